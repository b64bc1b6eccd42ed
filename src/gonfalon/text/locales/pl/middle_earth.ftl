# Stratego w Śródziemiu. Jak en/middle_earth.ftl.

## The game and its rulesets

game-middle_earth = Stratego w Śródziemiu
variant-me-classic = Śródziemie: Klasyczna
variant-me-classic-line = Dwie różne armie, zwykłe zasady.
variant-me-powers = Śródziemie: Moce specjalne
variant-me-powers-line = Orły, długie łuki, topór i szał.
variant-me-ring = Śródziemie: Zniszcz Pierścień
variant-me-ring-line = Frodo w drodze do Góry Przeznaczenia.

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
piece-nazgul = Nazgul
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
power-fly-help = Przeskakuje w linii prostej wszystko, co obok, na pierwsze wolne pole. Nie atakuje.
power-seek = Wytrop wroga
power-seek-help = Wskazuje wroga do dwóch pól dalej: zostaje ujawniony, a słabszy zbity.
power-bow = Długi łuk
power-bow-help = Strzela na jedno lub dwa pola prosto lub na ukos: cel zostaje ujawniony, a słabszy zbity.
power-axe = Krasnoludzki topór
power-axe-help = Krok, potem od jednego do trzech wrogów wokół. Słabsi padają; równy, silniejszy lub twierdza kosztuje Gimliego.
power-steed = Rączy rumak
power-steed-help = Dwa pola, także za róg; drugi krok może atakować.
power-repeat = Ponowny atak
power-repeat-help = Po wygranym ataku może zaatakować kolejnego sąsiada albo przestać.
power-rage = Szał
power-rage-help = Krok, potem bije wszystkich wokół: równi, słabsi i twierdze padają, a z nimi berserker.
power-stop = Przestań

## The Ring

ring-open = Frodo niesie Pierścień.
ring-destroyed = Pierścień jest zniszczony.
ring-taken = Zło ma Pierścień: jego rangi są o jeden wyższe.
mount-doom = Góra Przeznaczenia
forbidden-zone = Zakazana Strefa
combat-neither = Nikt nie pada: Frodo jest niewidzialny

## Acts refused

reason-no_power = Ta figura nie ma tu tej mocy.
reason-power_step = Moc tam nie prowadzi.
reason-power_target = To nie są cele dla tej mocy.
reason-repeat_only = Zaatakuj znów tą figurą albo przestań.
reason-nothing_to_stop = Nie ma ataku do przerwania.

## Options

option-seek_captures = Wytrop zbija
option-seek_captures-help = Włączone jak w książeczce; wyłączone tylko ujawnia. Ze zbijaniem jest pod każdym względem lepsze od łuku.
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
option-mount_doom-help = Które to pole z dwóch stref. Drukowana plansza nie jest znana na pewno.
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
