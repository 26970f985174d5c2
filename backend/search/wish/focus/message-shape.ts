import { isCommonUnit, unitKey, unitOf } from "../../analysis/units";
import { numberSpans } from "../number-spans";
import { readCodes } from "../read-codes";
import { unitsOf } from "../read-quantities";
import { facetField } from "../read-values";
import { Reading } from "../reading";
import { longestAt, type Mention } from "../scan";
import { readSentence, type Token } from "../sentence";
import type { ShopSense } from "../shop-sense";
import { isPlainWord } from "../small-words";

/** A word of a message, or what it stands for in this shop; a noun that it does not know ends in a star. */
interface Sign {
  text: string;
  brand?: string;
  /** The property that it is a value of, and the value. */
  field?: string;
  value?: string;
  /** Where it begins in the message. */
  at: number;
}

/** What says something of a thing of the shop. */
export const TERMS: ReadonlySet<string> = new Set(
  "KIND VALUE MEASURE AMOUNT BOUND MONEY NUMBER BRAND COLOUR SIZE NEED".split(" "),
);

/** A clause of a message: what was typed, and its words with the names and numbers of the shop in general terms. */
export interface ShapedClause {
  typed: string;
  from: number;
  signs: readonly string[];
  /** The brands that it names. */
  brands: readonly string[];
  /** The same as the shop writes them. */
  brandValues: readonly string[];
  /** The properties of which it names a value. */
  fields: readonly string[];
}

/** Signs that part two clauses. */
const SIGNS = String.raw`(?<=[.!?;:…])\s+|(?<=,)\s+|\s+[-–—]+\s+|\s*[()]+\s*|\s*\p{Extended_Pictographic}+\s*`;
/** Words with which a clause begins wherever they stand. */
const OPENERS = String.raw`\s+(?=(?:want|omdat|zodat|doordat|terwijl|aangezien|vandaar|dus|nou|daarom|en|toen)\s)`;
const BUT = String.raw`(?<!\b(?:doe|geef|neem|mij|me|ons|laat|alleen|toch|dan|nog|net))\s+(?=maar\s)`;
/** `een kast die dicht kan`, but `van die grote` and `is dat`. */
const RELATIVE = String.raw`(?<!\b(?:van|met|in|op|voor|aan|bij|uit|is|was|zijn|wil|vind|of|en|als|al|ook|maar|dus|om|zoals|doe|geef|vandaar|omdat|want))\s+(?=(?:die|dat|waar|als)\s)`;
/** `het is te klein ik zoek`, but `nu zoek ik`, `omdat ik`. */
const SUBJECT = String.raw`(?<!\b(?:dat|die|wat|waar\p{L}*|hoe|of|als|toen|want|omdat|zodat|doordat|terwijl|en|maar|dus|daarom|vandaar|nou|nu|dan|ook|hier|daar|er|zoek|wil|wou|heb|ben|kan|zou|zal|mag|had|was|ging|vind|zei|denk|hoef|draag|houd|hou|kom|ga|doe|neem|werk|woon|lees|speel|[a-z]+t|[a-z]+en|[a-z]+de|[a-z]+te))\s+(?=(?:ik|we|wij)\s)`;
/** `een oven heb ik niet meer hij moet een venster hebben`, `voor kleren nu wil ik een jurk` */
const DEMAND = String.raw`\s+(?=(?:hij|het|ie|ze)\s+(?:moet|mag)\s)|\s+(?=(?:nu|toch)\s+(?:wil|zoek|wou|zoeken|willen)\s)`;
/** `over te maken ik wil een grasmaaier` */
const WISH = String.raw`(?<!\b(?:dat|die|wat|als|of|omdat|want|zodat|nu|dan|daarom|vandaar|dus|nou|en|maar|hier|daar|er|ook|graag|waar\p{L}*|waarom|\p{L}+en en))\s+(?=(?:ik|we|wij)\s(?:wil|willen|zoek|zoeken|wou|zou|zouden)\s)`;
/** Where a clause begins, also where nobody typed a sign. */
const BETWEEN = new RegExp([SIGNS, OPENERS, BUT, RELATIVE, SUBJECT, WISH, DEMAND].join("|"), "giu");

const isKind = ({ kinds, heads }: Mention): boolean => kinds.length + heads.length > 0;
const keysOf = ({ kinds, heads }: Mention): readonly string[] => (kinds.length > 0 ? kinds : heads);

const PLAIN_NAMES: Readonly<Record<string, string>> = { brand: "BRAND", color: "COLOUR", size: "SIZE" };

/** What a phrase is for who seeks something of these categories. */
function signOf(
  mention: Mention,
  kinds: readonly string[],
  sense: ShopSense,
): Pick<Sign, "text" | "field" | "value"> | undefined {
  if (isKind(mention)) return { text: keysOf(mention).some((key) => kinds.includes(key)) ? "KIND" : "THING" };
  const values = [...mention.values, ...(mention.others ?? [])];
  for (const one of values) {
    const field = facetField(one);
    const name = PLAIN_NAMES[field];
    if (name !== undefined) return { text: name, field, value: one.value };
    if (sense.facts.countOf(field, one.value, kinds) > 0) return { text: "VALUE", field };
  }
  if (mention.gradable !== undefined || mention.need !== undefined || mention.fixed !== undefined)
    return { text: "NEED" };
  return values.length > 0 ? { text: "OTHER" } : undefined;
}

/** What is sought: its categories, and the word for it that only names of products have. */
export interface Sought {
  kinds: readonly string[];
  word?: string;
}

/** The words of a message, with what they stand for in a shop where this is sought. */
function signsOf(message: string, { kinds, word: soughtWord }: Sought, sense: ShopSense): Sign[] {
  const reading = new Reading(readSentence(message, isCommonUnit));
  const { tokens } = reading;
  const units = new Set(sense.measured(kinds).map(({ unit }) => unit));
  const spans = numberSpans(tokens, unitsOf(sense.measured([])), reading.isTaken, sense.gradables.comparatives);
  const codes = readCodes(reading, sense);
  const signs: Sign[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const code = codes.find(({ from }) => from === at);
    const ofCode = code && signOf(code, kinds, sense);
    if (code && ofCode?.text === "VALUE") {
      signs.push({ ...ofCode, at: token.from });
      at = code.to;
      continue;
    }
    const span = spans.find(({ from }) => from === at);
    if (span) {
      const own =
        span.unit === undefined ? undefined : units.has(unitKey(unitOf(span.unit).base)) ? "MEASURE" : "AMOUNT";
      if (span.isBounded && token.number === undefined) signs.push({ text: token.text, at: token.from });
      signs.push({ text: span.isMoney ? "MONEY" : (own ?? (span.isBounded ? "BOUND" : "NUMBER")), at: token.from });
      at = Math.max(span.to, at + 1);
      continue;
    }
    const found = longestAt(reading, at, 1, sense);
    const isWord = !found || (found.to === at + 1 && isPlainWord(token.text));
    const sign = isWord ? undefined : signOf(found, kinds, sense);
    const isSought = isWord && token.text === soughtWord;
    const isNoun = isWord && sense.isDutch(token.text) && !isPlainWord(token.text);
    const word = token.number === undefined ? `${token.text}${isNoun ? "*" : ""}` : "NUMBER";
    const brand = sign?.text === "BRAND" && found ? { brand: reading.said(found.from, found.to) } : {};
    signs.push({ text: isSought ? "KIND" : word, ...sign, at: token.from, ...brand });
    at = sign !== undefined && found ? found.to : at + 1;
  }
  return signs;
}

/** A thing of the shop that a message names. */
export interface Thing {
  name: string;
  /** Where its name stands in the message. */
  from: number;
  kinds: readonly string[];
  /** It is what something else is for, in or of: `voor de laptop`. */
  isBeside: boolean;
  isOwned: boolean;
  /** `het bureau zelf` */
  isDefinite: boolean;
}

const BESIDE = /^(?:\(|voor|met|in|op|bij|van|vanaf|tegen|uit|onder|boven|naast|achter|over|door|zonder|geen)$/;
const OWNER = /^(?:mijn|m'n|mn|onze|ons|zijn|z'n|zn|haar|hun|oude|vorige|huidige|ouwe)$/;
const ARTICLE = /^(?:de|het|een|'n|n|die|dat|deze|[a-z]{3,}e)$/;

/** How a thing is named, by the words before it. */
function beside(tokens: readonly Token[], at: number): Pick<Thing, "isBeside" | "isOwned" | "isDefinite"> {
  let place = at - 1;
  let isOwned = false;
  for (; place >= 0 && place >= at - 3; place--) {
    const { text = "" } = tokens[place] ?? {};
    if (OWNER.test(text)) isOwned = true;
    else if (!ARTICLE.test(text)) break;
  }
  const isBehind = BESIDE.test(tokens[place]?.text ?? "");
  return {
    isBeside: isOwned || isBehind,
    isOwned: isOwned && !isBehind,
    isDefinite: /^(?:de|het)$/.test(tokens[at - 1]?.text ?? ""),
  };
}

/** The things of the shop that a message names, in the order in which it does. */
export function thingsIn(message: string, sense: ShopSense): Thing[] {
  const reading = new Reading(readSentence(message, isCommonUnit));
  const { tokens } = reading;
  const things: Thing[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(reading, at, 1, sense);
    // `tweepersoons` names no thing.
    const isCounted = tokens[at - 1]?.number !== undefined && tokens[at - 1]?.to === tokens[at]?.from;
    if (found && isKind(found) && !isCounted) {
      things.push({
        name: reading.said(found.from, found.to),
        from: tokens[at]?.from ?? 0,
        kinds: keysOf(found),
        ...beside(tokens, at),
      });
    }
    at = found ? Math.max(found.to, at + 1) : at + 1;
  }
  return things;
}

/** The words of a message that may be things, though no category is called after them. */
export function unknownNounsIn(message: string, sense: ShopSense): (Omit<Thing, "kinds"> & { isNewHere: boolean })[] {
  const reading = new Reading(readSentence(message, isCommonUnit));
  const { tokens } = reading;
  return tokens.flatMap(({ text, from }, at) => {
    if (!/^[a-z]{4,}$/.test(text) || isPlainWord(text) || longestAt(reading, at, 1, sense)) return [];
    // `driezits`, `3-zits`, `een slimme ledlamp`
    // In one word it is what the number is of: `driezitsbank`.
    const isOneWord = tokens[at - 1]?.to === from && tokens[at - 2]?.to === tokens[at - 1]?.from;
    const isCounted = !isOneWord && (tokens[at - 1]?.number !== undefined || tokens[at - 2]?.number !== undefined);
    if (isCounted || (text.endsWith("e") && /^[a-z]{4,}$/.test(tokens[at + 1]?.text ?? ""))) return [];
    const before = tokens[at - 1]?.text ?? "";
    const isNoun = sense.isDutch(text) || sense.isCompound(text) || ARTICLE.test(before);
    const place = beside(tokens, at);
    const isNewHere = /^(?:een|'n|n|zo'n|nieuwe?)$/.test(before);
    return isNoun && !place.isBeside ? { name: text, from, ...place, isNewHere } : [];
  });
}

/** The clauses of a message, as they look to a shop where this is sought. */
export function shapeOf(message: string, sought: Sought, sense: ShopSense): ShapedClause[] {
  const signs = signsOf(message, sought, sense);
  const clauses: ShapedClause[] = [];
  let from = 0;
  const keep = (to: number) => {
    const typed = message.slice(from, to);
    if (!/[\p{L}\d]/u.test(typed)) return;
    const own = signs.filter(({ at }) => at >= from && at < to);
    const brands = own.flatMap(({ brand }) => brand ?? []);
    const fields = own.flatMap(({ field }) => field ?? []);
    const brandValues = own.flatMap(({ text, value }) => (text === "BRAND" && value !== undefined ? value : []));
    clauses.push({ typed, from, signs: own.map(({ text }) => text), brands, brandValues, fields });
  };
  for (const match of message.matchAll(BETWEEN)) {
    keep(match.index);
    from = match.index + match[0].length;
  }
  keep(message.length);
  return clauses;
}
