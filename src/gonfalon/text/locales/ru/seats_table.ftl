# An offered seat at its table and on the form: fetched after the first page.

## Open seats: tables that everybody on the server may join

seats-wait-title = Ваше место предложено
seats-wait-help = Его видят все на этом сервере. Кто сядет первым, играет с вами. Пока можно смотреть другие страницы; когда кто-то придёт, зазвучит рог.
seats-bar-show = Показать
seats-closed-title = Это место больше не предлагается
seats-closed-help = Какое-то время за столом никого не было, и он ушёл из списка.
seats-closed-again = Предложить место снова

## On the form before a game

start-opponent-anybody = Кто угодно
start-opponent-anybody-help = Ваше место видят все на этом сервере. Кто сядет первым, тот и играет.
start-anybody-fills = Если за { $seconds } с никто не придёт, сядет компьютер: { $level }.
start-listed = Предложить эти места всем
start-listed-help = Места для первых пришедших попадут в список свободных мест этого сервера.
