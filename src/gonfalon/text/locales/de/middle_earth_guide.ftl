# Stratego in Middle-earth: the page for players.

guide-me-armies-title = Gut und Böse
guide-me-armies =
    Vierzig Figuren auf jeder Seite, und die Heere sind verschieden. Die Bösen beginnen.
    Stellen Sie geheim auf, ziehen und kämpfen Sie dann wie bei Stratego: eine Figur, ein Feld; wo zwei sich treffen, zeigen beide ihren Rang, und der höhere bleibt; bei gleichem Rang fallen beide. Erobern Sie die Fahne des Gegners.
guide-me-pieces-title = Alle Figuren
guide-me-pieces = Eine Figur ohne Anmerkung geht ein Feld weit und schlägt jeden niedrigeren Rang.
guide-me-roles-title = Wer was kann
guide-me-roles =
    Festungen sind die Bomben: Sie schlagen jeden Angreifer, doch Soldaten und Orks (3) nehmen sie ein.
    Reiter (2) laufen geradeaus, so weit sie wollen. Éowyn und Schlangenzunge (S) sind die Schwächsten und schlagen doch die gegnerische 10, wenn sie zuerst angreifen.
guide-me-strikes-title = Kräfte, die treffen
guide-me-strikes = Im zweiten und dritten Spiel darf eine Figur statt ihres Zuges ihre Kraft einsetzen. Die Figur wird vorher gezeigt, und jedes Ziel auch.
guide-me-marches-title = Kräfte, die ziehen
guide-me-marches = Das Brett zeigt, wohin eine Kraft reicht, und nichts gilt, bevor Sie es bestätigen.
guide-me-ring-title = Der Ring
guide-me-ring =
    Im dritten Spiel trägt Frodo den Ring. Betritt er den Schicksalsberg, ist der Ring vernichtet, und die Figuren der Bösen mit Rang 4 bis 8 und ihre Festungen verschwinden.
    Nur der Hexenkönig und die Nazgûl können ihn schlagen; gelingt es ihnen vorher, steigen die Ränge der Bösen um eins.
guide-me-boxes-title = Die drei Spiele
guide-me-boxes = Beginnen Sie mit dem ersten; jedes weitere fügt etwas hinzu.
