"""The cards of an adventure with everything that can be said about them, by the ids a game uses."""

from collections.abc import Mapping
from typing import Final, TypeVar

from msgspec.structs import replace

from fogbound.packs.alternatives import alternatives, choice_attribute
from fogbound.packs.books import Trees, bind, trees_of
from fogbound.packs.citadel_wording import CitadelWriter
from fogbound.packs.lines import LONGEST, Text, count_words, lay_out, plain, sentences
from fogbound.packs.nouns import Noun, Nouns, message_id, naming
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.redaction import NOTHING, SOMETHING, Names, Printing, Redactor, print_depends_on
from fogbound.packs.sentences import Tree
from fogbound.packs.speech import without_marks
from fogbound.packs.texts import counters_asked, deed_between_actions, skills_in, terms_in
from fogbound.packs.wording import ContinentWriter, card_text, heading, say
from fogbound.packs.writer import number_actions, verbs

__all__ = ["CardTexts"]

MOST_TABLES: Final = 512
"""For how many tables that have met different things texts are kept ready."""

MOST_KEPT: Final = 16384
"""How many cards and texts are kept ready for them."""

AGAIN: Final = "again"
"""The attribute of the flavour of a card that has come before, or of a paragraph that was read before."""

_Key = TypeVar("_Key")
_Made = TypeVar("_Made")

Edition = Names | None
"""What the table has met of all that a text depends on; None for its author, who reads everything."""


class CardTexts:
    """The names and texts of the cards of some packs, each pack after those it builds on.

    As long as nobody says for which table, they are printed for one that has met nothing; see `for_table`. What the
    effects and abilities of games are made from is looked for when it is needed, unless it is handed in.
    """

    def __init__(
        self,
        packs: list[Pack],
        met: Edition = NOTHING,
        first: "CardTexts | None" = None,
        trees: Trees | None = None,
    ) -> None:
        self.packs = packs
        self._trees = trees
        self.met = met
        self._redactor = Redactor(met)
        self._editions: dict[str, Edition] = {}  # of the cards whose print varies, by id
        if first is not None:
            self._share(first)
            return
        self._first = self
        shared = [pack.manifest.experience for pack in packs if pack.manifest.experience is not None]
        self.experience = (
            shared[-1] if shared else None
        )  # the number that experience cards of the Continent share
        self._tables: dict[Edition, CardTexts] = {met: self}
        self.printing = Printing(packs)
        self.nouns = Nouns(packs)
        self._cards = {card.uid: card for pack in packs for card in pack.cards}
        self._shown: dict[tuple[str, Edition], LoadedCard] = {}  # as they are printed
        self._asked: dict[int, Names] = {}  # what effects depend on, by number
        self._asked_of: dict[int, Names] = {}  # what abilities depend on
        self.all_traits = {
            card.trait: uid for uid, card in self._cards.items() if card.trait is not None
        }  # which the player aid of the Citadel explains: their ids by their words
        self._names: dict[tuple[str, str], str] = {}  # by id and language
        self._nouns: dict[tuple[str, str, str], Noun] = {}  # by language, group and word
        self._texts: dict[
            tuple[str, Edition, str, bool], tuple[Text, ...]
        ] = {}  # by id, edition, language, and whether exact
        self._stories: dict[
            tuple[str, str], tuple[str, ...]
        ] = {}  # by id and language, where nothing is recalled
        self._offers: dict[tuple[str, Edition, int, str], str] = {}  # by id, edition, place and language
        self._uses: dict[
            tuple[str, Edition, str], tuple[Text, ...]
        ] = {}  # of Skills in the hand, by id, edition and language
        self._given: dict[int, tuple[str, ...]] = {}  # the Skills that effects give, by number
        self._made_with: dict[int, frozenset[str]] = {}  # the terms of effects, by number
        self._deeds: dict[tuple[int, Edition, str], str] = {}  # of effects, by number, edition and language
        self._powers: dict[tuple[int, Edition, str], str] = {}  # of abilities
        self._alternatives: dict[str, list[Tree]] = {}  # what may be chosen on a card, by its id
        self._told_anew: list[str] | None = None

    def _share(self, first: "CardTexts") -> None:
        """Have everything in common with those texts that is kept by what was met."""
        self._first = first
        self.experience = first.experience
        self._tables = first._tables
        self.printing = first.printing
        self.nouns = first.nouns
        self._cards = first._cards
        self._shown = first._shown
        self._asked = first._asked
        self._asked_of = first._asked_of
        self.all_traits = first.all_traits
        self._names = first._names
        self._nouns = first._nouns
        self._texts = first._texts
        self._stories = first._stories
        self._offers = first._offers
        self._uses = first._uses
        self._given = first._given
        self._made_with = first._made_with
        self._deeds = first._deeds
        self._powers = first._powers
        self._alternatives = first._alternatives

    # -- for whom ----------------------------------------------------------------------------------

    def for_table(self, met: Names) -> "CardTexts":
        """The same texts as those may read them at a table that has met this."""
        return self._texts_for(met)

    def for_author(self) -> "CardTexts":
        """The same texts with everything in them; what players may not read yet is marked."""
        return self._texts_for(None)

    def _texts_for(self, met: Edition) -> "CardTexts":
        found = self._tables.get(met)
        if found is None:
            if len(self._tables) >= MOST_TABLES:
                self._tables.clear()
            found = self._tables[met] = CardTexts(self.packs, met, self._first)
        return found

    def edition(self, name: str) -> Edition:
        """What the text of a card depends on, as far as the table has met it."""
        uid = name.partition("#")[0]
        if uid not in self.printing.varying:
            return NOTHING
        if self.met is None:
            return None
        found = self._editions.get(uid)
        if found is None:
            found = self._editions[uid] = self.met & self.printing.depends_on(uid)
        return found

    def _edition_of(self, number: int, tree: Tree | None, asked: dict[int, Names]) -> Edition:
        """The same of an effect or ability of the book."""
        if number not in asked:
            asked[number] = print_depends_on(tree)
        return None if self.met is None else self.met & asked[number]

    @property
    def ruleset(self) -> str:
        """The rules these packs are played by."""
        return self.packs[-1].manifest.ruleset

    def __contains__(self, name: object) -> bool:
        return name in self._cards

    def card(self, name: str) -> LoadedCard:
        """The card with this id as it is printed for this table; copies (`blank#2`) are one card."""
        uid = name.partition("#")[0]
        if uid not in self.printing.varying:
            return self._cards[uid]
        key = (uid, self.edition(uid))
        if key not in self._shown:
            _make_room(self._shown)
            self._shown[key] = self.printing.print_card(uid, self.met)
        return self._shown[key]

    def name(self, name: str, lang: str) -> str:
        """What a card is called: its name, or its kind and number."""
        key = (name, lang)
        if key not in self._names:
            card = self.card(name)
            self._names[key] = self.nouns.card_name(lang, card) or heading(card, lang, self.nouns)
        return self._names[key]

    def heading(self, name: str, lang: str) -> str:
        """What a card is called, with its kind and number."""
        return heading(self.card(name), lang, self.nouns)

    def is_titled(self, name: str, lang: str) -> bool:
        """Whether a card has a name of its own."""
        return self.name(name, lang) != self.heading(name, lang)

    def is_on_board(self, name: str) -> bool:
        """Whether this is a card of the Citadel that lies on the Board: nobody has it for themselves."""
        return self.card(name).is_on_board

    def is_skill(self, name: str) -> bool:
        """Whether a card is a Skill of the Citadel."""
        return self.card(name).is_used_from_hand

    def traits(self, name: str) -> list[str]:
        """The traits beside the actions of a card of the Citadel, by their ids."""
        if not self.all_traits:
            return []
        source = self.card(name).citadel
        actions = [action for entry in (*source.actions, *source.back_actions) for action in entry.values()]
        return list(dict.fromkeys(self.all_traits[trait] for action in actions for trait in action.traits))

    def text(self, name: str, lang: str, exact: bool = False) -> list[Text]:
        """What a card says: its texts, each in lines."""
        card = self.card(name)
        key = (card.uid, self.edition(card.uid), lang, exact)
        if key not in self._texts:
            _make_room(self._texts)
            self._texts[key] = tuple(card_text(card, lang, self.nouns, exact))
        return list(self._texts[key])

    def paragraph(self, name: str, lang: str) -> str:
        """What a card says, in one paragraph."""
        return " ".join(map(plain, self.text(name, lang)))

    def brings(self, name: str, lang: str) -> list[Text]:
        """What a building of the Citadel is good for, where its boxes are told of anyway."""
        boxes = CitadelWriter(lang, self.nouns).boxes(self.card(name).citadel)
        return [text for text in self.text(name, lang) if text not in boxes]

    def asks(self, name: str) -> dict[str, int]:
        """How many counters of each name the condition of a part of the leaflet asks for, where that is all it asks."""
        return counters_asked(self.card(name).citadel.needs)

    def uses_of_item(self, name: str, lang: str) -> list[Text]:
        """What a card of an item of the Continent is good for, however it was made; its die tells how long it lasts."""
        card = self.card(name)
        if self.text(name, lang) != self.text(name, lang, exact=True):
            return self.text(name, lang)
        made = card.continent.item or card.continent
        return ContinentWriter(lang, self.nouns, card.uid).part(replace(made, durability=None))

    def uses_of(self, name: str, lang: str) -> list[Text]:
        """What a Skill of the Citadel is good for in the hand: its effects and actions."""
        card = self.card(name)
        key = (card.uid, self.edition(card.uid), lang)
        if key not in self._uses:
            source, writer = card.citadel, CitadelWriter(lang, self.nouns, card.uid)
            actions = [writer.action(*each) for each in writer.printed_actions(source.actions)]
            self._uses[key] = (*writer.lay_out_texts(source.effects), *actions)
        return list(self._uses[key])

    def back(self, name: str, lang: str) -> list[Text]:
        """What the back of a card of the Citadel says."""
        return CitadelWriter(lang, self.nouns).back(self.card(name).citadel)

    def prose(self, name: str, lang: str, recalled: Mapping[str, str] | None = None) -> list[str]:
        """The story of a card: what its back says, its front says, and its picture shows.

        It may name what a game remembers, if it is recalled.
        """
        card = self.card(name)
        if recalled:
            return self._story(card, lang, recalled)
        key = (card.uid, lang)
        if key not in self._stories:
            self._stories[key] = tuple(self._story(card, lang, {}))
        return list(self._stories[key])

    def _story(self, card: LoadedCard, lang: str, recalled: Mapping[str, str]) -> list[str]:
        told = [self.part(card.uid, part, lang, recalled) for part in ("back", "flavour", "picture")]
        return [line for line in told if line]

    def part(self, name: str, part: str, lang: str, recalled: Mapping[str, str]) -> str:
        """One part of a card's story, told in a message of its own or beside the word that names it; else empty.

        What comes once more may have another flavour then.
        """
        card = self.card(name)
        if part == "flavour" and came_again(card.uid) in recalled:
            again = self.nouns.text_of(lang, message_id("card", card.uid), AGAIN, recalled)
            if again:
                return again
        keys = [message_id("card", card.uid), *(message_id(*word) for word in naming(card.source))]
        return next((told for key in keys if (told := self.nouns.text_of(lang, key, part, recalled))), "")

    @property
    def told_anew(self) -> list[str]:
        """The ids of the cards and paragraphs that tell something else when they come once more."""
        if self._first is not self:
            return self._first.told_anew
        if self._told_anew is None:
            self._told_anew = [uid for uid in self._cards if self.nouns.has(message_id("card", uid), AGAIN)]
        return self._told_anew

    def reply(self, name: str, at: int, lang: str) -> str:
        """What a reply of a paragraph is called, by its place."""
        source = self.card(name).citadel
        return self.nouns.label(lang, "reply", list(source.replies)[at], source.paragraph)

    def offer(self, name: str, at: int, lang: str) -> str:
        """What a reply is called before it is given, with its price."""
        card = self.card(name)
        key = (card.uid, self.edition(card.uid), at, lang)
        if key not in self._offers:
            source = card.citadel
            self._offers[key] = CitadelWriter(lang, self.nouns).reply(source, list(source.replies)[at])
        return self._offers[key]

    def line(self, name: str, line: str, lang: str, recalled: Mapping[str, str]) -> str:
        """A line that a card or a paragraph tells, with what it recalls, and without marks: it stands among the news."""
        told = self.nouns.text_of(
            lang, message_id("card", self.card(name).uid), message_id("line", line), recalled
        )
        return without_marks(told) or self.nouns.label(
            lang, "line", line, getattr(self.card(name).source, "paragraph", None)
        )

    def title(self, lang: str) -> str:
        """What the adventure is called: the last of its packs."""
        return self.nouns.message(lang, "pack") or self.packs[-1].manifest.name.replace("-", " ").capitalize()

    def home(self, lang: str) -> str:
        """Where the people of an adventure of the Citadel live, after "you are"; empty when it says nothing of that."""
        return self.nouns.message(lang, "pack", "home")

    def epilogue(self, ending: str, lang: str) -> str:
        """What the adventure says at its end, for the way it ended; empty when it says nothing."""
        return self.nouns.text_of(lang, "pack", ending.replace(":", "-"), {})

    def noun(self, lang: str, group: str, word: str) -> Noun:
        """What a word of the packs is called; actions and characters begin with a capital."""
        key = (lang, group, word)
        if key not in self._nouns:
            found = self.nouns.noun(lang, group, word)
            if group in ("action", "character") and not found.text[:1].isupper():
                found = Noun(found.text[:1].upper() + found.text[1:], found.gender, found.forms, found.plural)
            self._nouns[key] = found
        return self._nouns[key]

    def action_name(self, card: str, verb: str, ordinal: int | None, lang: str) -> str:
        """What the author calls an action of a card, by its type and its place among those; empty for no name."""
        return self.nouns.action_name(lang, card.partition("#")[0], verb, max(1, ordinal or 1))

    def ordinal(self, name: str, verb: str, index: int) -> int:
        """The place of an action among those of its type, by its place among all of its card or of the item it makes."""
        source = self.printing.whole(self.card(name).uid).source
        item = getattr(source, "item", None)
        for entries in (source.actions, item.actions if item is not None else []):
            found = number_actions(entries)
            if index < len(found) and verb in verbs(found[index][0]):
                return found[index][2]
        return 1

    def deed(self, card: str, verb: str, ordinal: int, place: str, lang: str) -> str:
        """What was done with an action, in the past, as packs say it of this action or, without a name, of its type."""
        uid = card.partition("#")[0]
        if card and (own := self.nouns.deed(lang, uid, verb, ordinal)):
            return own
        if card and self.action_name(card, verb, ordinal, lang):
            return ""
        return self.nouns.deed_told(lang, verb, place)

    def choice_name(self, card: str, effect: int, lang: str) -> str:
        """What the author calls something that may be chosen on a card; empty for no name."""
        uid = card.partition("#")[0]
        key = message_id("card", uid)
        tree = self.tree(effect)
        found = self._alternatives.get(uid)
        if found is None:
            found = self._alternatives[uid] = alternatives(self.printing.whole(uid).source)
        places = [at for at, each in enumerate(found, 1) if each == tree]
        names = [self.nouns.message(lang, key, choice_attribute(at)) for at in places]
        return next(filter(None, names), "")

    @property
    def _shared_trees(self) -> Trees:
        """What the effects and the abilities of the book were made from, by number."""
        if self._first is not self:
            return self._first._shared_trees
        if self._trees is None:
            self._trees = trees_of(bind(self.packs))
        return self._trees

    @property
    def ability_trees(self) -> Mapping[int, Tree]:
        """What the abilities of the book were made from, by their numbers in it."""
        return self._shared_trees.abilities

    def effect(self, number: int, lang: str) -> str:
        """What an effect of the book does, as something to be done; empty for one that stands on no card."""
        tree = self._shared_trees.effects.get(number)
        key = (number, self._edition_of(number, tree, self._asked), lang)
        if key not in self._deeds:
            told = (self._redactor.text(tree) or SOMETHING) if tree is not None else None
            self._deeds[key] = say(told, lang, self.nouns, infinitive=True) if told is not None else ""
        return self._deeds[key]

    def offered_effect(self, number: int, lang: str) -> str:
        """What an effect of the book does, as an option is called that does it: in sentences, if one would be endless."""
        said = self.effect(number, lang)
        return (
            said if _is_followable(said) else self._in_sentences(self._redactor.text(self.tree(number)), lang)
        )

    def tree(self, effect: int) -> Tree:
        """What an effect was made from, printed or not; of one that stands on no card nothing is known."""
        return self._shared_trees.effects.get(effect, ["unknown", {}])

    def terms(self, effect: int) -> frozenset[str]:
        """The terms that an effect of the book is made with, by its number."""
        if effect not in self._made_with:
            self._made_with[effect] = frozenset(terms_in(self.tree(effect)))
        return self._made_with[effect]

    def skills(self, effect: int) -> list[str]:
        """The Skills of the reserve that an effect of the book gives a player, by their ids."""
        if effect not in self._given:
            self._given[effect] = tuple([uid for uid in skills_in(self.tree(effect)) if uid in self])
        return list(self._given[effect])

    def ability(self, number: int, lang: str) -> str:
        """What an ability of the book does, in words; empty for one that stands on no card or is not printed yet."""
        tree = self._shared_trees.abilities.get(number)
        key = (number, self._edition_of(number, tree, self._asked_of), lang)
        if key not in self._powers:
            told = self._redactor.text(tree)
            said = say(told, lang, self.nouns) if told is not None else ""
            self._powers[key] = said if _is_followable(said) else self._in_sentences(told, lang)
        return self._powers[key]

    def offered_ability(self, number: int, lang: str) -> str:
        """What an ability of the book does, as an option is called that uses it: not when, as that is now."""
        told = self._redactor.text(self._shared_trees.abilities.get(number))
        done = deed_between_actions(told) if told is not None else None
        said = say(done, lang, self.nouns, infinitive=True) if done is not None else ""
        return said if said and _is_followable(said) else self.ability(number, lang)

    def _in_sentences(self, tree: Tree | None, lang: str) -> str:
        """A text in one paragraph of several sentences."""
        return plain(lay_out(tree or SOMETHING, lang, self.nouns))


def _is_followable(text: str) -> bool:
    """Whether no sentence of a text is endless."""
    return all(count_words(one) <= LONGEST for one in sentences(text))


def came_again(uid: str) -> str:
    """The name under which a game recalls that a card has come, or a paragraph been read, more than once."""
    return f"{uid} again"


def _make_room(kept: dict[_Key, _Made]) -> None:
    """Begin anew with what is kept ready, when tables have met too many different things."""
    if len(kept) >= MOST_KEPT:
        kept.clear()
