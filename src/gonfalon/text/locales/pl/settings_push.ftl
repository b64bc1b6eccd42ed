# News for a browser that is closed: the switch, the offer, what notifications say.

push-switch = Powiadamiaj także, gdy Gonfalon jest zamknięty
push-help = Usługa push przeglądarki przynosi zapieczętowaną wiadomość. Nie może jej przeczytać i nie dowiaduje się niczego o partii.
push-insecure = Do tego strona musi przyjść przez https. Poproś o taki adres gospodarza serwera. Na komputerze serwera działa też http://localhost.
push-install = Na iPhonie i iPadzie dodaj najpierw Gonfalon do ekranu początkowego: Udostępnij, potem Do ekranu początkowego. Potem otwórz go stamtąd.
push-missing = Tej przeglądarki nie da się o niczym powiadomić, gdy Gonfalon jest zamknięty.
push-unavailable = Ten serwer nie wysyła wiadomości do zamkniętych przeglądarek.
push-denied = Przeglądarka zabrania powiadomień tej stronie. Możesz je dopuścić w jej ustawieniach.
push-failed = Przeglądarka nie dotarła do swojej usługi push. Sprawdź połączenie i spróbuj ponownie.
push-test = Wyślij mi próbę
push-test-sent = Jest w drodze.
push-test-failed = Usługa push jej nie przyjęła. Spróbuj później.

push-offer = Masz partię, która trwa całe dni. Czy ta przeglądarka ma cię powiadamiać, że to twój ruch, także gdy Gonfalon jest zamknięty?
push-offer-yes = Tak, powiadamiaj
push-offer-no = Nie, dziękuję

news-time = Twój czas się kończy
news-time-help = { $variant }: została ci jedna dziesiąta czasu.
news-seated = Ktoś usiadł przy stole
news-seated-help = { $variant }: można zaczynać.
news-over = Partia skończona
news-over-help = { $variant }: to już koniec.
news-test = To jest próba
news-test-help = Gonfalon może cię powiadamiać, że to twój ruch.

keeping-week = Ta przeglądarka usuwa dane strony po siedmiu dniach bez odwiedzin. Stracisz wtedy miejsca. Utwórz najpierw kod albo dodaj Gonfalon do ekranu początkowego.

error-push-endpoint = Ten serwer nie zna usługi push twojej przeglądarki.
error-push-off = Ten serwer nie wysyła wiadomości do zamkniętych przeglądarek.
error-push-too-many = Ten serwer powiadamia już tyle przeglądarek, ile może. Spróbuj później.
error-push-unknown = Ten serwer zapomniał twoją przeglądarkę. Wyłącz powiadomienia i włącz je ponownie.
