"""Notices: "your move" for people who are not at the table, by web push and e-mail, once the host has set them up."""
