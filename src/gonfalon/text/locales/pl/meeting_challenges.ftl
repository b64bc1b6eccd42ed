# Challenges at a table and on the form: fetched after the first page.

## Spotkania: rewanże, szybkie gry, wyzwania

challenge-wait-title = Rzucasz wyzwanie: { $who }
challenge-wait-help = Ta osoba widzi wyzwanie na każdej stronie. Możesz tymczasem oglądać inne strony.
challenge-waited = Czekasz { $time }.
challenge-good-for = Jest ważne jeszcze { $time }.
challenge-over-declined = { $who } odmawia
challenge-over-expired = { $who } nie odpowiada
challenge-over-withdrawn = Wyzwanie się skończyło
challenge-over-help = Partia się nie zaczęła.
challenge-again = Zapytaj ponownie
challenge-player = Rzuć wyzwanie
challenge-block = Bez wyzwań od tej osoby
challenge-blocked = Nie przyjmujesz wyzwań od: { $who }.
challenge-unblock = Przyjmuj znowu
challenge-friend = Nazwa tej osoby
challenge-friend-help = Zostaw puste, aby dostać link do wysłania.
challenge-friend-nameless = Aby kogoś wyzwać, najpierw wybierz nazwę dla siebie.
challenge-rules = Kto może rzucać ci wyzwania?
challenge-rules-everybody = Wszyscy
challenge-rules-played = Osoby z moich partii
challenge-rules-nobody = Nikt
replay-times = Czasy
replay-spent = Ten ruch
