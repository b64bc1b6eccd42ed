# An offered seat at its table and on the form: fetched after the first page.

## Open seats: tables that everybody on the server may join

seats-wait-title = Ihr Platz ist angeboten
seats-wait-help = Alle auf diesem Server sehen ihn. Wer sich zuerst setzt, spielt mit Ihnen. Sie können inzwischen andere Seiten ansehen; ein Horn erklingt, wenn jemand kommt.
seats-bar-show = Angebot zeigen
seats-closed-title = Dieser Platz wird nicht mehr angeboten
seats-closed-help = Eine Weile war niemand am Tisch, darum steht er nicht mehr in der Liste.
seats-closed-again = Wieder einen Platz anbieten

## On the form before a game

start-opponent-anybody = Irgendjemand
start-opponent-anybody-help = Ihr Platz wird allen auf diesem Server gezeigt. Wer sich zuerst setzt, spielt.
start-anybody-fills = Kommt in { $seconds } Sekunden niemand, setzt sich ein Computer: { $level }.
start-listed = Diese Plätze allen anbieten
start-listed-help = Die Plätze für die Ersten, die kommen, stehen in der Liste der freien Plätze dieses Servers.
