import { LINKS } from "../analysis/linking";
import { normalise } from "../analysis/normalise";
import { meansPeople } from "../analysis/part-words";
import { tokens as wordsOf } from "../analysis/tokens";
import { isCommonUnit } from "../analysis/units";
import { phraseKey } from "./data-lines";
import { animalOf, endings, genderOf } from "./language";
import { isLanguageWord } from "./language-words";
import { isLeaf, kindsOf, usable, type Visitor } from "./read-kinds";
import { facetField } from "./read-values";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isPlainWord } from "./small-words";

/** What is sought where a sentence also says what it is for: the `accu` of `een accu voor mijn boormachine`. */
export interface Purpose {
  from: number;
  to: number;
  /** Categories of the thing; empty where none is named so. */
  kinds: readonly string[];
  /** Words to search by, where no category is named so. */
  words: readonly string[];
  /** What products must be named with themselves. */
  noun?: string;
  /** Whether that holds however products are named: another thing is none of these. */
  isStrict?: boolean;
  leftovers: readonly string[];
}

type Goal = Pick<Mention, "from" | "to" | "kinds" | "heads">;

const FOR = "voor";
/** So many tokens after `voor` may stand before what it is for: `voor mijn oude Bosch boormachine`. */
const FARTHEST = 4;
const SHORTEST_GOAL = 4;
const MOST_KINDS = 4;
const articles = new Set("de het een mijn mn m'n onze ons jouw je zijn z'n haar hun die dat deze dit".split(" "));
/** After these a noun says what something else has or is for, and no noun follows a pronoun. */
const notBefore = new Set("met voor van in bij zonder uit om geen niet inclusief".split(" "));
/** What a thing is called by its looks or its use, and not by another thing. */
const kindOfThing = new Set("sier hoek eet zit lig hang sta klap vouw draai schommel".split(" "));
const pronouns = new Set("ik wij we je jij hij zij ze u".split(" "));

const isColourOrBrand = ({ values }: Mention): boolean =>
  values.some(({ field }) => field === "brand" || field === "color");
const isOfPerson = (text: string, { gender, need }: Partial<Mention>): boolean =>
  gender !== undefined || need !== undefined || animalOf.has(text);

/** The noun right before this place, where it is what the sentence asks for. */
function thingBefore(reading: Reading, at: number, mentions: readonly Mention[]): Mention | undefined {
  const { tokens } = reading;
  const plain: Mention = { from: at - 1, to: at, kinds: [], heads: [], values: [] };
  const thing = mentions.find(({ to }) => to === at) ?? plain;
  const { text = "", number } = tokens[at - 1] ?? {};
  const isWord = /^[a-z]{3,}$/.test(text) && number === undefined && !isCommonUnit(text);
  if (!isWord || isPlainWord(text) || isLanguageWord(text) || !reading.isFree(thing.from, at)) return undefined;
  const { kinds, denied, fixed, gradable, meant } = thing;
  // A category by its whole name is what is sought anyway.
  if (kinds.length > 0 || denied !== undefined || (fixed ?? gradable ?? meant)) return undefined;
  if (isColourOrBrand(thing) || isOfPerson(text, thing)) return undefined;
  if (pronouns.has(tokens[thing.from - 1]?.text ?? "")) return undefined;
  for (let place = thing.from - 1; place >= 0; place--) {
    const before = tokens[place]?.text ?? "";
    if (endings.has(before)) break;
    const isKind = mentions.some(({ from, to, ...one }) => place >= from && place < to && one.kinds.length > 0);
    if (notBefore.has(before) || isKind) return undefined;
  }
  return thing;
}

const isNarrowKind = (mention: Mention, visitor: Visitor, sense: ShopSense): boolean =>
  kindsOf(mention, visitor, sense).some((key) => isLeaf(key, sense));

/** The thing of the shop that stands after `voor`: no person, animal, room or occasion. */
async function goalAfter(
  reading: Reading,
  at: number,
  mentions: readonly Mention[],
  visitor: Visitor,
  sense: ShopSense,
): Promise<Goal | undefined> {
  for (let place = at + 1; place < Math.min(reading.tokens.length, at + 1 + FARTHEST); ) {
    const { text = "" } = reading.tokens[place] ?? {};
    const mention = mentions.find(({ from }) => from === place);
    // `een grote hond`
    if (sense.gradables.entries.has(phraseKey(text))) {
      place++;
      continue;
    }
    if (mention === undefined) {
      const isWord = /^[a-z]+$/.test(text) && text.length >= SHORTEST_GOAL && !isPlainWord(text);
      if (isWord && !animalOf.has(text) && (await sense.kindsNamed(text)).length > 0)
        return { from: place, to: place + 1, kinds: [], heads: [] };
      if (!articles.has(text)) return undefined;
      place++;
      continue;
    }
    if (mention.denied !== undefined || isOfPerson(text, mention)) return undefined;
    if (isNarrowKind(mention, visitor, sense)) return mention;
    if (!isColourOrBrand(mention)) return undefined;
    place = mention.to;
  }
  return undefined;
}

type Things = Awaited<ReturnType<ShopSense["thingsNamed"]>>;
type Found = Pick<Purpose, "kinds" | "words" | "noun" | "isStrict" | "leftovers">;

/** The compound that the two are: `stofzuigerzak` for `zak voor stofzuiger`, as a category or as products are named. */
function compoundOf(thing: string, goal: string, visitor: Visitor, sense: ShopSense): Found | undefined {
  const others =
    sense.synonyms.find([normalise(goal)], 0)?.alternatives.flatMap((words) => (words.length === 1 ? words : [])) ?? [];
  for (const word of [goal, ...others].flatMap((one) => LINKS.map((link) => `${one}${link}${thing}`))) {
    const keys = kindsOf(shopSenses([word], sense), visitor, sense);
    if (keys.length > 0) return { kinds: keys, words: [], leftovers: [] };
    if (sense.shareNamed(word, []) > 0) return { kinds: [], words: [word], noun: word, leftovers: [] };
  }
  return undefined;
}

/** What the only such category is named after: `auto` of `autobanden`, where a `bandje` is asked for. */
export function madeFor(
  thing: string,
  heads: readonly string[],
  { categories, isDutch }: ShopSense,
): string | undefined {
  const [key, ...more] = heads;
  const [word = "", ...others] = wordsOf(categories.find((one) => one.key === key)?.name ?? "");
  const end = normalise(thing);
  if (more.length > 0 || others.length > 0) return undefined;
  for (let cut = SHORTEST_OTHER; cut <= word.length - SHORTEST_OTHER; cut++) {
    const other = word.slice(0, cut);
    if (normalise(word.slice(cut)) === end) return isDutch(other) && !kindOfThing.has(other) ? other : undefined;
  }
  return undefined;
}
const SHORTEST_OTHER = 3;

const parentOf = (key: string): string => key.split(".").slice(0, -1).join(".");

/** `controller voor de playstation`: `gamecontrollers` stand beside what they are for in the shop. */
async function areRelated(heads: readonly string[], goal: Goal, meant: string, { kindsNamed }: ShopSense) {
  const others = [...goal.kinds, ...goal.heads, ...(await kindsNamed(meant))];
  return heads.some((head) => head.includes(".") && others.some((other) => parentOf(other) === parentOf(head)));
}

/** The brand of what it is for, which names say where they name that: `accu voor makita boor`. */
async function brandsOfGoal(
  mentions: readonly Mention[],
  { from, to }: Pick<Mention, "from" | "to">,
  reading: Reading,
  named: string,
  sense: ShopSense,
): Promise<{ words: string[]; left: string[] }> {
  const said = mentions.filter(({ values, ...one }) => {
    return one.from > from && one.to <= to && values.some(({ field }) => field === "brand");
  });
  const brands = said.flatMap((one) => reading.tokens.slice(one.from, one.to).map(({ text }) => text));
  if (brands.length === 0) return { words: [], left: [] };
  const isNamed = (await sense.thingsNamed([named], [named, ...brands])).total > 0;
  return isNamed ? { words: brands, left: [] } : { words: [], left: brands };
}

const isWithin = (key: string, parents: readonly string[]): boolean =>
  parents.some((parent) => key === parent || key.startsWith(`${parent}.`));

/** Words that nothing is named with: the answer says so. */
function notSold(said: readonly string[]): Found {
  const phrase = said.join(" ");
  return { kinds: [], words: [phrase], noun: phrase, isStrict: true, leftovers: [] };
}

/**
 * What is sought by its name: things that are named so, and not also with what they are for (a drill `met 1 accu`). Where
 * there are none, nothing is found.
 */
async function thingOf(
  { thing, values, own }: { thing: string; own: Things } & Pick<Mention, "values">,
  goal: string,
  goalKeys: readonly string[],
  sense: ShopSense,
): Promise<Found> {
  const both = await sense.thingsNamed([thing, goal]);
  const whole = [thing, FOR, goal];
  // Lawn mowers may be named `accu` for what drives them.
  const isProperty = (key: string) => values.some((one) => sense.facts.countOf(facetField(one), one.value, [key]) > 0);
  const others = own.categories.flatMap(([key]) => (isWithin(key, goalKeys) || isProperty(key) ? [] : key));
  if (own.total <= both.total || others.length === 0) return notSold(whole);
  const isForIt = (await sense.thingsNamed([thing], [thing, goal])).total > both.total;
  const kinds = goalKeys.length > 0 && others.length <= MOST_KINDS ? others : [];
  const words = isForIt ? whole : [thing];
  return { kinds, words, noun: thing, isStrict: true, leftovers: isForIt ? [] : [goal] };
}

/**
 * `hoes voor tuinmeubels` where only `telefoonhoesjes` are: they are for another thing, also where nothing of what this is for
 * is sold.
 */
function forUnsold(
  { tokens }: Reading,
  thing: Mention,
  at: number,
  visitor: Visitor,
  sense: ShopSense,
): Purpose | undefined {
  const place = articles.has(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const [named = "", meant = ""] = [thing.from, place].map((one) => tokens[one]?.text);
  const isNoun = sense.isDutch(meant) || sense.isCompound(meant);
  if (thing.to - thing.from > 1 || !isNoun || isPlainWord(meant) || animalOf.has(meant) || isPerson(meant))
    return undefined;
  const heads = usable(thing.heads, visitor, sense);
  if (madeFor(named, heads, sense) === undefined || sense.hasWord(meant, heads)) return undefined;
  return { from: thing.from, to: place + 1, ...notSold([named, FOR, meant]) };
}
const isPerson = (word: string): boolean => genderOf.has(word) || meansPeople(word);

/**
 * Reads what a thing is for, where that is itself a thing of the shop: of `accu voor mijn boormachine` only batteries are
 * sought, also where there are none. People, animals and rooms are no such things.
 */
export async function readPurpose(
  reading: Reading,
  mentions: readonly Mention[],
  visitor: Visitor,
  sense: ShopSense,
): Promise<Purpose | undefined> {
  const at = reading.tokens.findIndex(({ text }) => text === FOR);
  const thing = at > 0 ? thingBefore(reading, at, mentions) : undefined;
  const goal = thing && (await goalAfter(reading, at, mentions, visitor, sense));
  const elsewhere = thing && !goal ? forUnsold(reading, thing, at, visitor, sense) : undefined;
  if (elsewhere) return elsewhere;
  // Phrases of several words are seldom either.
  if (!goal || thing.to - thing.from + goal.to - goal.from > 2) return undefined;
  const [named = "", meant = ""] = [thing, goal].map(({ from }) => reading.tokens[from]?.text);
  const place = { from: thing.from, to: goal.to };
  const compound = compoundOf(named, meant, visitor, sense);
  if (compound) {
    const { words } = await brandsOfGoal(
      mentions,
      { from: thing.to, to: goal.from },
      reading,
      compound.noun ?? named,
      sense,
    );
    return { ...place, ...compound, words: [...compound.words, ...words] };
  }
  const heads = usable(thing.heads, visitor, sense);
  // Some of several kinds are for it, or at least are such things.
  const own = await sense.thingsNamed([named]);
  const isForAnother = madeFor(named, heads, sense) !== undefined && !(await areRelated(heads, goal, meant, sense));
  if (heads.length > 0 && (sense.hasWord(meant, heads) || (own.total > 0 && !isForAnother))) return undefined;
  // Some are named after what they are for (`X voor iPhone 15 hoesje`), so that their names do not tell what they are.
  if (heads.length === 0 && (await sense.countWord(named)) > own.total) return undefined;
  if (isForAnother) return { ...place, ...notSold([named, FOR, meant]) };
  const goalKeys = kindsOf(goal, visitor, sense);
  const found = await thingOf({ thing: named, values: thing.values, own }, meant, goalKeys, sense);
  const isSold = own.total > 0 && found.noun === named;
  if (!isSold) return { ...place, ...found };
  const brands = await brandsOfGoal(mentions, { from: thing.to, to: goal.from }, reading, named, sense);
  return {
    ...place,
    ...found,
    words: [...found.words, ...brands.words],
    leftovers: [...brands.left, ...found.leftovers],
  };
}
