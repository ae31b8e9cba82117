"""The page in a browser, against a server in a thread of the test itself."""
