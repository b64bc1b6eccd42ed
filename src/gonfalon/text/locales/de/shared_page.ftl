# Die Seite einer beendeten Partie, und die Frage, ob andere sie sehen dürfen.

shared-title-won = { $winner } hat gegen { $loser } gewonnen
shared-title-turned = { $winner } hat die Partie gedreht
shared-title-led = { $winner } lag nie zurück
shared-title-behind = { $winner } hat trotz Rückstand gewonnen
shared-title-drawn = Keine Seite kam durch
shared-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
shared-rated = gewertet
shared-won-against = gewann gegen
shared-fortune = Wie die Partie stand
shared-fortune-help = über der Mitte: { $who } liegt vorn
shared-moments = Momente
shared-move = Zug { $move }
shared-move-of = Zug { $move } von { $total }
shared-moment-swing = Die größte Veränderung: von { $before } zu { $after }.
shared-moment-turn = Der Wendepunkt: von { $before } zu { $after }.
shared-moment-end = Am Ende: { $after }.
shared-ahead = { $count } voraus
shared-behind = { $count } zurück
shared-level = gleichauf
shared-play-on = Ab Zug { $move } weiterspielen
shared-copy = Link kopieren
shared-save = Speichern als
shared-save-gif = Bewegtes Bild (GIF)
shared-save-webp = Bewegtes Bild in allen Farben (WebP)
shared-save-txt = Die Züge als Text
shared-covered = { $count ->
    [one] { $who } hält verdeckt, was niemand gesehen hat. Darum kann von hier niemand weiterspielen.
   *[other] { $who } halten verdeckt, was niemand gesehen hat. Darum kann von hier niemand weiterspielen.
  }
shared-gone-title = Diese Partie ist nicht mehr da
shared-gone-help = Der Link ist unvollständig, oder dieser Server hat die Partie nicht mehr.
shared-closed-title = Diese Partie wird nicht gezeigt
shared-closed-help = Wer sie gespielt hat, zeigt sie niemandem. Saßen Sie dort, dann öffnen Sie sie mit dem Browser, in dem Sie gespielt haben.
share-title = Diese Partie zeigen
share-back = Nicht mehr zeigen
share-page = Zu ihrer Seite
share-cover = Verdeckt lassen, was ich nie gezeigt habe
share-shown = Andere sehen sie
