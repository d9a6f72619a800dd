"""One match in progress as people see it: turns, takeback, presenters, protocol records.

A session is handed answers, dice and time, returns what must be stored and sent, and never waits: it runs in a server
and in a worker of a page alike.
"""
