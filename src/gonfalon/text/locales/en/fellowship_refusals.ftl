# Why a card cannot be played, used or sent now.
reason-planning_only = Allies and attachments are played in your own planning turn.
reason-title_in_play = A unique card of this title is in play already.
reason-no_host = There is nothing it may be attached to.
reason-answers_only = This event answers something: it is offered when that happens.
reason-window_only = Actions are taken in a window of the round, not now.
reason-phase_only = Its action belongs to another phase.
reason-no_icon = No hero of yours has its resource icon.
reason-too_dear = The heroes with its icon have too few resources.
reason-no_action = This card has no action to use.
reason-not_yours = You do not control this card.
reason-limit_reached = Its limit is reached for now.
reason-exhausted = This card is exhausted.
reason-no_effect = Something that its text asks for is missing now.
reason-no_character = Only heroes and allies do this.
reason-not_able = An effect or a rule keeps this character from it now.
fellowship-not-now = Not now:
