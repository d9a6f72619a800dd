"""The records that a session and a page exchange, for every game.

`messages` are the conversation of a match, `questions` what it waits for, `previews` what is seen before an answer,
`scenes` what every game draws, `games` what a match is made from. What only one game has is in the `protocol` of its
presenter. `scripts/types` makes the browser's types from these records.
"""
