"""What server and browser say to each other: records, and nothing else.

`messages` travel over the WebSocket, and `closings` say why it ends; `api` travels over HTTP. `asks` are questions with
their options, `football` and `rugby` what is drawn. The browser's types are made from these records by `scripts/types`.
"""
