"""Over the wire: routes, the middleware around them, messages and refusals."""
