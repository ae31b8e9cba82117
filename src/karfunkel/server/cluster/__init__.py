"""Several servers that share a database: each match is owned by one of them, and can be watched and played at all."""
