import { endings } from "./language";
import type { Token } from "./sentence";
import { isSmallWord } from "./small-words";

/** What may stand between what is not wanted and the word that says so: `Philips mag het toch niet`. */
const between = new Set(
  "is zijn nog steeds mag mogen moet hoeft hoeven hoef wil vind vinden vond vonden heb zie ga bevalt bevallen het er ik me mij we toch liever liefst dan ook echt absoluut zeker per se beslist sowieso hem m ze die dat deze mij".split(
    " ",
  ),
);
const MOST_BETWEEN = 5;
const closing = new Set("zijn hebben meer zien kopen worden wezen per se hoor mooi leuk fijn goed".split(" "));
/** What goes on after a denial: `Philips liever niet en onder 50 euro`. */
const goingOn = new Set(["en", "maar", "dus", "wel", "want"]);
const refusals: readonly (readonly string[])[] = [
  ["niks"],
  ["niets"],
  ["lelijk"],
  ["geen", "optie"],
  ["niet", "nodig"],
  ["te", "duur"],
  ["te", "prijzig"],
  ["tegengevallen"],
];
/** Verbs that refuse by themselves. */
const refusing: readonly (readonly string[])[] = [
  ["valt", "af"],
  ["valt", "ook", "af"],
  ["vallen", "af"],
  ["sla", "ik", "over"],
  ["laat", "ik", "liggen"],
  ["om", "voor"],
  ["uitgesloten"],
  ["heb", "ik", "al"],
];

const standsAt = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, i) => tokens[at + i]?.text === word);

/** `toch te druk`, `vind ik te fel`: what is too much of something is not wanted. */
const tooMuchAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "te" &&
  /^[a-z]{3,}$/.test(tokens[at + 1]?.text ?? "") &&
  !NO_ADJECTIVE.test(tokens[at + 1]?.text ?? "") &&
  isOver(tokens, at + 2);
const NO_ADJECTIVE = /en$|^(?:koop|huur|leen|zien)$/;

/** Whether nothing that goes on about it follows: `laptop niet te zwaar` denies the weight. */
function isOver(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.text;
  return next === undefined || endings.has(next) || goingOn.has(next);
}

/** Where the words end that deny what stands before them: `Apple hoeft niet`, `zwart vind ik lelijk`; undefined when none do. */
export function deniedAfter(tokens: readonly Token[], at: number): number | undefined {
  for (const words of refusing) if (standsAt(tokens, at, words)) return at + words.length;
  let place = at;
  while (place < at + MOST_BETWEEN && between.has(tokens[place]?.text ?? "")) place++;
  const refused = refusals.find((words) => standsAt(tokens, place, words));
  if (refused && place > at) return place + refused.length;
  if (place > at && tooMuchAt(tokens, place)) return place + 2;
  if (tokens[place]?.text !== "niet") return undefined;
  let to = place + 1;
  while (closing.has(tokens[to]?.text ?? "")) to++;
  return isOver(tokens, to) ? to : undefined;
}

const letting = new Set(["laat", "vergeet", "schrap", "skip"]);
const articles = new Set(["de", "het", "die", "dat", "merk"]);
const gone = new Set(["maar", "zitten", "los", "vallen", "weg", "toch"]);

/** `laat Philips maar zitten, doe Bosch`, `vergeet Philips`: from where and up to where it is said; undefined when it is not. */
export function letGo(tokens: readonly Token[], from: number, to: number): { from: number; to: number } | undefined {
  let start = from - 1;
  while (articles.has(tokens[start]?.text ?? "")) start--;
  const verb = tokens[start]?.text ?? "";
  if (isExcepted(tokens, from, to)) return { from: from - 1, to: to + 1 };
  if (!letting.has(verb)) return undefined;
  let end = to;
  while (gone.has(tokens[end]?.text ?? "")) end++;
  // `laat Philips zien` shows it.
  return isOver(tokens, end) && (verb !== "laat" || end > to) ? { from: start, to: end } : undefined;
}

/** `alles op Philips na` */
const isExcepted = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from - 1]?.text === "op" && tokens[to]?.text === "na" && isOver(tokens, to + 1);

const preferring = new Set(["liever", "eerder"]);
const small = new Set(["van", "in", "het", "de", "een", "iets", "merk"]);

/** Whether what follows `dan` is what is less liked: `liever Bosch dan Philips`. `from` and `to` are those of what is liked. */
export function isLessLiked(tokens: readonly Token[], from: number, to: number): boolean {
  let start = from - 1;
  while (small.has(tokens[start]?.text ?? "")) start--;
  return tokens[to]?.text === "dan" && preferring.has(tokens[start]?.text ?? "");
}

/** Where the words end that refuse one that nobody knows: `draaien hoeft niet`; undefined when none do. */
export function refusedBehind(tokens: readonly Token[], at: number): number | undefined {
  const { text = "" } = tokens[at] ?? {};
  const isApart = at === 0 || endings.has(tokens[at - 1]?.text ?? ",");
  // `waar het niet hoeft te zijn`: only right behind it.
  const isRefused = /^(?:hoeft|hoeven|wil|mag|moet|liever|liefst|toch|niet)$/.test(tokens[at + 1]?.text ?? "");
  return isApart && isRefused && /^[a-z]{4,}$/.test(text) && !isSmallWord(text)
    ? deniedAfter(tokens, at + 1)
    : undefined;
}

const INDIFFERENT =
  /^(?:maakt|maken) (?:me |mij )?(?:niet|niks|niets) uit|^(?:boeit|interesseert) (?:me |mij )?(?:niet|niks)|^(?:is|zijn) niet (?:belangrijk|van belang)/;
const MOST_INDIFFERENT = 5;

/** Where the words end that say of what stands before them that it does not matter: `luchtbanden maakt niet uit`. */
export function indifferentAfter(tokens: readonly Token[], at: number): number | undefined {
  const words = tokens.slice(at, at + MOST_INDIFFERENT).map(({ text }) => text);
  const [said] = INDIFFERENT.exec(words.join(" ")) ?? [];
  return said === undefined ? undefined : at + said.split(" ").length;
}
