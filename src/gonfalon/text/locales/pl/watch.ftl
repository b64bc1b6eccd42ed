# Watching a match: who may, how late, and what is told on the way.

app-nav-watch = Oglądaj
watch-title = Oglądaj
watch-lead = Partie, które właśnie trwają i które każdy może oglądać, z małym opóźnieniem.
watch-all = Wszystkie partie do oglądania
watch-empty-title = Teraz nie ma partii do oglądania
watch-empty-help = Obejrzyj tymczasem zakończoną. Partia pojawia się tutaj, gdy jej stół pozwala oglądać wszystkim.
watch-late = { $minutes } min opóźnienia
watch-late-none = na żywo
watch-late-end = po zakończeniu
watch-ends-in = Partia się skończyła; zobaczysz koniec za { $time }.
watch-over = Partia się skończyła
watch-as-of = Stan z { $time }
watch-closed-title = Tej partii nie można oglądać
watch-gone-title = Nie ma tu takiej partii
watch-count = { $count ->
    [0] Nikt nie ogląda
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
  }
watch-copy = Kopiuj link do oglądania
watch-terms-link = Kto ma link, może oglądać,
watch-terms-everybody = Każdy może oglądać,
watch-terms-short = co najmniej 3 minuty i 5 ruchów później.
watch-terms-long = co najmniej 15 minut i 15 ruchów później.
watch-terms-end = po zakończeniu.
watch-terms-none = na bieżąco.
error-match-not-shared = Gracze nie pokazują tej partii albo nie całą.
watch-empty-go = Obejrzyj zakończoną partię
watch-side = Obok siebie
watch-side-choose = Która partia jest pokazana
watch-side-game = Partia { $number }
watch-named = Kto ogląda
