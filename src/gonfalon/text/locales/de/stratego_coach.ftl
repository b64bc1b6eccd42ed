## What the coach says of a turn: pieces, squares and chances by name

coach-lost_known = { $piece } gegen { $kind }, und beides war Ihnen bekannt: Dieser Kampf war nicht zu gewinnen.
coach-into_still = Nach Ihrem Wissen fällt der Angreifer ({ $piece }) in { $chance } von 100 Fällen: Auf { $square } stand eine Figur, die nie gezogen hatte.
coach-gamble = Nach Ihrem Wissen fällt der Angreifer ({ $piece }) auf { $square } in { $chance } von 100 Fällen.
coach-walked_up = Ihr Zug ({ $piece }) endete neben einem bekannten Gegner auf { $square }: { $kind }.
coach-left_standing = Ein bekannter Gegner auf { $square } ({ $kind }) konnte Ihre Figur schlagen: { $piece }. Sie blieb stehen.
coach-missed = Ein Angriff auf { $square } war möglich ({ $piece }): Nach Ihrem Wissen gewinnt er in { $chance } von 100 Fällen.
coach-flag = Das öffnete einen Weg zu Ihrer Fahne.
coach-flag_left = Ein Weg zu Ihrer Fahne stand offen, und Sie ließen ihn offen.
coach-flag_or_doom = Das öffnete einen Weg zu Ihrer Fahne oder zum Schicksalsberg.
coach-flag_or_doom_left = Ein Weg zu Ihrer Fahne oder zum Schicksalsberg stand offen, und Sie ließen ihn offen.
coach-told = Das verriet Ihre Figur ({ $piece }); zu erraten war sie nur in { $chance } von 100 Fällen.
coach-to_and_fro = Ihre Figur ({ $piece }) ging dorthin zurück, woher sie kam, und das brachte nichts.
coach-plan = { $best } bereitet das Folgende besser vor: Einige Züge weiter sah der Computer mehr Gewinn oder weniger Verlust.
coach-plan_near = { $best } kommt einem Ziel näher.
coach-plan_safe = { $best } hält eine Figur sicherer.
coach-plan_learn = { $best } erfährt mehr über die andere Seite.
coach-was = Dort stand: { $kind }.
coach-misread = Das war zu erwarten: Nach Ihrem Wissen war es in { $chance } von 100 Fällen so.
coach-unlucky = Richtig, und Pech gehabt: Dieser Angriff gewinnt in { $chance } von 100 Fällen.
coach-better_takes = { $best } schlägt einen bekannten Gegner: { $kind }.
coach-better_wins = { $best } gewinnt in { $chance } von 100 Fällen.
coach-better_asks = { $best } klärt, was auf { $square } steht.
coach-better_safe = { $best } bringt Ihre Figur in Sicherheit: { $piece }.
coach-better_flag = { $best } sichert den Weg zu Ihrer Fahne besser.
coach-better_flag_or_doom = { $best } sichert Ihre Fahne und den Schicksalsberg besser.
coach-better_quiet = { $best } wagt nichts und verrät nichts Neues.
coach-better_moves = { $best } wagt nichts und verrät nur, dass die Figur auf { $square } ziehen kann.
coach-better_else = { $best } ist besser.
coach-took_known = { $piece } schlug auf { $square } einen bekannten Gegner: { $kind }.
coach-took = { $piece } schlug auf { $square }: { $kind }. Nach Ihrem Wissen gelingt das in { $chance } von 100 Fällen.
coach-ambush = Ein Gegner ({ $kind }) griff auf { $square } Ihre unerkannte Figur an ({ $piece }) und fiel.
coach-bluff_fled = Ihre unerkannte Figur ({ $piece }) stand auf { $square } neben einem starken Gegner ({ $kind }), und er ging weg.
coach-bluff_passed = Ihre unerkannte Figur ({ $piece }) stand auf { $square } neben einem starken Gegner ({ $kind }), und er ließ sie stehen.
coach-touch = Tippen Sie auf eine gegnerische Figur: Dann steht hier, was sie nach Ihrem Wissen sein konnte.

## Things to try next time

coach-tip-lost_known = Greifen Sie nichts an, von dem Sie wissen, dass es stärker ist: Gehen Sie außen herum.
coach-tip-into_still = Prüfen Sie mit Aufklärern, was gezogen hat; was nie zog, ist Sache der Mineure.
coach-tip-gamble = Bevor eine starke Figur eine unbekannte angreift, lassen Sie eine schwache nachsehen.
coach-tip-walked_up = Ist ein starker Gegner bekannt, zählen Sie vor jedem Zug seine Schritte zu Ihren Figuren.
coach-tip-left_standing = Suchen Sie vor jedem Zug eigene Figuren neben einem bekannten Gegner, und retten Sie diese zuerst.
coach-tip-missed = Suchen Sie zuerst Angriffe, die meist gewinnen; erst dann ziehen Sie ruhig.
coach-tip-flag = Bevor eine Figur Ihre Fahne verlässt, sehen Sie nach, wer hereinkommen könnte.
coach-tip-flag_or_doom = Bevor eine Figur Ihre Fahne oder den Schicksalsberg verlässt, sehen Sie nach, wer hereinkommen könnte.
coach-tip-told = Halten Sie starke Figuren unerkannt: Lassen Sie andere ziehen, solange das nichts kostet.
coach-tip-to_and_fro = Ein Zug zurück gewinnt nichts: Bringen Sie eine andere Figur nach vorn.
coach-tip-plan = Wählen Sie ein Ziel, und bringen Sie zwei Figuren dorthin.

## Prices, luck and the line of fortune, in worths

coach-luck-good-worths = Ihre Kämpfe gingen besser aus als zu erwarten: Das war Glück.
coach-luck-bad-worths = Ihre Kämpfe gingen schlechter aus als zu erwarten: Das war Pech.
coach-luck-even-worths = Ihre Kämpfe gingen etwa so aus, wie es zu erwarten war.
coach-fortune-help-worths = Über der Mitte lagen Sie vorn, nach den Figuren, die beide fallen sahen.
coach-price-scale-worths = Die Zahl sagt, was ein Zug gekostet hat: 1 ist etwa der Wert Ihrer schwächsten Figur. Die genannten Züge haben das Ergebnis am meisten verschlechtert.
