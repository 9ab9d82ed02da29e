"""E-mail by the host's own mail server (SMTP), with the standard library alone."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

PATIENCE = 20.0  # seconds for a mail server
PORTS = {"smtp": 587, "smtps": 465}


class MailSender:
    """Sends by one mail server: smtp:// with STARTTLS where it is offered, smtps:// with TLS from the start."""

    def __init__(self, url: str, sender: str) -> None:
        self.url = urlsplit(url)
        self.sender = sender

    def send(self, address: str, subject: str, text: str, stop: str = "") -> None:
        """Deliver one message, in a thread; `stop` is the address that ends them."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, address, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.domain)
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        with self.connected() as client:
            client.send_message(message)

    @property
    def domain(self) -> str:
        """The domain of the sender."""
        return self.sender.rpartition("@")[2].strip("> ") or "localhost"

    def connected(self) -> smtplib.SMTP:
        """A client that has logged in; a password never goes over an open line."""
        host, port = self.url.hostname or "localhost", self.url.port or PORTS[self.url.scheme]
        context = ssl.create_default_context()
        own = self.domain  # else the standard library asks the network for our name
        if self.url.scheme == "smtps":
            client: smtplib.SMTP = smtplib.SMTP_SSL(host, port, own, timeout=PATIENCE, context=context)
        else:
            client = smtplib.SMTP(host, port, own, timeout=PATIENCE)
            client.ehlo_or_helo_if_needed()
            if client.has_extn("starttls"):
                client.starttls(context=context)
            elif self.url.username:
                client.close()
                raise OSError("the mail server offers no STARTTLS")
        if self.url.username:
            client.login(unquote(self.url.username), unquote(self.url.password or ""))
        return client
