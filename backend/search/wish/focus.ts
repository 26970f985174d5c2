import { askedIn, type Clause, clausesOf, isKind, keysOf, selves } from "./asked-thing";
import { numberSpans } from "./number-spans";
import { unitsOf } from "./read-quantities";
import { facetField } from "./read-values";
import type { Reading } from "./reading";
import { longestAt, type Mention } from "./scan";
import type { ShopSense } from "./shop-sense";
import { isStory } from "./stories";

/** Fewer words are no story. */
const LONG = 12;

const POINTS_BACK =
  /\b(?:daar|er)(?:voor|bij|op|in|aan|mee)?\b(?=.*\b(?:voor|bij|op|in|aan|mee|past|passen)$)|\b(?:daar|er|hier)(?:voor|bij|op|in|aan)\b/;
const REASON = /^(?:want|omdat|aangezien|vandaar|doordat|zodat|terwijl|anders|als (?:je|ik|we|hij|ze|het))\b/;
/** What the thing must be or have is said of it. */
const OF_IT =
  /\b(?:hij|het|die|dat|ie|ze|deze|er) (?:moet|moeten|mag|mogen|hoeft|hoeven)\b|\b(?:moet|moeten|mag|mogen|hoeft) (?:hij|het|die|dat|ie|ze|deze|er)\b/;
/** A demand without a verb: `met wifi`, `zonder snoer`, `graag zwart`. */
const BARE_DEMAND =
  /^(?:(?:en|maar|wel|ook|dus|dan|alleen|het|eventueel|verder) )*(?:(?:met|van|in)(?! (?:mijn|m'n|mn|onze|ons|zijn|z'n|zn|haar|hun|de|het)\b| .*\b(?:kinderen|kids|mensen|vrienden|honden|katten)\b)|zonder|geen|liever|liefst|graag|niet)\b/;
const PAST = /\b(?:kostte|betaalde|betaalden|kocht|kochten|had|hadden|was|waren|kreeg|kregen)\b/;
const EXISTING = /\b(?:huidige|vorige|oude|ouwe|van nu)\b/;
/** `dat vangt zo veel stof`: what is said of what was said. */
const REMARK = /^(?:en |want )?(?:die|dat) (?!niet\b|met\b|uit\b|tot\b|moet\b)[a-z]+t\b/;
/** `dertig jaar in een twijfelaar geslapen` */
const DONE = /\b(?:ge[a-z]{3,}(?:d|t|en)|ver[a-z]{3,}(?:d|t))$/;
const isDone = (text: string): boolean => DONE.test(text) && !/\d/.test(text) && !BARE_DEMAND.test(text);
/** `hij heeft nu maat 116`, of who wants the next one. */
const IS_NOW = /\b(?:heeft|heb|draagt) nu (?:nog )?maat \d/;
/** What goes on about what was said just before it: `waar je voor acht man op kan grillen`. */
const GOES_ON = /^(?:en )?(?:waar\w*|die|dat|eentje|een die|welke)\b/;
/** `doe maar 128`, `graag in het blauw` */
const ASKS = /^(?:(?:en|maar|dus|dan|nou) )*(?:doe|neem|geef|maak|graag|liefst|liever|alleen|budget|prijs|maat)\b/;
/** Nobody does anything in it. */
const HAS_NO_SUBJECT = /^(?!.*\b(?:ik|we|wij|hij|zij|ze|u|je|jullie|mijn|m'n|mn|onze|ons|haar|hun|de|het|er)\b)/;
/** `geen zin meer`: what somebody lacks. */
const LACKS =
  /^(?:(?:en|maar|want|ik heb|we hebben) )*(?:geen|niet veel) (?:zin|idee|tijd|geduld|ruimte|verstand|geld|trek|last|puf|energie|kaas|moeite|fan)\b/;
/** Somebody of whom something else is told than what is wished. */
const TELLS_OF_SELF =
  /^(?:(?:en|maar|nu|want|dus) )*(?:ik|we|wij|hij|zij|ze|u|(?:mijn|m'n|mn|me|onze|ons|zijn|haar|hun) [a-z]+) (?!(?:wil|willen|wou|zou|zouden|zoek|zoeken|zoekt|draag|draagt|houd|hou|houdt|hoef|hoeft|hoeven|betaal|mag|moet|kan max|neem|ga voor|vind|vindt|prefereer|heb (?:nu )?maat|heeft (?:nu )?maat|heb max|hebben max)\b)[a-z]+/;
const TELLS_OF_THING =
  /^(?:(?:en|maar|nu|want) )*(?:de|het|ons|onze|mijn|m'n|mn) [a-z]+ (?:[a-z]+t|[a-z]+en|is|was)\b(?<!\b(?:moet|moeten|mogen|hoeft|niet|met|tot|uit|zonder))/;

/** How tall or old somebody is: `mijn dochter is nu 110 cm`. */
const OF_PERSON = /\b(?:is|ben|wordt|word) (?:nu |net |al |bijna |pas )*\d+(?:[.,]\d+)? ?(?:cm|jaar|maanden|meter)\b/;

/** `geen speelgoed meer`, of who asks for a doll: what is refused is another thing. */
function isOfOther(reading: Reading, kinds: readonly string[], sense: ShopSense): boolean {
  const geen = reading.tokens.findIndex(({ text }) => text === "geen");
  const found = geen < 0 ? undefined : longestAt(reading, geen + 1, 1, sense);
  return found !== undefined && isKind(found) && !keysOf(found).some((key) => kinds.includes(key));
}

/** Whether a clause says something of what is sought: a value or measure of its kind, an amount of money, or a demand. */
function saysOf({ text, typed, reading }: Clause, kinds: readonly string[], sense: ShopSense): boolean {
  if (/\?\s*$/.test(typed)) return true;
  const { tokens, isTaken } = reading;
  if (REASON.test(text) && !OF_IT.test(text)) return false;
  if (LACKS.test(text) || isOfOther(reading, kinds, sense)) return false;
  if (OF_PERSON.test(text)) return true;
  if (REMARK.test(text) || isDone(text)) return false;
  if (isStory(text) || (PAST.test(text) && !OF_IT.test(text))) return false;
  if (EXISTING.test(text) && !/\b(?:geen|niet)\b/.test(text)) return false;
  const spans = numberSpans(tokens, unitsOf(sense.measured(kinds)), isTaken, sense.gradables.comparatives);
  if (spans.some(({ isMoney, isBounded, unit }) => isMoney || (isBounded && unit === undefined))) return true;
  const isMeasured = spans.some(({ unit }) => unit !== undefined);
  const says = (mention: Mention | undefined): boolean =>
    mention !== undefined &&
    ((isKind(mention) && keysOf(mention).some((key) => kinds.includes(key))) ||
      mention.gradable !== undefined ||
      mention.need !== undefined ||
      mention.fixed !== undefined ||
      [...mention.values, ...(mention.others ?? [])].some(
        (one) => sense.facts.countOf(facetField(one), one.value, kinds) > 0,
      ));
  const isRead =
    isMeasured ||
    /\bmaat (?:\d|x{0,4}[sml]\b)/.test(text) ||
    [...tokens.keys()].some((at) => says(longestAt(reading, at, 1, sense)));
  if (/\bnodig\b/.test(text) && isRead) return true;
  if (OF_IT.test(text) || BARE_DEMAND.test(text) || ASKS.test(text)) return true;
  if (/\d/.test(text) && HAS_NO_SUBJECT.test(text)) return true;
  return isRead && !TELLS_OF_SELF.test(text) && !TELLS_OF_THING.test(text);
}

/** `een hanglamp van hooguit 45 cm zou mooi zijn`: where what is wanted ends, if more is said of it. */
function endOf({ tokens }: Reading): number {
  const end = tokens.findIndex(({ text }) => /^(?:zou|lijkt|lijken)$/.test(text));
  const isWish = selves.test(tokens[end - 1]?.text ?? "") || selves.test(tokens[end + 1]?.text ?? "");
  return end > 1 && !isWish ? end : tokens.length;
}

/** Whether a clause goes on with the sentence of the one before it. */
const isOfOne = (clauses: readonly Clause[], at: number): boolean =>
  !/[.!?…]["']?$/.test(clauses[at - 1]?.typed ?? ".");

/**
 * What a long message says of the one thing that it asks for, without the story around that: clauses count that name a
 * value or a measure of its kind, an amount of money or a demand. Undefined where the message is short, asks for nothing
 * that the shop knows, or says nothing else.
 */
export async function focusOn(message: string, sense: ShopSense): Promise<string | undefined> {
  if (message.trim().split(/\s+/).length < LONG) return undefined;
  const clauses = clausesOf(message);
  const asked =
    clauses.length > 1 ? await askedIn(clauses, (clause, kinds) => saysOf(clause, kinds, sense), sense) : undefined;
  // `daar zoek ik een hoesje voor`: what it goes with was told before.
  if (!asked || POINTS_BACK.test(clauses[asked.at]?.text ?? "")) return undefined;
  let isKept = false;
  const kept = clauses.map((clause, at) => {
    const isRemark = REMARK.test(clause.text) || isDone(clause.text);
    const isOfSame = GOES_ON.test(clause.text) || (isOfOne(clauses, at) && HAS_NO_SUBJECT.test(clause.text));
    // `hij heeft daar maar een klein kamertje`
    const isOnly = !isKept && at > 0 && /^maar een\b/.test(clause.text);
    const isFurther = isKept && isOfSame && !isRemark;
    isKept = at === asked.at || isFurther || (!isOnly && saysOf(clause, asked.kinds, sense));
    if (at !== asked.at) return isKept ? clause.typed : undefined;
    const said = clause.reading.said(asked.from, endOf(clause.reading));
    return asked.name === undefined ? said : `${asked.name}, ${said}`;
  });
  if (kept.every((one, at) => one === clauses[at]?.typed)) return undefined;
  const isSized = kept.some((one) => one !== undefined && /\b(?:doe|neem|maak)\b.*\d/.test(one));
  return kept
    .map((one) => (isSized && IS_NOW.test(one ?? "") ? undefined : one))
    .reduce<string>((said, one, at, all) => {
      if (one === undefined) return said;
      // What stood side by side still does: a sign between the two would part them.
      const isParted = said !== "" && all[at - 1] === undefined && !/[.,;:!?]$/.test(said);
      return `${said}${isParted ? "," : ""} ${one}`.trim();
    }, "");
}
