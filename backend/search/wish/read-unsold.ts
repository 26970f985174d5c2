import type { WishKind } from "#contract/wish";
import { normalise } from "../analysis/normalise";
import { fold } from "../analysis/tokens";
import { nounsNamed } from "./category-nouns";
import { animalOf } from "./language";
import type { NumberSpan } from "./number-spans";
import { madeFor } from "./read-purpose";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** Nouns of which only the word before them says what is meant. */
const general = new Set("apparaat apparaten apparaatje machine machines machientje toestel toestellen".split(" "));
const ADJECTIVE = /(?:e|ig|lijk|baar|isch|zaam)$/;

/**
 * `nespresso apparaat`: a word that nothing has before a noun that says nothing by itself. Of all that the noun names,
 * nothing is known to be meant.
 */
function ofGeneral(reading: Reading, mentions: readonly Mention[], sense: ShopSense): string | undefined {
  const at = reading.tokens.findIndex(({ text }) => general.has(text));
  const { text = "", number } = reading.tokens[at - 1] ?? {};
  const isRead = mentions.some(({ from, to }) => at - 1 >= from && at - 1 < to);
  if (at < 1 || number !== undefined || isRead || !/^[a-z]{4,}$/.test(text) || !reading.isFree(at - 1, at + 1))
    return undefined;
  if (isPlainWord(text) || ADJECTIVE.test(text) || sense.hasWord(text, [])) return undefined;
  return `${text} ${reading.tokens[at]?.text}`;
}

/** `galaxy s23`: a model that the shop does not have of what it has others of. */
function ofModel(reading: Reading, mentions: readonly Mention[], sense: ShopSense): string | undefined {
  if (mentions.some(({ kinds, heads }) => kinds.length + heads.length > 0)) return undefined;
  const at = reading.tokens.findIndex(({ text }) => MODEL.test(text) && !sense.hasWord(text, []));
  const { text = "" } = reading.tokens[at - 1] ?? {};
  const isSeries = at > 0 && /^[a-z]{3,}$/.test(text) && !isPlainWord(text) && sense.shareNamed(text, []) > 0;
  const isFree = at > 0 && reading.isFree(at - 1, at + 1);
  return isSeries && isFree && !sense.isDutch(text) ? `${text} ${reading.tokens[at]?.text}` : undefined;
}
const MODEL = /^[a-z]{1,2}\d{1,3}$/;

/**
 * `thermoskan` where coffee makers have a `Kan: Thermoskan`: a value that names what they have, by the name of the feature,
 * and not what they are.
 */
function ofPart(mentions: readonly Mention[], reading: Reading): string | undefined {
  const [only, ...others] = mentions.filter(
    ({ kinds, heads, values }) => kinds.length + heads.length + values.length > 0,
  );
  if (!only || others.length > 0 || only.denied !== undefined || only.to !== only.from + 1) return undefined;
  const { text = "" } = reading.tokens[only.from] ?? {};
  const before = reading.tokens[only.from - 1]?.text ?? "";
  const isPart = ({ field, value }: Mention["values"][number]) => {
    const [part, whole] = [normalise(fold(field)), normalise(fold(value))];
    return !part.includes(" ") && whole !== part && whole.endsWith(part);
  };
  const isOnly = only.kinds.length + only.heads.length === 0 && only.values.every(isPart);
  return isOnly && !having.test(before) ? `losse ${text}` : undefined;
}
const having = /^(?:met|zonder|van|in|inclusief)$/;

/**
 * `iphone 12`: the number of a series behind its name, where things of the series are sold and none of them is named with
 * the two. A number elsewhere (`12 GB`) is not that of the series.
 */
export async function unsoldNumber(
  reading: Reading,
  mentions: readonly Mention[],
  spans: readonly NumberSpan[],
  sense: ShopSense,
): Promise<string | undefined> {
  if (mentions.some(({ kinds, heads }) => kinds.length + heads.length > 0)) return undefined;
  const bare = spans.find(({ unit, isMoney, isBounded, low }) => unit === undefined && !isMoney && !isBounded && low);
  const at = bare?.from ?? 0;
  const [series, model] = [at - 1, at].map((place) => reading.tokens[place]?.text ?? "");
  if (!bare || !series || !model || !/^[a-z]{4,}$/.test(series) || !/^\d{1,2}$/.test(model)) return undefined;
  // `smartwatch 45 of 47 mm`: the unit stands behind the second.
  if (reading.tokens[at + 1]?.text === "of" && reading.tokens[at + 2]?.number !== undefined) return undefined;
  const isRead = mentions.some(({ from, to }) => at > from && at - 1 < to);
  if (isRead || isPlainWord(series) || sense.isDutch(series) || sense.shareNamed(series, []) === 0) return undefined;
  const { categories } = await sense.thingsNamed([series]);
  const keys = categories.map(([key]) => key);
  if (keys.length === 0 || (await sense.shareTogether([series, model], keys)) > 0) return undefined;
  return `${series} ${model}`;
}

/** What is sought by a phrase that names nothing in the shop, though a part of it names something there. */
export const unsoldPhrase = (reading: Reading, mentions: readonly Mention[], sense: ShopSense): string | undefined =>
  ofGeneral(
    reading,
    mentions.filter(({ from }) => !general.has(reading.tokens[from]?.text ?? "")),
    sense,
  ) ??
  ofModel(reading, mentions, sense) ??
  ofPart(mentions, reading);

const telling = new Set(["op", "met", "van"]);
const article = /^(?:een|de|het)$/;

/**
 * `tafellamp` where only `hanglampen` are, and `kussenhoes` where only cases for telephones are: what stands before the same
 * noun says that these are other things.
 */
export function otherCompound(
  reading: Reading,
  mentions: readonly Mention[],
  kinds: readonly WishKind[],
  leftovers: readonly string[],
  sense: ShopSense,
): string | undefined {
  const [kind, ...others] = kinds;
  const mention = mentions.find(({ modifier }) => modifier && leftovers.includes(modifier.word));
  const word = reading.tokens[mention?.from ?? -1]?.text;
  if (!kind || others.length > 0 || !mention?.modifier || word === undefined) return undefined;
  // The operator has other words for `handschoenen`, which are no shoes.
  if (sense.synonyms.find([normalise(word)], 0) !== undefined && sense.shareNamed(word, []) === 0) return word;
  if (!mention.heads.includes(kind.key)) return undefined;
  const head = word.slice(mention.modifier.word.length);
  const [name = "", ...more] = fold(kind.name)
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (more.length > 0 || !sense.isCompound(name)) return undefined;
  for (let cut = SHORTEST_PART; cut <= name.length - SHORTEST_PART; cut++)
    if (normalise(name.slice(cut)) === normalise(head)) return word;
  return undefined;
}
const SHORTEST_PART = 3;

/**
 * `koffer op wielen` where only `dakkoffers` are: the one category that ends so is named after what else it is for, and has
 * nothing of what is told of the thing. Returns the phrase.
 */
export function otherThan(
  { tokens, isTaken }: Reading,
  kinds: readonly WishKind[],
  said: string,
  sense: ShopSense,
): string | undefined {
  const at = tokens.findIndex(({ text }) => text === said.toLowerCase());
  const [kind, ...others] = kinds;
  if (at < 0 || !kind || others.length > 0 || sense.lexicon.kindsOf(normalise(said)).length > 0) return undefined;
  const isTold = telling.has(tokens[at + 1]?.text ?? "");
  const place = article.test(tokens[at + 2]?.text ?? "") ? at + 3 : at + 2;
  const { text = "" } = tokens[place] ?? {};
  if (!isTold || isTaken(place) || !sense.isDutch(text) || sense.hasProperty(text, [kind.key])) return undefined;
  return madeFor(said, [kind.key], sense) !== undefined
    ? tokens
        .slice(at, place + 1)
        .map((token) => token.text)
        .join(" ")
    : undefined;
}

/**
 * `muis` of `Toetsenborden & muizen`, where all that stands there is named with another noun of the category: mice are not
 * sold, though a category is named after them. Returns the noun.
 */
export function notAmong(
  { tokens }: Reading,
  kinds: readonly WishKind[],
  said: string,
  { shareNamed, measured }: ShopSense,
): string | undefined {
  const [kind, ...others] = kinds;
  // The name of one product tells nothing of the others.
  if (!kind || others.length > 0 || kind.products < FEWEST) return undefined;
  const nouns = nounsNamed(fold(kind.name));
  if (nouns.length < 2) return undefined;
  const own = normalise(said.toLowerCase());
  if (!nouns.some((noun) => normalise(noun) === own) || shareNamed(own, [kind.key]) > 0) return undefined;
  // `Halters & gewichten`, which tell their `Gewicht`, are one thing by two names.
  if (measured([kind.key]).some(({ feature }) => normalise(feature.toLowerCase()) === own)) return undefined;
  const isSaid = (noun: string) => tokens.some(({ text }) => normalise(text) === normalise(noun));
  const isNamed = (noun: string) => normalise(noun) !== own && !isSaid(noun) && shareNamed(noun, [kind.key]) > MOSTLY;
  return nouns.some(isNamed) ? said.toLowerCase() : undefined;
}
const MOSTLY = 0.8;
const FEWEST = 2;

/** Animals of which other animals eat the meat: `visolie` in food for dogs. */
const eaten = new Set(["vissen", "kippen"]);
/** `katoen` begins with no cat. */
const SHORTEST_ANIMAL = 5;
const OF_MEAT = /^(?:en)?(?:vlees|smaak|olie|vet|bout)/;

/**
 * `kattenbrokken` where only food for dogs is in view: what says for which animal it is, and not for that of these kinds. Returns
 * the word.
 */
export function forOtherAnimal(
  leftovers: readonly string[],
  keys: readonly string[],
  { categories }: ShopSense,
): string | undefined {
  const names = categories
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ path }) => path.flatMap((name) => fold(name).split(/[^a-z]+/)));
  const isFor = (animal: string) => names.some((name) => name.startsWith(animal));
  const animals = [...new Set(animalOf.values())];
  if (!animals.some(isFor)) return undefined;
  return leftovers.find((word) =>
    [...animalOf].some(([said, animal]) => {
      const rest = fold(word).startsWith(said) ? fold(word).slice(said.length) : "";
      return (
        said.length >= SHORTEST_ANIMAL &&
        rest.length >= SHORTEST_PART &&
        !OF_MEAT.test(rest) &&
        !eaten.has(animal) &&
        !isFor(animal)
      );
    }),
  );
}
