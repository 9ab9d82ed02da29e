"""What is wrong with a page at a glance: missing or foreign words, text that is cut off, scrolling sideways."""

import re
from functools import cache

from fluent.syntax import ast, parse, visitor

from kleos.text.words import message_files
from tests.web.visitor import Visitor

LONG = 16  # letters from which a part of a sentence is surely of one language
ISOLATES = "\u2068\u2069"

# Every text that can be seen or heard, each once.
TEXTS = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement;
    if (around.closest('script, style, kbd, [lang]:not(html)') || !around.checkVisibility()) continue;
    found.add(walk.currentNode.textContent);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`))
      if (!one.matches('input') && !one.closest('[lang]:not(html)')) found.add(one.getAttribute(name));
  return [...found].map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
# Text that lies outside the nearest box that cuts it off, or outside its button.
CUT = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const meant = (look) => look.textOverflow === 'ellipsis' || look.webkitLineClamp !== 'none';
  const scrolls = (look) => /auto|scroll/.test(look.overflowX + look.overflowY);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const around = walk.currentNode.parentElement;
    if (!text || around.closest('svg, script, style, .unseen, option') || !around.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    let floats = false; // lies above or beside what holds it, as a covered card does
    for (let one = around; one && one !== document.body; one = one.parentElement) {
      const look = getComputedStyle(one);
      if (look.clipPath !== 'none' || scrolls(look) || meant(look)) break;
      const edge = one.getBoundingClientRect();
      const wide = box.left < edge.left - 1.5 || box.right > edge.right + 1.5;
      const high = box.top < edge.top - 4 || box.bottom > edge.bottom + 4;
      const cuts = /hidden|clip/.test(look.overflowX) && (wide || high);
      if (cuts || (one.tagName === 'BUTTON' && wide && !floats)) {
        const sizes = [box.width, box.height, edge.width, edge.height].map(Math.round).join(' ');
        found.push(`${text.slice(0, 60)} | ${one.tagName}.${one.className} ${sizes}`);
        break;
      }
      floats ||= look.position === 'absolute';
    }
  }
  return found;
}"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Parts(visitor.Visitor):
    """Collects the pieces of text in messages, and their names."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.ids: set[str] = set()

    def visit_Message(self, node: ast.Message) -> None:
        """A message and what is in it."""
        self.ids.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """A piece between two variables."""
        self.texts.update(tidy(line) for line in node.value.splitlines())


def tidy(text: str) -> str:
    """A text without marks and spaces at its ends."""
    return " ".join(text.split()).strip(" .,:;!?·()[]").casefold()


@cache
def words_of(language: str) -> Parts:
    """Everything that the files of a language say."""
    parts = Parts()
    for file in message_files(language):
        parts.visit(parse(file.read_text("utf-8")))
    return parts


@cache
def foreign_to(language: str) -> tuple[frozenset[str], str]:
    """English texts that a language says in another way: whole ones, and a pattern of the long ones."""
    own = words_of(language).texts
    everything = "\n".join(own)
    english = {text for text in words_of("en").texts if re.search("[a-z]{3}", text) and text not in own}
    long = [text for text in english if len(text) >= LONG and " " in text and text not in everything]
    return frozenset(english), "|".join(re.escape(text) for text in sorted(long)) or "(?!)"


def wrong_words(page: Visitor, language: str) -> list[str]:
    """Texts that show a message's name, a hole, or English where another language is spoken."""
    ids = words_of("en").ids
    whole, parts = foreign_to(language)
    found = []
    for text in page.page.evaluate(TEXTS):
        named = [word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in ids]
        hole = any(mark in text for mark in "{}" + ISOLATES)
        foreign = language != "en" and (tidy(text) in whole or re.search(parts, tidy(text)))
        if named or hole or foreign:
            found.append(text)
    return found


def wrong_looks(page: Visitor) -> list[str]:
    """What is cut off, and how far the page scrolls sideways."""
    over = page.measure(SIDEWAYS)
    return [*page.measure(CUT), *([f"the page scrolls sideways by {over} px"] if over > 0 else [])]
