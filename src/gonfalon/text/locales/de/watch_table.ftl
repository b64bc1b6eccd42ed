# Watching at a table, and what is chosen for it: fetched after the first page.

watch-bar = Sie schauen zu
watch-after-end-title = Sie sehen diese Partie, wenn sie vorbei ist
watch-after-end-help = So hat es der Tisch gewählt. Lassen Sie die Seite offen: Die Partie erscheint von selbst.
watch-not-begun-title = Diese Partie hat noch nicht begonnen
watch-not-begun-help = Ein Platz ist noch frei. Lassen Sie die Seite offen: Die Partie erscheint von selbst.
watch-closed-help = Der Tisch spielt ohne Zuschauer. Wenn Sie dort einen Platz haben, öffnen Sie sie in dem Browser, in dem Sie ihn genommen haben.
watch-gone-help = Der Link ist nicht vollständig, oder die Partie liegt auf einem anderen Server.
watch-others = Partien zum Zuschauen
watch-setting-up = Die Heere werden aufgestellt
watch-rematch = Der Revanche zuschauen
start-watching-nobody = Niemand
start-watching-link = Mit Link
start-watching-everybody = Alle
start-watching-nobody-help = Nur wer am Tisch sitzt, sieht die Partie.
start-watching-link-help = Der Tisch hat einen Link zum Weitergeben. Zuschauer sehen nur, was alle am Tisch wissen dürfen.
start-watching-everybody-help = Die Partie steht in der Liste dieses Servers. Zuschauer sehen nur, was alle am Tisch wissen dürfen.
start-delay = Wie viel später sehen sie die Partie?
start-delay-short = 3 Minuten, 5 Züge
start-delay-long = 15 Minuten, 15 Züge
start-delay-end = Nach dem Ende
start-delay-none = Sofort
start-delay-help = So kann niemand, der zuschaut, rechtzeitig jemandem helfen.
start-delay-none-help = Wer einen Platz nimmt, erfährt es vorher und stimmt damit zu.
share-ask = Diese Partie zeigen
share-own = Wer die Adresse hat, darf diese Partie sehen.
watch-applaud = Applaudieren
watch-applaud-sent = Sie haben applaudiert
watch-applaud-late = Zu spät für Applaus
watch-applaud-help = Die Spieler erfahren nach dem Ende, wie viele applaudiert haben.
watch-applauded = { $count ->
    [one] Eine Person, die zuschaute, hat applaudiert
   *[other] { $count } Personen, die zuschauten, haben applaudiert
  }
settings-watch-name = Meinen Namen zeigen, wenn ich zuschaue
settings-watch-name-help = Nur die Spieler an diesem Tisch sehen ihn. Sonst sehen sie eine Zahl.
guess-at = { $seat }: { $place }
guess-not-yet = { $seat }: noch nicht
guess-press = Wählen Sie das Feld: { $seat }.
guess-known = { $count ->
    [one] Sie haben { $right } von einem erraten.
   *[other] Sie haben { $right } von { $count } erraten.
  }
guess-unknown = Wer gespielt hat, hat das Verborgene nicht gezeigt.
