# The rulebook on the screen: what is round its text.

title-rulebook = Rulebook
reading-title = Rulebook
reading-numbered = { $number } · { $name }
reading-contents = Contents
reading-previous = Previous
reading-next = Next
reading-term = { $term }: { $definition }
reading-no-pa = –
reading-row = { $name } · { $pa } · { $pe }
reading-card = { $name } ({ $cost }): { $effect }
reading-see-also = See also
reading-no-demo = Choose a demonstration in the text: it plays here, on the board.
reading-progress = { $title } · { $done }/{ $all }
reading-pause = Pause
reading-play = Play
reading-loop-on = Loop: on
reading-loop-off = Loop: off
reading-restart = From the start
reading-step-back = Step back
reading-step = Step
reading-try = Try it
reading-refused = Not allowed. { $reason }
