# Names, crests, codes and passkeys, and the page of a player: fetched after the first page.

person-title = Your name
person-intro = A name shows at the table and keeps a history of your games. It needs no account.
person-ask = What shall we call you?
person-change = Name and crest
person-edit = Name and crest
person-name = Name
person-name-help = 2 to 24 characters. Everybody on this server can see it.
person-crest = Change the crest
person-take = Take this name
person-save = Save
person-another = Another proposal
person-cancel = Cancel
person-go = Take a name
person-page = Your page
person-settings = Your games, your name and crest, and codes for other devices.
person-bring = Bring your name from elsewhere
person-ways = Leaving
person-free = Free my name
person-free-help = Your seats show no name any more, and somebody else may take it. Your history waits until you take another name.
person-free-question = Free this name?
person-free-yes = Free it
person-forget = Forget me
person-forget-help = Removes your name and your history from this server. The games stay, without a name. This cannot be undone.
person-forget-question = Remove name and history for good?
person-forget-yes = Forget me
person-adjectives = Grey, Russet, Quiet, Bold, Old, Swift, Wise, White, Golden, Bright, Lone, Brave
person-animals = Heron, Fox, Otter, Badger, Falcon, Hare, Owl, Stag, Raven, Lynx, Crane, Wolf
person-proposal = { $adjective } { $animal }
crest-cloth = Cloth
crest-division = Division
crest-device = Emblem
crest-cloth-gules = scarlet and gold
crest-cloth-azure = azure and silver
crest-cloth-vert = emerald and gold
crest-cloth-or = gold and umber
crest-cloth-argent = white and scarlet
crest-cloth-sable = black and scarlet
crest-cloth-purpure = violet and lilac
crest-cloth-tenne = russet and cream
crest-division-plain = plain
crest-division-pale = halves side by side
crest-division-fess = a band across
crest-division-bend = a band aslant
crest-division-chevron = a chevron
crest-division-quarterly = quarters
crest-division-border = a border
crest-device-star = star
crest-device-sun = sun
crest-device-moon = moon
crest-device-tower = tower
crest-device-tree = tree
crest-device-leaf = leaf
crest-device-key = key
crest-device-coronet = coronet
crest-device-anchor = anchor
crest-device-wheel = wheel
crest-device-fish = fish
crest-device-arrow = arrow
crest-device-flame = flame
crest-device-bell = bell
device-title = Move to another device
device-help = A code carries your name and your seats. It works once, for 10 minutes, and then they live on both.
device-make = Show a code
device-left = { $time } left
printed-title = If this device is lost
printed-help = Print this code or write it down. It brings your name and seats back, and the lost device opens nothing any more.
printed-there = You have such a code already. A new one ends the old one.
printed-make = Make a code to print
printed-again = Make a new code
printed-print = Print
code-copy = Copy
code-copied = Copied
code-label = Code
code-help = From another device, or printed. Capitals and spaces make no difference.
code-go = Use the code
passkey-title = Passkeys
passkey-help = A passkey lies on your phone, your computer or a key that you plug in. With it you get your name and your seats back in another browser. Nobody needs one.
passkey-label = What shall it be called?
passkey-example = My phone
passkey-add = Add a passkey
passkey-nameless = Passkey
passkey-added = added on { $day }
passkey-used = last used on { $day }
passkey-remove = Remove
passkey-remove-name = Remove { $name }
passkey-remove-help = Browsers that got your name by it lose the name, but not this one.
passkey-come-back = Come back with a passkey
passkey-come-back-help = The device asks you; you type no name.
passkey-cancelled = No passkey was used. You may try again.
passkey-bar-insecure = There are no passkeys at this address, because the connection is not secure. They need https.
passkey-bar-address = There are no passkeys at an address of numbers. Open this page under a name, such as localhost.
passkey-bar-browser = This browser has no passkeys.
keeping-blocked = This browser keeps nothing for this page. When you close it, your name and your seats are lost. Make a code first, or allow this page to store data.
keeping-private = This seems to be a private window. When you close it, your name and your seats are lost. Make a code first, or play in an ordinary window.
player-since =
    { $count ->
        [one] { $count } game · here since { $month }
       *[other] { $count } games · here since { $month }
    }
player-share = Copy the address
player-how = How it goes
player-how-own = How you win
player-which-game = Which game
player-box =
    { $count ->
        [one] { $name }, { $count } game
       *[other] { $name }, { $count } games
    }
player-all = of the points, most likely { $low } to { $high } · { $won } of { $count } won
player-all-won = won: { $won } of { $count } games · most likely { $low } to { $high }
player-by-setup = By set-up
player-by-other = By opponent
player-by-companion = By companion
player-by-game = By game
player-by-length = By length
player-of = of { $count }
player-range = , most likely { $low } to { $high }
player-turns = { $least } to { $most } turns
player-turns-just = { $most } turns
player-setup = Set-up { $number }, last on { $day }
player-bars = The mark shows the share so far. The bar shows where the true share most likely lies.
player-overlap = The bars overlap: nothing is proven yet.
player-setups-own = Only you see your set-ups.
player-labels-own = Only you see this.
player-latest = Latest games
player-empty = Your first game writes the first line.
player-empty-other = No finished game yet.
player-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
player-won = Won
player-drawn = Drawn
player-lost = Lost
player-alone = Alone
player-nobody = Nobody has this name
player-nobody-help = It may have been changed or given up.
