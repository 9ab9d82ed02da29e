"""Tables: what happens at one, who may do and see what, and the records they leave."""
