### The path of lessons and the lesson at its board: what every game's lessons say.

learn-title = Leçons
learn-paths = Jeux
learn-path-list = Les leçons
learn-progress = { $done } sur { $count }
learn-go-on = Continuer : { $title }
learn-all-done = Toutes les leçons de ce parcours sont faites.
learn-minutes = { $count ->
    [one] environ { $count } minute
    *[other] environ { $count } minutes
}
learn-done = fait
learn-shown = Connue par vos parties
learn-test = Testez-moi
learn-test-help = Une tâche de chaque leçon qui reste. Ce que vous réussissez du premier coup est coché.
learn-test-over = Tâches réussies du premier coup : { $right } sur { $count }.
learn-test-none = Il n’y a plus rien à demander.
learn-lesson-of = Leçon { $number } sur { $count }
learn-task-of = Tâche { $number } sur { $count }
learn-sentence = Ce que cette leçon apprend
learn-show = Montrer
learn-know = Je connais
learn-next = Leçon suivante
learn-again = Encore une fois
learn-back = Toutes les leçons
learn-finished = Fait. Vous pouvez continuer.
learn-right = Juste.
learn-other = C’est permis, mais cette leçon parle d’autre chose. Le coup est annulé.
learn-refused = Les règles ne le permettent pas ici.
learn-faults = { $count ->
    [one] Il reste { $count } défaut :
    *[other] Il reste { $count } défauts :
}
learn-next-task = Tâche suivante
learn-pointed = Regardez : { $act }
learn-save-title = Emporter vos progrès
learn-save-help = Vos progrès restent dans ce navigateur. Copiez cette ligne et collez-la dans un autre.
learn-save-copy = Copier
learn-save-copied = Copié
learn-save-field = Une ligne d’un autre navigateur
learn-save-take = Reprendre
learn-save-taken = { $count ->
    [one] { $count } leçon reprise.
    *[other] { $count } leçons reprises.
}
