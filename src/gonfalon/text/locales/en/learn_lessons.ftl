### The path of lessons and the lesson at its board: what every game's lessons say.

learn-title = Lessons
learn-paths = Games
learn-path-list = The lessons
learn-progress = { $done } of { $count }
learn-go-on = Go on: { $title }
learn-all-done = All lessons of this path are done.
learn-minutes = { $count ->
    [one] about { $count } minute
    *[other] about { $count } minutes
}
learn-done = done
learn-shown = Known from your games
learn-test = Test me
learn-test-help = One task of each lesson that is left. What you do right at once is ticked.
learn-test-over = { $right } of { $count } tasks were right at once.
learn-test-none = Nothing is left to ask.
learn-lesson-of = Lesson { $number } of { $count }
learn-task-of = Task { $number } of { $count }
learn-sentence = What this lesson teaches
learn-show = Show me
learn-know = I know this
learn-next = Next lesson
learn-again = Once more
learn-back = All lessons
learn-finished = Done. You can go on.
learn-right = Right.
learn-other = That is allowed, but it is not what this lesson is about. It is taken back.
learn-refused = The rules do not allow that here.
learn-faults = { $count ->
    [one] There is { $count } mistake left:
    *[other] There are { $count } mistakes left:
}
learn-next-task = Next task
learn-pointed = Watch: { $act }
learn-save-title = Take your progress along
learn-save-help = Progress stays in this browser. Copy this line and paste it into another browser.
learn-save-copy = Copy
learn-save-copied = Copied
learn-save-field = A line from another browser
learn-save-take = Take it over
learn-save-taken = { $count ->
    [one] { $count } lesson taken over.
    *[other] { $count } lessons taken over.
}
