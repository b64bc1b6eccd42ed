## Sides

side-good = Dobro
side-evil = Zło

## Pieces

piece-gandalf = Gandalf
piece-aragorn = Aragorn
piece-legolas = Legolas
piece-gimli = Gimli
piece-theoden = król Théoden
piece-faramir = Faramir
piece-eomer = Éomer
piece-boromir = Boromir
piece-arwen = Arwena
piece-treebeard = Drzewiec
piece-haldir = Haldir
piece-elf = elf
piece-frodo = Frodo
piece-sam = Sam
piece-merry = Merry
piece-pippin = Pippin
piece-soldier = żołnierz Gondoru
piece-rider = jeździec Rohanu
piece-eowyn = Éowyna
piece-witch_king = Czarnoksiężnik
piece-saruman = Saruman
piece-nazgul = Nazgûl
piece-gothmog = Gothmog
piece-lurtz = Lurtz
piece-sharku = Sharku
piece-uruk_hai = Uruk-hai
piece-berserker = berserker
piece-haradrim = Haradrim
piece-orc = ork
piece-warg_rider = jeździec na wargu
piece-wormtongue = Gadzi Język
piece-fortress = twierdza

## Powers, and what each does, in one line

power-fly = Lot
power-fly-help = Przeskakuje w linii prostej wszystko, co stoi na drodze, na pierwsze wolne pole. Nie atakuje.
power-seek = Wytrop wroga
power-seek-help = Wskazuje wroga do dwóch pól dalej: zostaje ujawniony, a słabszy zbity.
power-seek-only-help = Wskazuje wroga do dwóch pól dalej: zostaje ujawniony. Nic nie zostaje zbite.
power-bow = Długi łuk
power-bow-help = Strzela o jedno lub dwa pola w linii prostej albo na ukos, ponad wszystkim: cel zostaje ujawniony, a słabszy zbity. Twierdze i berserkerzy zostają.
power-axe = Krasnoludzki topór
power-axe-help = Krok, potem od jednego do trzech wrogów wokół. Słabsi padają; przeciw równemu, silniejszemu lub twierdzy pada Gimli.
power-steed = Rączy rumak
power-steed-help = Dwa pola, także za róg; drugi krok może atakować.
power-repeat = Ponowny atak
power-repeat-help = Po wygranym ataku może zaatakować kolejnego wroga obok albo przestać.
power-rage = Szał
power-rage-help = Krok, potem bije wszystkich wokół: równi, słabsi i twierdze padają, a z nimi berserker.
power-stop = Przestań

## The Ring

ring-open = Frodo niesie Pierścień.
ring-destroyed = Pierścień jest zniszczony.
ring-taken = Zło ma Pierścień: jego rangi są o jeden wyższe.
rank-raised = podniesiona przez Pierścień
mount-doom = Góra Przeznaczenia
panel-powers = Moce
legend-frodo = Frodo, Powiernik Pierścienia
legend-frodo-help = Rangi 5, 6, 7 i 9, twierdze i moce nic mu nie zrobią, a ranga 4 pada w walce z nim. Biją go tylko Czarnoksiężnik i Nazgûle.
legend-doom-help = Frodo wchodzi tam raz, z jednego z dwóch oznaczonych pól. Wtedy Pierścień jest zniszczony: Zło traci wszystkie pionki rangi od 4 do 8 i wszystkie twierdze.
legend-taken = Jeśli Frodo wcześniej padnie
legend-taken-help = Każdy pionek Zła rośnie o jedną rangę, prócz twierdz, Gadziego Języka i flagi.
forbidden-zone = Zakazana Strefa
combat-neither = Nikt nie pada: Frodo jest niewidzialny

## Acts refused

reason-no_power = Ten pionek nie ma tu tej mocy.
reason-power_step = Moc tam nie prowadzi.
reason-power_target = To nie są cele dla tej mocy.
reason-repeat_only = Zaatakuj znów tym pionkiem albo przestań.
reason-nothing_to_stop = Nie ma ataku do przerwania.

## Options

option-seek_captures = Tropienie zbija
option-seek_captures-help = Włączone: słabszy cel zostaje zbity, jak w książeczce. Wyłączone: zostaje tylko pokazany. Ze zbijaniem tropienie jest pod każdym względem lepsze od łuku.
option-seek_range = Zasięg tropienia
option-seek_range-help = Które pola do dwóch dalej można wskazać.
option-seek_range-around = wszystkie 24 wokół
option-seek_range-lines = 16 w liniach
option-seek_range-cross = 12: wokół i dwa prosto
option-bow_range = Zasięg łuku
option-bow_range-help = Na które pola do dwóch dalej można strzelać.
option-bow_range-lines = 16 w liniach
option-bow_range-cross = 12: wokół i dwa prosto
option-axe_may_stay = Topór bez kroku
option-axe_may_stay-help = Także z miejsca, bez kroku.
option-axe_stops = Topór kończy, gdy Gimli padnie
option-axe_stops-help = Cele są bite w podanej kolejności; następne po jego upadku przeżywają.
option-steed_may_return = Rumak może zawrócić
option-steed_may_return-help = Drugi krok może wrócić na początek.
option-rage_may_stay = Szał bez kroku
option-rage_may_stay-help = Także z miejsca, bez kroku.
option-rage_alone = Szał bez celu
option-rage_alone-help = Dozwolony, choć wokół nie ma wroga.
option-mount_doom = Góra Przeznaczenia
option-mount_doom-help = Które to pole z dwóch stref. Nikt nie wie na pewno, gdzie jest na drukowanej planszy.
option-mount_doom-c5 = c5
option-mount_doom-d5 = d5
option-mount_doom-c6 = c6
option-mount_doom-d6 = d6
option-mount_doom-g5 = g5
option-mount_doom-h5 = h5
option-mount_doom-g6 = g6
option-mount_doom-h6 = h6
option-mount_doom_safe = Frodo jest bezpieczny na Górze
option-mount_doom_safe-help = Żadna moc nie może tam w niego celować. Wyłączone: moce tak, ruchy nigdy.
option-haradrim_falls = Haradrimowie padają przed Frodem
option-haradrim_falls-help = Równi rangą, lecz jego nie można zbić. Wyłączone: nikt nie pada.
option-invisible_after_quest = Frodo pozostaje niewidzialny
option-invisible_after_quest-help = Także po zniszczeniu Pierścienia. Wyłączone: odtąd to zwykła 4.

## Powers at the table. $piece a piece in its plain form, $targets a list of targets, $rank the rank of the user

powers-of = Moce: { $piece }
power-pick-step = Wybierz krok: jedno z podświetlonych pól.
power-pick-target = Wybierz cel: jedno z podświetlonych pól.
power-pick-more = Albo wybierz jeszcze jeden cel.
power-picked = Wybrano: { $squares }
power-back = Wstecz
power-confirm = { $power }: wykonaj
power-hit = { $square }: { $piece }, zbity
power-seen = { $square }: { $piece }, odkryty, zostaje
power-falls = pada też { $piece }
power-last = Ostatnia moc
power-aim = nieznany pionek na { $square }
power-aim-known = { $piece } na { $square }
preview-fly = { $piece }: lot na { $square }.
preview-seek = { $piece } wskazuje cel: { $targets }. Wszyscy zobaczą, co to jest; poniżej rangi { $rank } zostanie zbity.
preview-seek-only = { $piece } wskazuje cel: { $targets }. Wszyscy zobaczą, co to jest.
preview-bow = { $piece } strzela, cel: { $targets }. Wszyscy zobaczą, co to jest; poniżej rangi { $rank } zostanie zbity, jeśli strzała może go zranić.
preview-axe = { $piece } idzie na { $square } i uderza; cele: { $targets }. Poniżej rangi { $rank } cel pada; za równy, silniejszy albo twierdzę { $piece } płaci życiem.
preview-axe-stay = { $piece } uderza ze swojego pola; cele: { $targets }. Poniżej rangi { $rank } cel pada; za równy, silniejszy albo twierdzę { $piece } płaci życiem.
preview-steed = { $piece } jedzie przez { $via } na { $square }.
preview-steed-attack = { $piece } jedzie przez { $via } i atakuje; cel: { $targets }.
preview-rage = { $piece } idzie na { $square } i uderza każdego wroga na ośmiu polach dookoła. Do rangi { $rank } padają wszyscy, twierdze też, a na końcu { $piece }.
preview-rage-stay = { $piece } uderza każdego wroga na ośmiu polach dookoła. Do rangi { $rank } padają wszyscy, twierdze też, a na końcu { $piece }.
preview-other = { $piece }: { $power } { $square } { $targets }
preview-known = Odtąd wszyscy wiedzą, kto to jest: { $piece }.
preview-frodo = Frodo zostałby tylko odkryty.
preview-too-strong = Jest za silny, by paść.
repeat-owed = { $piece } na { $square }: wygrana. Atakuj jeszcze raz albo przestań.
repeat-theirs = Druga strona może zaatakować jeszcze raz.
turn-repeat = Atakuj jeszcze raz albo przestań
log-quest = { $count ->
    [one] Pierścień jest zniszczony: pada { $count } pionek Zła.
    [few] Pierścień jest zniszczony: padają { $count } pionki Zła.
    [many] Pierścień jest zniszczony: pada { $count } pionków Zła.
   *[other] Pierścień jest zniszczony: pada { $count } pionka Zła.
  }
log-ring-taken = Frodo padł. Zło ma Pierścień, a jego rangi rosną o jeden.
fate-quest = { $count ->
    [one] Pada { $count } pionek Zła
    [few] Padają { $count } pionki Zła
    [many] Pada { $count } pionków Zła
   *[other] Pada { $count } pionka Zła
  }: wszystkie o rangach od 4 do 8 i twierdze. Teraz po flagę!
fate-ring_taken = Frodo padł. Złote liczby pokazują podniesione rangi.
log-stop = przestaje
log-neither = nikt nie pada
square-picked = wybrane dla mocy
square-has-powers = ma moce
square-entry = { $square }, puste, wejście na Górę Przeznaczenia
log-announce-stop = { $side ->
    [red] Dobro przestaje.
   *[blue] Zło przestaje.
 }

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-side-red = Dobro
me-side-blue = Zło
me-square-lake = { $square }, Zakazana Strefa
me-square-other = { $square }, { $side ->
    [red] Dobro
   *[blue] Zło
 }: { $piece }
me-square-unknown = { $square }, { $side ->
    [red] Dobro
   *[blue] Zło
 }: nieznany pionek
me-turn-side = { $side ->
    [red] Ruch Dobra
   *[blue] Ruch Zła
 }
me-reason-immobile = Ten pionek nigdy się nie rusza. Twierdze i flagi zostają tam, gdzie je ustawiono.
me-reason-blocked = Coś stoi na drodze. Żaden pionek nie przechodzi nad innym ani nad Zakazaną Strefą.
me-reason-obstacle = Nikt nie wchodzi do Zakazanej Strefy.
me-combat-announce = Walka na { $square }. Atakuje { $side ->
    [red] Dobro
   *[blue] Zło
 }: { $attacker }. Broni się: { $defender }. { $result ->
    [attacker] Wygrywa atakujący.
    [defender] Obrońca się trzyma.
    [neither] Nikt nie pada.
   *[both] Padają oba.
 }
me-log-ready = { $side ->
    [red] Dobro jest gotowe.
   *[blue] Zło jest gotowe.
 }
me-log-announce-move = { $side ->
    [red] Dobro
   *[blue] Zło
 }: { $source } na { $target }.
me-log-announce-move-shown = { $side ->
    [red] Dobro
   *[blue] Zło
 }: { $source } na { $target }, { $piece }.
me-log-announce-rescue = { $side ->
    [red] Dobro przywraca pionek na { $square }.
   *[blue] Zło przywraca pionek na { $square }.
 }
me-panel-captured-red = Straty Dobra
me-panel-captured-blue = Straty Zła
me-annotation-still = twierdza lub flaga
me-curtain-title = { $side ->
    [red] Teraz Dobro
   *[blue] Teraz Zło
 }
me-curtain-look = { $side ->
    [red] Gram Dobrem: pokaż planszę
   *[blue] Gram Złem: pokaż planszę
 }
me-curtain-quiet-move = { $side ->
    [red] Dobro przeszło z { $source } na { $target }.
   *[blue] Zło przeszło z { $source } na { $target }.
 }
me-curtain-deploy = { $side ->
    [red] Teraz ustawia się Dobro. Zło nie patrzy.
   *[blue] Teraz ustawia się Zło. Dobro nie patrzy.
 }
me-end-side-wins = { $winner ->
    [red] Wygrywa Dobro
   *[blue] Wygrywa Zło
 }
me-end-flag_captured = { $who ->
    [winner] Flaga przeciwnika jest twoja.
    [loser] Twoja flaga została zdobyta.
   *[watcher] { $winner ->
        [red] Dobro zdobyło flagę Zła.
       *[blue] Zło zdobyło flagę Dobra.
    }
 }
me-end-no_legal_move = { $who ->
    [winner] Przeciwnik nie może się już ruszyć.
    [loser] Nie możesz się już ruszyć.
   *[watcher] { $winner ->
        [red] Zło nie może się już ruszyć.
       *[blue] Dobro nie może się już ruszyć.
    }
 }
me-end-no_mobile_piece = { $who ->
    [winner] Przeciwnikowi nie został żaden ruchomy pionek.
    [loser] Nie został ci żaden ruchomy pionek.
   *[watcher] { $winner ->
        [red] Złu nie został żaden ruchomy pionek.
       *[blue] Dobru nie został żaden ruchomy pionek.
    }
 }
me-end-resigned = { $who ->
    [winner] Druga strona się poddała.
    [loser] Poddajesz partię.
   *[watcher] { $winner ->
        [red] Zło się poddało.
       *[blue] Dobro się poddało.
    }
 }
me-end-abandoned = { $who ->
    [winner] Druga strona nie wróciła i wygrana przypadła tobie.
    [loser] Zbyt długo cię nie było i druga strona zażądała wygranej.
   *[watcher] { $winner ->
        [red] Zło nie wróciło i Dobro zażądało wygranej.
       *[blue] Dobro nie wróciło i Zło zażądało wygranej.
    }
 }
me-replay-view-red = Dobro
me-replay-view-blue = Zło
me-start-seat = Twoja armia
me-start-first-red = Zaczyna Dobro.
me-start-first-blue = Zaczyna Zło.
me-option-first-red = Dobro
me-option-first-blue = Zło
me-belief-side = { $side ->
    [red] Co mogło wiedzieć Dobro
   *[blue] Co mogło wiedzieć Zło
 }
me-belief-no-side = Wybierz Dobro lub Zło, aby zobaczyć, co ta strona mogła wiedzieć i zgadywać.
me-option-silent_scout = Gdy atakuje jeździec
me-option-silent_scout-help = Także przy cichej obronie obrońca musi się pokazać jeźdźcowi.
me-option-rescue-help = Dojdź do ostatniego rzędu przeciwnika i przywróć jeden stracony pionek, najwyżej dwa razy na partię. Jeźdźcy tego nie potrafią; twierdze pozostają stracone.
me-option-two_square_exact-help = Liczy się tylko wtedy, gdy pionek rusza i staje dokładnie na tych samych dwóch polach; jeździec może się wtedy wymknąć.
me-option-old_scout = Dawni jeźdźcy
me-option-old_scout-help = Jak w starych wydaniach: jeździec, który idzie daleko, nie może w tej samej turze atakować.

## The page for players

me-end-timeout = { $who ->
    [winner] Druga strona przekroczyła czas.
    [loser] Twój czas minął.
   *[watcher] { $winner ->
        [red] Zło przekroczyło czas.
       *[blue] Dobro przekroczyło czas.
    }
 }
