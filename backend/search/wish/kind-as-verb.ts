import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";

/** Nouns that say nothing of themselves: what it does is what it is. */
const general = new Set("apparaat toestel machine ding dinges iets robot".split(" "));
const article = /^(?:de|het|een|mijn|ons|onze)$/;
const VERB = /^[a-z]{3,}t$/;
const INFINITIVE = /^[a-z]{3,}en$/;
const CAN = /^(?:kan|kunnen|moet|moeten)$/;
const FARTHEST = 7;
const ROBOT = "robot";

/** Who or what does that: `stofzuiger` of stofzuigt, `droger` of droogt, `maaier` of maaien. */
function doersOf(verb: string): string[] {
  if (INFINITIVE.test(verb)) return [`${verb.slice(0, -1)}r`];
  const stem = verb.slice(0, -1);
  const open = stem.replace(
    /(aa|ee|oo|uu)([bdfgklmnprst])$/,
    (_, pair: string, end: string) => `${pair.charAt(0)}${end}`,
  );
  const doubled = stem.replace(/(?<=[^aeiou][aeiou])([bdfgklmnprst])$/, "$1$1");
  return [...new Set([stem, open, doubled])].map((root) => `${root}er`);
}

const isKind = (word: string, sense: ShopSense): boolean => {
  const { kinds, heads } = shopSenses([word], sense);
  return kinds.length + heads.length > 0;
};

/** The kind that a noun with a verb, and with what is done to, says: `robotstofzuiger`, `grasmaaier`. */
function kindOf(noun: string, object: string | undefined, verb: string, sense: ShopSense): string | undefined {
  const doers = doersOf(verb);
  const named = doers.flatMap((doer) => [`${noun}${doer}`, ...(object === undefined ? [doer] : [`${object}${doer}`])]);
  return named.find((word) => isKind(word, sense));
}

/** The stem of an infinitive: `eet` of eten, `slaap` of slapen, `bak` of bakken, `lees` of lezen. */
function stemOf(infinitive: string): string {
  const root = infinitive.slice(0, -2);
  const single = root.replace(/([bdfgklmnprst])\1$/, "$1");
  const long =
    single === root
      ? root.replace(/(?<![aeiou])([aeou])([bdfgklmnprstvz])$/, (_, vowel, end) => `${vowel}${vowel}${end}`)
      : single;
  return long.replace(/v$/, "f").replace(/z$/, "s");
}

/** `tafel om aan te eten` as the `eettafel` that it is. */
export function withUse(tokens: readonly Token[], sense: ShopSense): Token[] {
  const om = tokens.findIndex(({ text }, place) => text === "om" && place > 0);
  const thing = tokens[om - 1];
  const te = tokens.findIndex(({ text }, place) => place > om && text === "te");
  const verb = tokens[te + 1];
  if (!thing || !verb || te - om > 2 || te < om || !/^[a-z]{2,}en$/.test(verb.text)) return [...tokens];
  const kind = `${stemOf(verb.text)}${thing.text}`;
  if (!isKind(kind, sense)) return [...tokens];
  return [
    ...tokens.slice(0, om - 1),
    { text: kind, from: thing.from, to: verb.to, isMended: true },
    ...tokens.slice(te + 2),
  ];
}

/** Where it is said what a thing does: `het gras maait`, `300 m² gras kan maaien`; -1 where it is not. */
function verbFrom(tokens: readonly Token[], start: number): number {
  const place = [start, start + 1].find((one) => VERB.test(tokens[one]?.text ?? "")) ?? -1;
  if (place >= 0) return place;
  const able = tokens.findIndex(({ text }, one) => one >= start && one < start + FARTHEST && CAN.test(text));
  return able >= 0 && INFINITIVE.test(tokens[able + 1]?.text ?? "") ? able + 1 : -1;
}

/**
 * A noun and what the thing does as the kind that both name: `robot die stofzuigt` is a `robotstofzuiger`, and a `machine
 * die het gras maait` a `grasmaaier`.
 */
export function withKinds(tokens: readonly Token[], sense: ShopSense): Token[] {
  const at = tokens.findIndex(
    ({ text }, place) => general.has(text) && /^(?:die|dat)$/.test(tokens[place + 1]?.text ?? ""),
  );
  const noun = tokens[at];
  if (!noun) return [...tokens];
  const start = article.test(tokens[at + 2]?.text ?? "") ? at + 3 : at + 2;
  const place = verbFrom(tokens, start);
  const verb = tokens[place];
  if (!verb) return [...tokens];
  const last = CAN.test(tokens[place - 1]?.text ?? "") ? place - 2 : place - 1;
  const object = last >= start ? tokens[last]?.text : undefined;
  const kind = kindOf(noun.text, object, verb.text, sense);
  if (kind === undefined) return [...tokens];
  const said: Token = { text: kind, from: noun.from, to: verb.to, isMended: true };
  // A robot that mows is a mower, and one that is a robot.
  const kept = noun.text === ROBOT && !kind.startsWith(ROBOT) ? [noun] : [];
  // `robot die stofzuigt en dweilt`: what else it does goes on, and so does how much: `300 m² gras`.
  return [
    ...tokens.slice(0, at),
    ...kept,
    said,
    ...tokens.slice(start, Math.max(start, last)),
    ...tokens.slice(place + 1),
  ];
}
