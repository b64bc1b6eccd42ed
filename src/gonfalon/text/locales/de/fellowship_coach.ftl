## What the coach says of an answer: cards and numbers by name

coach-quest_few = Sie schickten { $willpower } Willenskraft gegen { $threat } Bedrohung im Aufmarschgebiet; { $better } war besser. Besser wäre auch mitgegangen: { $cards }.
coach-quest_many = Sie schickten { $willpower } Willenskraft gegen { $threat } Bedrohung im Aufmarschgebiet; { $better } genügte. Besser zurückgehalten: { $cards }.
coach-quest_who = Andere hätten an ihrer Stelle gehen können. Besser zurückgehalten: { $cards }.
coach-undefended = Gegen { $enemy } verteidigte niemand. Der bessere Verteidiger: { $card }.
coach-defended = { $card } verteidigte gegen { $enemy }. Besser war es, den Schaden zu nehmen und bereit zu bleiben.
coach-defender = { $card } verteidigte gegen { $enemy }. Der bessere Verteidiger: { $other }.
coach-attack_none = Sie ließen { $enemy } in Ruhe. Ein Angriff war besser.
coach-attack_few = Sie griffen { $enemy } mit { $attack } an; { $better } war besser.
coach-attack_many = Sie griffen { $enemy } mit { $attack } an; { $better } genügte.
coach-attack_who = Ein anderes Ziel als { $enemy } war besser, oder keines.
coach-engage = Die andere Wahl des Gegners ließ Ihnen die besseren Kämpfe.
coach-travel = Die andere Wahl des Reiseziels war besser.
coach-unplayed = { $card } hätte ins Spiel kommen können, wurde aber nicht gespielt.
coach-event_kept = { $card } hätte hier geholfen und blieb ungenutzt.
coach-event_wasted = { $card } brachte hier wenig. Besser war es, die Karte aufzuheben.
coach-spent_early = { $card } kostete mehr, als es brachte. Sparen war besser.
coach-other_card = { $other } war hier mehr wert als { $card }.
coach-other_choice = Die andere Wahl lässt Sie besser dastehen.
coach-kept_hand = Sie haben diese Karten behalten. Sechs neue gewinnen öfter.
coach-redrew_hand = Sie haben diese Karten zurückgegeben. Behalten gewinnen sie öfter.
coach-leaves = Was die bessere Antwort Ihnen lässt: { $reasons }.
coach-cost-one = Das kostete etwa 1 von { $games } Partien ({ $low } bis { $high } von 100).
coach-cost-many = Das kostete etwa { $lost } von 10 Partien ({ $low } bis { $high } von 100).

## Things to try next time

coach-tip-quest_few = Bevor Sie jemanden schicken, zählen Sie zur Bedrohung im Aufmarschgebiet etwa zwei Punkte für jede Karte, die noch aufgedeckt wird.
coach-tip-quest_many = Halten Sie zurück, wer in dieser Runde verteidigen oder angreifen muss: Genug Willenskraft ist genug.
coach-tip-quest_who = Schicken Sie die mit viel Willenskraft, und behalten Sie die, die gut kämpfen.
coach-tip-undefended = Überlegen Sie vor dem Abenteuer, wer welchen Gegner abwehrt.
coach-tip-defended = Schaden an einem Helden mit vielen Trefferpunkten kann billiger sein als ein Verteidiger, der später fehlt.
coach-tip-defender = Lassen Sie verteidigen, wer den Angriff samt Schattenkarte übersteht und am wenigsten gebraucht wird.
coach-tip-attack_none = Ein Gegner, der bleibt, greift jede Runde wieder an: Sehen Sie nach, ob Sie ihn besiegen können.
coach-tip-attack_few = Zählen Sie vor dem Schlag zusammen, was nötig ist: die Verteidigung des Gegners und seine übrigen Trefferpunkte.
coach-tip-attack_many = Schlagen Sie mit so viel zu, wie nötig ist, und behalten Sie die anderen für den nächsten Gegner.
coach-tip-attack_who = Besiegen Sie zuerst, was am härtesten angreift und am leichtesten fällt.
coach-tip-engage = Stellen Sie einen Gegner, wenn Sie bereit sind, bevor Ihre Bedrohung ihn herbeiholt.
coach-tip-travel = Reisen Sie dorthin, wo die Bedrohung im Aufmarschgebiet am meisten sinkt, außer wenn das Gebiet Sie dafür bestraft.
coach-tip-unplayed = Liegengebliebene Ressourcen tun nichts: Ein früh gespielter Verbündeter lohnt sich jede Runde.
coach-tip-event_kept = Sehen Sie bei jeder Pause Ihre Hand durch: Ein Ereignis, das am Ende übrig ist, half niemandem.
coach-tip-event_wasted = Fragen Sie sich vor einem Ereignis, was es in dieser Runde ändert; wenn wenig, behalten Sie es.
coach-tip-spent_early = Denken Sie vor dem Zahlen an die teurere Karte, für die Sie sparen.
coach-tip-other_card = Spielen Sie zuerst, was jede Runde wirkt: Willenskraft, Angriff, Karten, Ressourcen.
coach-tip-other_choice = Sehen Sie vor einer Wahl nach, was sie für den Rest der Runde übrig lässt.
coach-tip-kept_hand = Behalten Sie erste Karten, die jede Runde wirken, oder drei billige Verbündete und Verstärkungen. Ziehen Sie sonst neu.
coach-tip-redrew_hand = Eine erste Hand mit einer starken oder drei billigen Karten lohnt sich: Neue sind selten besser.

## Prices, luck and the line of chance, in games

coach-accuracy-scale-chances = 100 heißt: jedes Mal die Antwort, die am meisten gewinnt.
coach-luck-even-chances = Glück steckt in keiner dieser Zahlen: Eine Antwort wird nach dem beurteilt, was Sie wissen konnten.
coach-dearest-chances = Ihre teuersten Antworten
coach-none-dear-chances = Von keiner Antwort ist sicher, dass sie viel gekostet hat.
coach-turn-chances = { $when } { $act }.
coach-price-scale-chances = „1 von 8“ heißt: Von acht weitergespielten Partien gewann die bessere Antwort etwa eine mehr.
coach-price-one = 1 von { $games }
coach-price-many = { $lost } von 10
coach-shown-chances = { $when } Wie Sie es sahen
coach-true-chances = { $when } Wie es wirklich war
coach-played-undrawn-chances = Ihre Antwort: { $act }.
coach-best-undrawn-chances = Besser: { $act }.
coach-same-chances = Von keiner anderen Antwort ist sicher, dass sie besser war.
coach-when = Runde { $round }: { $question }
coach-when-start = Erste Karten: { $question }
coach-chance = Ihre Gewinnaussicht, Runde für Runde
coach-chance-help = Der Anteil der Partien, die der Computer nach Ihren Antworten weiterspielte und gewann. In 95 von 100 Fällen liegt der wahre Anteil im Band.
coach-chance-hopeless = Der Computer gewann von hier aus kaum je. Seine Partien können Ihre Antworten nicht unterscheiden, und keine gilt als Fehler.
coach-chance-hopeless-from = Ab Runde { $round } gewann auch der Computer kaum je: Antworten von da an gelten weder als richtig noch als Fehler.
coach-chance-held-out = Sie haben bis Runde { $last } standgehalten.
coach-no-tips-closed-chances = Diese Antworten lassen sich nicht beurteilen: Auch der Computer gewinnt hier mit diesem Deck kaum je. Wählen Sie ein anderes Deck oder ein leichteres Szenario.
coach-chance-of = Runde { $round }: { $share } von 100 ({ $low } bis { $high })
coach-chance-of-start = Erste Karten: { $share } von 100 ({ $low } bis { $high })
coach-in-numbers = In Zahlen

## The coach's notes in the replay

coach-notes = Anmerkungen des Trainers
coach-notes-help = Antworten, die nach Ihrem Wissen 1 von 10 Partien oder mehr kosteten.
coach-notes-none = Von keiner Antwort ist sicher, dass sie 1 von 10 Partien gekostet hat.
