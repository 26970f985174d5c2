import { meansPeople } from "../analysis/part-words";
import { isCommonUnit } from "../analysis/units";
import { animalOf, endings, genderOf } from "./language";
import { Reading } from "./reading";
import { longestAt, type Mention } from "./scan";
import { readSentence, type Sentence, type Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isPlainWord } from "./small-words";
import { clausesIn, storyIn } from "./stories";

/** A clause of a message: its tokens, without the sign that ends it. */
interface Clause {
  from: number;
  to: number;
}

const isBeing = (word: string): boolean => animalOf.has(word) || genderOf.has(word) || meansPeople(word);

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const leadIns = list(
  "en maar ja nee nou ach tja goh oh sorry wacht dus nu want hmm hm pff toch dan daarom ook zaterdag",
);
const selves = list("ik we wij");
const others = list("hij zij ze");
const owners = list("mijn m'n mn onze ons");
/** Verbs by which somebody who is named says what is sought, or what it has to be. */
const wishing = list(
  "wil willen wilde wou wouden zoek zoeken zoekt zou zouden moet moeten mag mogen had hadden kan kunnen neem nemen neemt " +
    "krijg krijgt krijgen kies bestel koop hoef hoeft hoeven bedoel bedoelde bedoelden zocht wens prefereer verkies verwacht eis vraag vroeg accepteer betaal houd hou houden houdt draag draagt dragen geef " +
    "vind vindt vinden denk dacht zeg zegt",
);
/** What a clause has that says something of what is sought, whatever it tells. */
const demanding = list(
  "geen zonder nooit liever liefst nodig maat maten budget kleur merk prijs voorkeur wil willen zoek zoeken moet mag wens eis max maximaal minstens fan dol gek benieuwd interesse geinteresseerd overweeg",
);
const asksBehind = list("zoek zoeken zoekt wil willen wou doe geef krijgt krijgen");

const FINITE = /^(?:\p{L}+(?:t|en)|is|was|ging|deed|had|zat|viel|kwam|werd|hield|kreeg)$/u;
const ADJECTIVE = /^\p{L}{2,}e$/u;

/** What only people do; of `die` or `hij` it tells of somebody who was named. */
const ofPeople = list(
  "woont leest kijkt kookt slaapt studeert werkt speelt sport reist kampeert rookt snurkt tuiniert",
);

/** Whether somebody's clause begins at a token, and where its verb stands. */
function verbOf(tokens: readonly Token[], at: number): number | undefined {
  const word = (place: number) => tokens[place]?.text ?? "";
  if (selves.has(word(at))) return at + 1;
  if (/^(?:die|hij|zij|ze)$/.test(word(at)) && ofPeople.has(word(at + 1))) return at + 1;
  // `een gewone stofzuiger is me te zwaar`
  const thing = word(at) !== "een" ? at : ADJECTIVE.test(word(at + 1)) ? at + 3 : at + 2;
  if (word(at) === "een" && /^(?:is|wordt)$/.test(word(thing)) && /^(?:me|mij|ons|hem|haar)$/.test(word(thing + 1)))
    return thing;
  const isOld = /^(?:de|het)$/.test(word(at)) && /^(?:oude|vorige)$/.test(word(at + 1));
  if (!owners.has(word(at)) && !isOld) return undefined;
  const noun = ADJECTIVE.test(word(at + 1)) ? at + 2 : at + 1;
  return FINITE.test(word(noun + 1)) && /^[a-z]{2,}$/.test(word(noun)) ? noun + 1 : undefined;
}

function begins(tokens: readonly Token[], at: number): boolean {
  const { text = "" } = tokens[at] ?? {};
  const asks = asksBehind.has((others.has(text) ? tokens[at + 1]?.text : text) ?? "");
  return asks || verbOf(tokens, at) !== undefined || text === "een";
}

/** The clauses of a message: at its signs, and where `en`, `maar` and `dus` begin what somebody does or wants. */
function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const end = (to: number, next: number) => {
    if (to > from) clauses.push({ from, to });
    from = next;
  };
  for (const [at, { text }] of tokens.entries()) {
    if (endings.has(text) && !/^[a-z]/.test(text)) end(at, at + 1);
    else if (/^(?:en|maar|dus|daarom)$/.test(text)) {
      const next = /^(?:nu|dus|daarom|toch)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
      // `wij hebben twee katten dus leer is geen optie`
      const isSo = text === "dus" && verbOf(tokens, from) !== undefined;
      if (isSo || (begins(tokens, next) && (text !== "en" || tokens[next]?.text !== "een"))) end(at, at);
    }
  }
  end(tokens.length, tokens.length);
  return clauses;
}

/** `de kat krabt`: the verb of what a thing of the shop does, which is not the thing that is sought already. */
function verbOfThing(tokens: readonly Token[], at: number, sense: ShopSense): number | undefined {
  const [article = "", noun = "", verb = ""] = tokens.slice(at, at + 3).map(({ text }) => text);
  if (!/^(?:de|het)$/.test(article) || !/^[a-z]{3,}$/.test(noun) || !FINITE.test(verb)) return undefined;
  const { kinds, heads } = shopSenses([noun], sense);
  return kinds.length + heads.length > 0 || animalOf.has(noun) ? at + 2 : undefined;
}

/** The verb of a clause that only tells what somebody does or has; undefined for any other. */
function toldBy(
  tokens: readonly Token[],
  { from, to }: Clause,
  hasView: boolean,
  sense: ShopSense,
): number | undefined {
  let start = from;
  while (start < to && leadIns.has(tokens[start]?.text ?? "")) start++;
  const verb = verbOf(tokens, start) ?? (hasView ? verbOfThing(tokens, start, sense) : undefined);
  if (verb === undefined || verb >= to || wishing.has(tokens[verb]?.text ?? "")) return undefined;
  const says = tokens.slice(start, to).some(({ text, number }, at) => {
    const next = tokens[start + at + 1]?.text ?? "";
    // `wij hebben twee katten`
    if (number !== undefined && isBeing(next) && /^heb/.test(tokens[verb]?.text ?? "")) return false;
    if (number !== undefined || /\d/.test(text) || demanding.has(text)) return true;
    // `we zijn met zijn achten`
    if (text === "met" && /^(?:zijn|z'n|zn|ons|hun)$/.test(next)) return true;
    return (
      (text === "niet" && /^(?:te|van|in)$/.test(next)) ||
      (/^gaa?n?$/.test(text) && next === "voor") ||
      (text === "graag" && /^(?:een|de|het|iets|er)$/.test(next))
    );
  });
  return says ? undefined : verb;
}

const isKind = ({ kinds, heads }: Mention): boolean => kinds.length + heads.length > 0;

/** Whether a thing is named in what is asked for: a kind of the shop, or another noun. */
function namesThing(reading: Reading, { from, to }: Clause, sense: ShopSense): boolean {
  const { tokens } = reading;
  for (let at = from; at < to; at++) {
    const found = longestAt(reading, at, 1, sense);
    const before = [tokens[at - 1]?.text, tokens[at - 2]?.text];
    // `geen moeilijke machine`
    if (found && isKind(found) && !before.includes("geen")) return true;
    const isCounted = tokens[at]?.number !== undefined && tokens[at]?.to === tokens[at + 1]?.from;
    if (!isCounted && (!/^(?:een|zo'n)$/.test(tokens[at]?.text ?? "") || before[0] === "voor")) continue;
    let noun = isCounted ? at : at + 1;
    // `een driezitsbank`, which is read as a number, its unit and a noun.
    while (tokens[noun]?.number !== undefined || isCommonUnit(tokens[noun]?.text ?? "")) noun++;
    while (ADJECTIVE.test(tokens[noun]?.text ?? "")) noun++;
    const text = tokens[noun]?.text ?? "";
    // `een e-reader`
    if (tokens[noun + 1]?.text === "-") return true;
    const isInOneWord = isCounted && tokens[noun - 1]?.to === tokens[noun]?.from;
    const isNew = isInOneWord || (!isCounted && !longestAt(reading, noun, 1, sense));
    if (noun < to && /^[a-z]{3,}$/.test(text) && !isPlainWord(text) && isNew) return true;
  }
  return false;
}

/** Makers behind what somebody has or uses say what the thing goes with. */
const OWNING = /^(?:heb|hebben|heeft|gebruik|gebruiken|gebruikt|rijd|rijden|rijdt)$/;

/** What fails, is too much or is not done tells of no value that is sought. */
const FAILING = /^(?:niet|niets|zo|te|slecht|moeilijk|amper|nauwelijks)$/;

/** What stays of a told clause: values of what is sought, for whom it is, and what is sought where nothing else says it. */
function keep(reading: Reading, clause: Clause & { verb: number }, hasThing: boolean, sense: ShopSense): void {
  const { tokens } = reading;
  const words = tokens.slice(clause.from, clause.to);
  const owns = words.some(({ text }) => OWNING.test(text));
  const isFailing = words.some(({ text }) => FAILING.test(text));
  const isValue = ({ values, need, gradable }: Mention) =>
    need !== undefined ||
    (!isFailing &&
      gradable === undefined &&
      values.some(({ field }) => field !== "color" && (field !== "brand" || owns || !hasThing)));
  for (let at = clause.from; at < clause.to; ) {
    const text = tokens[at]?.text ?? "";
    if (text === "voor" && !selves.has(tokens[at + 1]?.text ?? "")) return;
    const found = at === clause.verb ? undefined : longestAt(reading, at, 1, sense);
    const to = found?.to ?? at + 1;
    const isOwned = at === clause.verb - 1 && !selves.has(text) && !hasThing;
    const isKept = found && to <= clause.to && (isKind(found) ? !hasThing : isValue(found) || genderOf.has(text));
    if (!isKept && !isOwned) reading.take(at, Math.min(to, clause.to));
    at = to;
  }
}

const finite = list("heb hebben wil willen zoek zoeken ben zijn kan moet mag zou had hoef wou wens");

/** Whether a word is what `ik` does, by its place: `loop ik veel`, `dat red ik`. */
function isOwnVerb(tokens: readonly Token[], at: number, sense: ShopSense): boolean {
  const word = (place: number) => tokens[place]?.text ?? "";
  const isBehind = word(at - 1) === "ik" && (at < 2 || endings.has(word(at - 2)) || leadIns.has(word(at - 2)));
  // `Gabor sla ik over` refuses.
  const isBefore =
    word(at + 1) === "ik" && word(at + 2) !== "over" && !finite.has(word(at + 2)) && !/(?:e|en)$/.test(word(at));
  if ((!isBehind && !isBefore) || !/^[a-z]{3,}$/.test(word(at)) || isPlainWord(word(at))) return false;
  const { kinds, heads, values } = shopSenses([word(at)], sense);
  return kinds.length + heads.length === 0 && !values.some(({ field }) => field === "brand");
}

/** Of what is sought already, a place in the house says no other kind: `het moet in de keuken passen`. */
function takePlace(reading: Reading, at: number, sense: ShopSense): void {
  const word = (place: number) => reading.tokens[place]?.text ?? "";
  if (!/^(?:in|bij|naar|op|onder|naast|achter|tegen|boven|tussen)$/.test(word(at))) return;
  if (!/^(?:de|het|mijn|m'n|mn|onze|ons|deze|zo'n)$/.test(word(at + 1))) return;
  const found = longestAt(reading, at + 2, 1, sense);
  if (found && isKind(found) && found.values.length === 0) reading.take(at, found.to);
}

/** `driezitsbank met twee katten`, `met onze hond`: who else lives there, behind what is sought. */
function takeCompany(reading: Reading, at: number): void {
  const { tokens } = reading;
  const [text, count, being] = tokens.slice(at, at + 3);
  if (at === 0 || text?.text !== "met" || !animalOf.has(being?.text ?? "")) return;
  if (count?.number !== undefined ? count.number > 1 : owners.has(count?.text ?? "")) reading.take(at, at + 3);
}

/** What a clause has in which something may be demanded that the shop does not know. */
const DEMANDING =
  /\b(?:moet|moeten|mag|mogen|met|zonder|geen|niet|niets|graag|lief?st|liever|wil|willen|zou|zoek|zoeken|alleen|nodig|voor|van|hoeft|hoeven|kan|kunnen|wens|voorkeur|ook|maat|kleur|merk)\b|\?/iu;
/** Who does something in it. */
const TOLD_OF = /\b(?:ik|we|wij|hij|ze|zij|het|er|ie|die|dat|mijn|m'n|mn|onze|ons|de|haar|zijn)\b/iu;
const SHORTEST_TOLD = 4;

/** Whether a clause names nothing of the shop, counts nothing and demands nothing: `dus er is haast bij`. */
function isIdle(clause: string, reading: Reading | undefined, sense: ShopSense): boolean {
  if (!reading) return false;
  if (DEMANDING.test(clause) || !TOLD_OF.test(clause) || clause.trim().split(/\s+/).length < SHORTEST_TOLD)
    return false;
  if (namesThing(reading, { from: 0, to: reading.tokens.length }, sense)) return false;
  return reading.tokens.every(({ text, number }, at) => {
    if (number !== undefined || /\d/.test(text)) return false;
    return genderOf.has(text) || longestAt(reading, at, 1, sense) === undefined;
  });
}

/**
 * A message without the story that is told before or beside what it asks for: `vorig jaar lagen we in een klein tentje. Een
 * tent voor vier dus`. Where the wish names nothing, the first thing of the story stays.
 */
export function withoutStory(message: string, hasView: boolean, sense: ShopSense): string {
  const { asked, told } = storyIn(message) ?? { asked: clausesIn(message), told: [] };
  const readings = (clauses: string[]) => clauses.map((one) => new Reading(readSentence(one, isCommonUnit)));
  const names = (reading: Reading) => namesThing(reading, { from: 0, to: reading.tokens.length }, sense);
  const read = readings(asked);
  const isNamed = hasView || read.some(names);
  const kept = asked.filter((clause, at) => !isNamed || !isIdle(clause, read[at], sense));
  if (kept.length === 0 || (told.length === 0 && kept.length === asked.length)) return message;
  if (isNamed) return kept.join(" ");
  for (const reading of readings(told)) {
    const found = [...reading.tokens.keys()].map((at) => longestAt(reading, at, 1, sense));
    const kind = found.find((mention) => mention && isKind(mention));
    if (kind) return [`${reading.said(kind.from, kind.to)}.`, ...asked].join(" ");
  }
  return asked.join(" ");
}

const without = (sentence: Sentence, isOut: (at: number) => boolean): Sentence => ({
  ...sentence,
  tokens: sentence.tokens.filter(({ isName }, at) => isName || !isOut(at)),
});

/**
 * A message without what is only told beside a wish (`mijn broer speelt gitaar en nu zoek ik een waterkoker`): of that only
 * values of what is sought stay, and what is sought where the wish does not name it. `hasView`: whether something is sought
 * already.
 */
export function withoutToldBeside(said: Sentence, hasView: boolean, sense: ShopSense): Sentence {
  const { tokens } = said;
  const clauses = clausesOf(tokens).map((one) => ({ ...one, verb: toldBy(tokens, one, hasView, sense) }));
  const wished = clauses.filter(({ verb }) => verb === undefined);
  const reading = new Reading(said);
  if (wished.length < clauses.length && (wished.length > 0 || hasView)) {
    const hasThing = hasView || wished.some((one) => namesThing(reading, one, sense));
    for (const { from, to, verb } of clauses)
      if (verb !== undefined) keep(reading, { from, to, verb }, hasThing, sense);
  }
  for (const at of tokens.keys()) takeCompany(reading, at);
  if (hasView) for (const at of tokens.keys()) takePlace(reading, at, sense);
  return without(said, (at) => reading.isTaken(at) || isOwnVerb(tokens, at, sense));
}
