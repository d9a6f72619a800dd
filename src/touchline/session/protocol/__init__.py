"""What a session and a page say to each other: records, and nothing else.

`messages` are the conversation of a match. `asks` are questions with their options, `football` and `rugby` what is
drawn, `games` what a match is made from. The browser's types are made from these records by `scripts/types`.
"""
