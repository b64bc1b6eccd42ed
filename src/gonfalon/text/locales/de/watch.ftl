# Watching a match: who may, how late, and what is told on the way.

app-nav-watch = Zuschauen
watch-title = Zuschauen
watch-lead = Partien, die gerade gespielt werden und denen alle zuschauen dürfen, ein wenig später.
watch-all = Alle Partien zum Zuschauen
watch-empty-title = Gerade kann man keiner Partie zuschauen
watch-empty-help = Sehen Sie inzwischen eine beendete an. Eine Partie steht hier, wenn ihr Tisch alle zuschauen lässt.
watch-late = { $minutes } min später
watch-late-none = live
watch-late-end = nach dem Ende
watch-ends-in = Sie ist vorbei; Sie sehen das Ende in { $time }.
watch-over = Sie ist vorbei
watch-as-of = Stand { $time }
watch-closed-title = Dieser Partie darf niemand zuschauen
watch-gone-title = Diese Partie gibt es hier nicht
watch-count = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
  }
watch-copy = Link zum Zuschauen kopieren
watch-terms-link = Wer den Link hat, darf zuschauen,
watch-terms-everybody = Alle dürfen zuschauen,
watch-terms-short = mindestens 3 Minuten und 5 Züge später.
watch-terms-long = mindestens 15 Minuten und 15 Züge später.
watch-terms-end = nach dem Ende.
watch-terms-none = sofort.
error-match-not-shared = Die Spieler zeigen diese Partie nicht oder nicht ganz.
watch-empty-go = Eine beendete Partie ansehen
watch-side = Nebeneinander
watch-side-choose = Welche Partie gezeigt wird
watch-side-game = Partie { $number }
watch-named = Wer zuschaut
