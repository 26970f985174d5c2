import { denials } from "./language";
import type { UnitAt } from "./number-spans";
import { Reading } from "./reading";
import { areAlike, LETTERED, type Member, memberAt } from "./refused-members";
import { withSharedUnits } from "./refused-numbers";
import { longestAt } from "./scan";
import { phraseAt, type Sentence, type Token } from "./sentence";
import type { ShopSense } from "./shop-sense";

const either = new Set(["of", "noch", "/"]);
/** Words with which a property is said that stands alone: `zonder leuning en waterdicht`. */
const ADJECTIVE = /(?:dicht|baar|vast|bestendig|loos|vrij|arm|afstotend|werend|ig|isch|eerd|end)e?$/;

interface Joint {
  is: "either" | "both" | "comma" | "none" | "own";
  to: number;
}

/** What joins what stands before a place with what comes next; `own`: that has a denial of its own. */
function jointAt(tokens: readonly Token[], at: number): Joint {
  const { text = "" } = tokens[at] ?? {};
  let place = at;
  if (text === ",") place++;
  const joint = tokens[place]?.text ?? "";
  const isJoint = either.has(joint) || joint === "en" || joint === "&";
  if (isJoint) place++;
  let next = place;
  while (/^(?:ook|evenmin|dus)$/.test(tokens[next]?.text ?? "")) next++;
  const denial = next > at ? phraseAt(tokens, next, denials) : 0;
  if (denial > 0) return { is: "own", to: next + denial };
  if (!isJoint) return { is: place > at ? "comma" : "none", to: place };
  return { is: either.has(joint) ? "either" : "both", to: place };
}

/** Whether the second is refused with the first, if nothing else follows. */
function isRefusedToo(first: Member, next: Member, is: Joint["is"], denial: string, word: string): boolean {
  if (first.is === "number" && next.is === "number")
    return areAlike(first, next) && (is === "either" || first.unit === undefined);
  if (first.is === "letter" || next.is === "letter") return areAlike(first, next);
  if (next.is === "number") return false;
  // `niet te dik of te warm`
  if (first.is === "degree" || next.is === "degree") return first.is === next.is && is === "either";
  if (is === "either") return true;
  if (next.is === "thing") return false;
  if (first.is === "value" && areAlike(first, next)) return true;
  // `zonder kijkvenster en dubbele lade`, but not `zonder leuning en waterdicht`.
  if (ADJECTIVE.test(word)) return false;
  const isHad = (one: Member) => one.isFlag || one.is === "unknown" || one.is === "thing";
  return denial === "zonder" ? isHad(next) : first.isFlag && next.isFlag;
}

/** Whether a list of what is refused may go on so, until one of two closes it. */
function mayGoOn(first: Member, next: Member, isOfParts: boolean): boolean {
  // `zonder wieltjes, armleuningen en hoofdsteun`
  const isPart = ({ is, isFlag }: Member) => isFlag || is === "unknown" || is === "thing";
  return (
    (first.is === "value" || first.is === "number" || first.is === "letter" ? areAlike(first, next) : false) ||
    (isOfParts && isPart(first) && isPart(next)) ||
    (isOfParts && first.is === "unknown" && next.is === "unknown")
  );
}

/** All that a denial in front of a place is said of. */
function membersOf(reading: Reading, at: number, denial: string, unitAt: UnitAt, sense: ShopSense): Member[] {
  const first = memberAt(reading, at, unitAt, sense);
  if (!first) return [];
  const found = [first];
  let sure = 1;
  let isClosed = false;
  for (let last: Member = first; ; ) {
    const joint = jointAt(reading.tokens, last.to);
    if (joint.is === "own") break;
    const next = memberAt(reading, joint.to, unitAt, sense);
    // `zonder rits, of een rugzak` asks for another thing.
    if (!next || reading.isTaken(next.from) || (next.is === "thing" && next.from > joint.to)) break;
    if (joint.is === "comma" || joint.is === "none") {
      // Until one of two closes it, `geen zwart, wit` may also ask for white.
      if (isClosed || !mayGoOn(first, next, joint.is === "comma" && denial === "zonder")) break;
    } else {
      if (!isRefusedToo(first, next, joint.is, denial, reading.tokens[next.to - 1]?.text ?? "")) break;
      sure = found.length + 1;
      isClosed = true;
    }
    found.push(next);
    last = next;
  }
  // `geen rood, geel, blauw`
  return found.slice(0, !isClosed && found.length > 2 ? found.length : sure);
}

/** `niet voor c3`, `niet in 38`: what a small word stands in front of that belongs to no phrase of the shop. */
const isBehindSmallWord = (reading: Reading, at: number, { from }: Member, sense: ShopSense): boolean =>
  from > at &&
  /^(?:voor|met|in)$/.test(reading.tokens[at]?.text ?? "") &&
  longestAt(reading, at, 2, sense) === undefined;

/** A word that stands nowhere in what was typed. */
const added = (token: Token, at: number): Token => ({ ...token, from: at, to: at });

/**
 * Gives each of several things that are refused together its own denial, name and unit: `geen 12 of 13 couverts` as `geen
 * 12 couverts, geen 13 couverts`, and `maat geen s, m of l` as `geen maat s, geen maat m, geen maat l`.
 */
export function withOwnDenials(typed: Sentence, unitAt: UnitAt, sense: ShopSense): Sentence {
  const sentence = { ...typed, tokens: withSharedUnits(typed.tokens, unitAt) };
  const { tokens } = sentence;
  const reading = new Reading(sentence);
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = phraseAt(tokens, at, denials);
    const isTooMuch = length > 0 && tokens[at + length]?.text === "te";
    const denial = tokens.slice(at, at + length + Number(isTooMuch));
    const members =
      length === 0 ? [] : membersOf(reading, at + length, tokens[at + length - 1]?.text ?? "", unitAt, sense);
    const [first] = members;
    const named =
      first && LETTERED.test(tokens[at - 1]?.text ?? "") && first.is !== "value" ? tokens[at - 1] : undefined;
    const isFar = first !== undefined && isBehindSmallWord(reading, at + length, first, sense);
    if (!first || (members.length === 1 && !named && !isFar)) {
      found.push(...tokens.slice(at, at + Math.max(1, length)));
      at += Math.max(1, length);
      continue;
    }
    if (named) found.pop();
    const name = first.name === undefined ? named : tokens[first.name];
    const last = members.at(-1) ?? first;
    const unit = last.is === "number" && last.unit !== undefined ? tokens.slice(last.from + 1, last.to) : [];
    for (const [place, { from, to, is, name: own, unit: ownUnit }] of members.entries()) {
      const begin = tokens[from]?.from ?? 0;
      const isFirst = place === 0;
      if (!isFirst) found.push({ text: ",", from: begin, to: begin });
      found.push(...(isFirst ? denial : denial.map((token) => added(token, begin))));
      if (name !== undefined && (own === undefined || !isFirst))
        found.push(own === undefined ? added(name, begin) : name);
      else if (own !== undefined) found.push(...tokens.slice(own, own + 1));
      found.push(...tokens.slice(from, to));
      const end = tokens[to - 1]?.to ?? begin;
      if (is === "number" && ownUnit === undefined) found.push(...unit.map((token) => added(token, end)));
    }
    at = last.to;
  }
  return { ...sentence, tokens: found };
}
