"""The server: live play that loses nothing and leaks nothing. `app.create_app` puts the parts together."""
