import { fold } from "../analysis/tokens";
import { isCommonUnit } from "../analysis/units";
import { Reading } from "./reading";
import { longestAt, type Mention } from "./scan";
import { readSentence, type Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** How far behind what asks the thing stands. */
const FAR = 8;
/** Names of products are looked for behind so many places that ask: each is a search. */
const MOST_TRIED = 4;

export interface Clause {
  typed: string;
  /** In lower case, without accents and signs at its ends. */
  text: string;
  reading: Reading;
}
/** The thing that is asked for: where, from which token on, and its categories. */
export interface Asked {
  at: number;
  from: number;
  kinds: readonly string[];
}

/** Where a clause begins, also where nobody typed a sign. */
const BETWEEN =
  /(?<=[.!?;:…])\s+|(?<=,)\s+|\s+[-–—]+\s+|\s*[()]+\s*|\s*\p{Extended_Pictographic}+\s*|\s+(?:haha\w*|hihi|lol)\b\s*|\s+(?=(?:want|omdat|zodat|doordat|terwijl|aangezien|vandaar|dus|nou|daarom)\s)|(?<!\b(?:doe|geef|neem|mij|me|ons|laat|alleen|toch|dan|nog|net))\s+(?=maar\s)|\s+(?=(?:hij|het|ie|ze)\s+(?:moet|mag)\s)|\s+(?=en\s+(?:liever|liefst|graag|niet|geen|zonder|max\p{L}*|hooguit|hoogstens|minstens|minimaal|tot|onder|meer|minder|ik|we|wij|hij|zij|ze|die|dat|dan|toen|nu|daar|er|het|dus|ook|word|wordt|ben|is|kan|moet|mag|(?:mijn|m'n|mn|onze|ons|zijn|haar|de|het)\s+\p{L}+\s+\p{L}+)\s)/iu;

/** The clauses of a long message, each read by itself. */
export function clausesOf(message: string): Clause[] {
  return message
    .split(BETWEEN)
    .filter((typed) => /[\p{L}\d]/u.test(typed))
    .map((typed) => ({
      typed,
      text: fold(typed).replace(/^[\s.,;:!?]+|[\s.,;:!?…]+$/g, ""),
      reading: new Reading(readSentence(typed, isCommonUnit)),
    }));
}

export const selves = /^(?:ik|we|wij|k|'k)$/;
const wishing =
  /^(?:zoek|zoeken|wil|willen|wou|zou|zouden|neem|nemen|koop|bestel|kies|overweeg|dacht|dachten|denk|prefereer|wens|moet|moeten)$/;
const shops: ReadonlyMap<string, RegExp> = new Map([
  ["u", /^(?:heeft|hebt|verkoopt|kunt|kan|weet|kent)$/],
  ["je", /^(?:heb|hebt|verkoop|kun|kan|weet|ken)$/],
  ["jij", /^(?:heb|hebt|verkoop|kun|kan|weet|ken)$/],
  ["ge", /^(?:hebt|heb|verkoopt|kunt)$/],
  ["jullie", /^(?:hebben|verkopen|kunnen|kennen|heb)$/],
  ["er", /^(?:is|zijn|bestaat|bestaan)$/],
]);
/** What a shop does where it `kan`. */
const OFFERING = /^(?:tonen|toon|zien|aanraden|helpen|adviseren|zoeken|vinden|aanbevelen|bieden|leveren|een|nog)$/;
const alone = /^(?:zoek|zoeken|gezocht|graag|doe|geef|welke|hebde|liefst)$/;

/** The place after what asks at a token; undefined where nothing does. */
function asksAt(tokens: readonly Token[], at: number): number | undefined {
  const [one = "", two = ""] = [tokens[at]?.text, tokens[at + 1]?.text];
  if ((selves.test(one) && wishing.test(two)) || (wishing.test(one) && selves.test(two))) return at + 2;
  if (one === "ge" && /^(?:hebt|moogt)$/.test(two)) return at + 2;
  const isAble = /^(?:kunt|kan|kun|kunnen|weet)$/.test(one);
  if (shops.get(two)?.test(one) && (!isAble || tokens.slice(at).some(({ text }) => OFFERING.test(text)))) return at + 2;
  if (one === "op" && two === "zoek") return at + 2;
  // `het moet een winterjas zijn`, `het plan is een horloge`, `daarom lijkt een gezelschapsspel me wel wat`
  if (/^(?:het|dit)$/.test(one) && /^(?:moet|wordt|zou)$/.test(two)) return at + 2;
  if (/^(?:plan|wens|bedoeling|idee)$/.test(one) && two === "is") return at + 2;
  if (/^(?:lijkt|lijken)$/.test(one) && tokens.slice(at).some(({ text }) => /^(?:me|mij|ons)$/.test(text)))
    return at + 1;
  if (/^(?:toe|behoefte|gebrek|interesse|tijd)$/.test(one) && /^(?:aan|in|voor)$/.test(two)) return at + 2;
  // `onze zoon raadde een soundbar aan`, `ze zegt dat een tablet fijn is`, `daarom moet de nieuwe kast schuifdeuren hebben`
  if (/^(?:raadde|raadt|adviseerde|adviseert|tipte)$/.test(one)) return at + 1;
  if (/^(?:zegt|zei|vindt)$/.test(one) && two === "dat") return at + 2;
  if (/^moet(?:en)?$/.test(one) && /^(?:de|het)$/.test(two)) return at + 1;
  const isOwning = /^(?:heb|hebben)$/.test(one) ? selves.test(two) : selves.test(one) && /^(?:heb|hebben)$/.test(two);
  if (isOwning && tokens.slice(at).some(({ text }) => text === "nodig")) return at + 2;
  // `dus wil nu een bureaustoel`
  if (at <= 1 && /^(?:wil|wou|zou)$/.test(one) && !selves.test(two)) return at + 1;
  return alone.test(one) ? at + 1 : undefined;
}

const owners = /^(?:mijn|mijne|m'n|mn|me|onze|onzen|ons|zijn|z'n|zn|haar|hun|huidige|oude|vorige|ouwe)$/;
const belonging = /^(?:voor|met|in|op|bij|van|tegen|uit|onder|boven|naast|achter|over|door|zonder|geen)$/;

export const isKind = ({ kinds, heads }: Mention): boolean => kinds.length + heads.length > 0;
export const keysOf = ({ kinds, heads }: Mention): readonly string[] => (kinds.length > 0 ? kinds : heads);

/** Whether a word that no category is called after may be a thing: by itself, or by what stands before it. */
function isNoun(tokens: readonly Token[], at: number, sense: ShopSense): boolean {
  const { text = "" } = tokens[at] ?? {};
  if (!/^[a-z]{4,}$/.test(text) || isPlainWord(text)) return false;
  return (
    sense.isDutch(text) || sense.isCompound(text) || /^(?:een|zo'n|de|het|[a-z]{3,}e)$/.test(tokens[at - 1]?.text ?? "")
  );
}

/** The first thing of the shop from a token on, if it is named as one that is sought. */
async function thingFrom(
  reading: Reading,
  from: number,
  isByName: boolean,
  sense: ShopSense,
): Promise<readonly string[] | undefined> {
  const { tokens } = reading;
  for (let at = from; at < Math.min(tokens.length, from + FAR); at++) {
    const text = tokens[at]?.text ?? "";
    if (owners.test(text) || (at > from && belonging.test(text))) return undefined;
    const found = longestAt(reading, at, 1, sense);
    if (found && isKind(found)) return keysOf(found);
    if (found) at = found.to - 1;
    else if (isByName && isNoun(tokens, at, sense)) {
      const named = await sense.kindsNamed(text);
      if (named.length > 0) return named;
    }
  }
  return undefined;
}

const leading =
  /^(?:en|dus|maar|nu|daarom|ook|dan|gewoon|een|'n|n|zo'n|de|het|graag|liefst|nieuwe?|andere?|goede|goeie)$/;
const following =
  /^(?:moet|moeten|mag|mogen|met|van|voor|tot|onder|boven|graag|dus|zonder|in|die|dat|waar|liefst|maat|niet|geen|,|\.|!|\?|;|:|max|maximaal|minimaal|minstens|hooguit|om|vanaf|tussen|en|of|hoeft|zou|lijkt|lijken)$/;

/** The categories of what a clause begins with, where that is named as something that is sought: `smartphone met …`. */
function thingAtBegin(reading: Reading, sense: ShopSense): readonly string[] | undefined {
  const { tokens } = reading;
  let at = 0;
  for (; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? "";
    const found = longestAt(reading, at, 1, sense);
    if (found && isKind(found)) {
      const isPointedAt = /^(?:de|het)$/.test(tokens[found.from - 1]?.text ?? "");
      if (isPointedAt && !/^(?:moet|mag|hoeft)$/.test(tokens[found.to]?.text ?? "")) return undefined;
      const next = tokens[found.to]?.text;
      const isWanted = next === "is" && tokens[found.to + 1]?.text === "wat";
      return next === undefined || isWanted || following.test(next) || /\d/.test(next) ? keysOf(found) : undefined;
    }
    if (found && found.values.length > 0) at = found.to - 1;
    else if (!leading.test(text) && !/^\p{L}{3,}e$/u.test(text)) return undefined;
  }
  return undefined;
}

const ENDS_WANTING = /^(?:een|zo'n|nieuwe?)$/;
/** `vandaar dat het bestuur een koffiezetapparaat wil` */
function thingWanted(reading: Reading, sense: ShopSense): { from: number; kinds: readonly string[] } | undefined {
  const { tokens } = reading;
  const last = tokens.findLast(({ text }) => /^[a-z]/.test(text))?.text ?? "";
  if (!/^(?:wil|willen|zoek|zoekt|zoeken|nodig|heeft|hebben)$/.test(last)) return undefined;
  for (const [at, { text }] of tokens.entries()) {
    if (!ENDS_WANTING.test(text)) continue;
    for (let place = at + 1; place < Math.min(tokens.length, at + 4); place++) {
      const found = longestAt(reading, place, 1, sense);
      if (found && isKind(found)) return { from: at, kinds: keysOf(found) };
    }
  }
  return undefined;
}

/** What is asked for behind what asks; `isByName`: where no category is called so, though products are. */
async function askedBehind(
  clauses: readonly Clause[],
  isByName: boolean,
  sense: ShopSense,
): Promise<Asked | undefined> {
  let tried = 0;
  for (const [at, { reading }] of clauses.entries()) {
    for (const place of reading.tokens.keys()) {
      const end = asksAt(reading.tokens, place);
      if (end === undefined || (isByName && tried >= MOST_TRIED)) continue;
      tried++;
      const kinds = await thingFrom(reading, end, isByName, sense);
      if (kinds) return { at, from: place, kinds };
    }
  }
  return undefined;
}

/** What was bought here is asked about, and not sought. */
const OF_SHOP = /\b(?:gekocht|besteld|bestelling|retour|terugsturen|garantie|geleverd|bezorgd|bestelde|kocht)\b/;

/** `ik zoek iets van 1000 stukjes`, `nu zoek ik een nieuwe`: what is named elsewhere. */
const SOMETHING = /^(?:iets|eentje|er|zoiets|nieuwe?|andere?)$/;
const NEAR = 3;

/**
 * What is asked for without its name: what somebody tells that he has, else the one thing of the shop that is named at all.
 */
function askedAsSomething(
  clauses: readonly Clause[],
  says: (clause: Clause, kinds: readonly string[]) => boolean,
  sense: ShopSense,
): (Asked & { name: string }) | undefined {
  if (clauses.some(({ text }) => OF_SHOP.test(text))) return undefined;
  const things = clauses.flatMap(({ reading, text }) =>
    [...reading.tokens.keys()].flatMap((at) => {
      const found = longestAt(reading, at, 1, sense);
      if (!found || found.kinds.length === 0) return [];
      const before = reading.tokens.slice(Math.max(0, at - 2), at);
      const isOwned = before.some((token) => owners.test(token.text));
      return [{ kinds: found.kinds, name: reading.said(found.from, found.to), isOwned, text }];
    }),
  );
  const isOne = things.every(({ kinds }) => kinds.join() === things[0]?.kinds.join());
  const thing = things.find(({ isOwned }) => isOwned) ?? (isOne ? things[0] : undefined);
  if (!thing) return undefined;
  const { kinds, name } = thing;
  for (const [at, { reading }] of clauses.entries()) {
    for (const place of reading.tokens.keys()) {
      const end = asksAt(reading.tokens, place);
      if (end !== undefined && reading.tokens.slice(end, end + NEAR).some(({ text }) => SOMETHING.test(text)))
        return { at, from: place, kinds, name };
    }
  }
  // `onze oude televisie is te klein, 55 inch is precies goed`
  const isTold = clauses.some((clause) => clause.text === thing.text && !says(clause, kinds));
  const at = isTold ? clauses.findIndex((clause) => /\d/.test(clause.text) && says(clause, kinds)) : -1;
  return at < 0 ? undefined : { at, from: 0, kinds, name };
}

/**
 * What is asked for and where: behind what asks, by somebody else's wish, or as a clause begins; else the one thing that is
 * named at all. `says`: whether a clause says something of a thing.
 */
export async function askedIn(
  clauses: readonly Clause[],
  says: (clause: Clause, kinds: readonly string[]) => boolean,
  sense: ShopSense,
): Promise<(Asked & { name?: string }) | undefined> {
  const asked = await askedBehind(clauses, false, sense);
  if (asked) return asked;
  for (const [at, { reading }] of clauses.entries()) {
    const wanted = thingWanted(reading, sense);
    if (wanted) return { at, ...wanted };
  }
  const named = await askedBehind(clauses, true, sense);
  if (named) return named;
  for (const [at, { reading }] of clauses.entries()) {
    const kinds = thingAtBegin(reading, sense);
    if (kinds) return { at, from: 0, kinds };
  }
  return askedAsSomething(clauses, says, sense);
}
