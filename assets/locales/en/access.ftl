# What screen readers are told.

access-board = Board, { $count } hatched squares
access-empty = empty
access-loose-ball = loose ball
access-end-zone = end zone that { $team } attacks
access-chosen = chosen
access-destination = can be chosen
access-can-act = can act
access-with-ball = { $piece } with the ball
access-downed = downed
access-blocks = blocking
access-protects = protecting
access-blocked = blocked
access-protected = protected
access-restricted = restricted
access-task = to be resolved
# A heading read as a sentence.
access-sentence = { $text }.
