import { fold } from "../analysis/tokens";
import { isCommonUnit, unitOf } from "../analysis/units";
import { isCurrency } from "./money-words";
import type { UnitAt } from "./number-spans";
import type { Reading } from "./reading";
import { longestAt, type Mention } from "./scan";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";
import { no, yes } from "./value-words";
import { variantWords } from "./variant-words";

/** One of several things that are refused together. */
export interface Member {
  /** Of the thing itself, behind small words and the name of what it is a value of. */
  from: number;
  to: number;
  /** `unknown`: a word that the shop has no value for. */
  is: "number" | "letter" | "value" | "thing" | "degree" | "unknown";
  unit?: string;
  fields: ReadonlySet<string>;
  /** Whether a thing has it or has it not. */
  isFlag: boolean;
  /** The name in front of it that goes for all of them: `maat` of `maat 36 of 37`. */
  name?: number;
}

const LETTER = /^(?:x{0,4}[sl]|m|\dxl|[a-g])$/;
/** What may stand between a denial and what it denies. */
const before = new Set("van de het een in met voor merk kleur op uit te".split(" "));
/** `iets van philips` */
const isSomethingOf = (tokens: Reading["tokens"], at: number): boolean =>
  tokens[at]?.text === "iets" && tokens[at + 1]?.text === "van";
/** What has letters for its values. */
export const LETTERED = /^(?:maat|mt|size|energieklasse|energielabel|klasse|label)$/;
const CODE = /^(?:[a-z]+\d|\d+[a-z])[a-z0-9]*$/;
/** `geen 90 of 140 breed` */
export const SIDE = /^(?:hoog|breed|diep|lang|doorsnee|doorsnede)$/;
const none: ReadonlySet<string> = new Set();

/** Whether a value says that a thing has something, or has it not. */
export const isFlagValue = (value: string): boolean =>
  yes.has(fold(value)) || no === fold(value) || /^(?:met|zonder|nee)$/i.test(value);

/** What a phrase is that is no value; undefined where it cannot be refused so: a person, a sort. */
function otherwise({ kinds, heads, gradable, gender, need, fixed }: Mention): Member["is"] | undefined {
  if (gender !== undefined || fixed !== undefined) return undefined;
  if (need !== undefined) return "unknown";
  if (gradable !== undefined) return "degree";
  return kinds.length + heads.length > 0 ? "thing" : "unknown";
}

/** One that begins at a place, behind small words; undefined where none does. */
export function memberAt(reading: Reading, at: number, unitAt: UnitAt, sense: ShopSense): Member | undefined {
  const { tokens } = reading;
  let from = at;
  while (before.has(tokens[from]?.text ?? "") || isSomethingOf(tokens, from)) from++;
  const { text = "", number } = tokens[from] ?? {};
  const next = tokens[from + 1];
  const isNamed = LETTERED.test(text) && next !== undefined && (next.number !== undefined || LETTER.test(next.text));
  // `serie 4`, `go 3`: the number of a name.
  const isSeries =
    /^[a-z]{2,}$/.test(text) &&
    !isPlainWord(text) &&
    next?.number !== undefined &&
    !next.isSpelled &&
    isBare(reading, from + 1, unitAt);
  if (isNamed || isSeries) {
    const one = memberAt(reading, from + 1, unitAt, sense);
    return one && { ...one, name: from };
  }
  if (number !== undefined) {
    if (isCurrency(tokens, from + 1) || tokens[from - 1]?.text === "€") return undefined;
    const hyphen = Number(next?.text === "-");
    const side = SIDE.exec(next?.text ?? "")?.[0];
    const unit = side === undefined ? unitAt(tokens, from + 1 + hyphen) : { unit: side, length: 1 };
    const to = from + 1 + (unit ? hyphen + unit.length : 0);
    return { from, to, is: "number", fields: none, isFlag: false, ...(unit && { unit: unit.unit }) };
  }
  if (LETTER.test(text)) return { from, to: from + 1, is: "letter", fields: none, isFlag: false };
  const mention = longestAt(reading, from, 1, sense);
  // `geen samsung t7`: another Samsung may be wanted.
  if (mention?.to === from + 1 && mention.values.some(({ field }) => field === "brand") && CODE.test(next?.text ?? ""))
    return { from: from + 1, to: from + 2, is: "unknown", fields: none, isFlag: false };
  const isValue = mention && mention.values.length + (mention.others?.length ?? 0) > 0;
  if (mention && (mention.gender !== undefined || mention.fixed !== undefined)) return undefined;
  if (mention && (!isValue || tokens[from - 1]?.text === "te")) {
    const is = tokens[from - 1]?.text === "te" ? "degree" : otherwise(mention);
    return is && { from, to: mention.to, is, fields: none, isFlag: false };
  }
  if (mention && isValue) {
    const all = [...mention.values, ...(mention.others ?? [])];
    const isFlag = all.some(({ value }) => isFlagValue(value));
    return { from, to: mention.to, is: "value", fields: new Set(all.map(({ field }) => field)), isFlag };
  }
  const isWord = variantWords.has(text) || ((CODE.test(text) || /^[a-z]{3,}$/.test(text)) && !isPlainWord(text));
  return isWord ? { from, to: from + 1, is: "unknown", fields: none, isFlag: false } : undefined;
}

/** Whether nothing behind a number says what it counts. */
function isBare({ tokens }: Reading, at: number, unitAt: UnitAt): boolean {
  const next = tokens[at + 1]?.text ?? "";
  return unitAt(tokens, at + 1) === undefined && !isCommonUnit(next) && !isCurrency(tokens, at + 1);
}

/** Whether two are values of the same: two numbers of one unit, two letters, two values of one field. */
export function areAlike(one: Member, other: Member): boolean {
  if (one.is !== other.is) return false;
  if (one.is === "number")
    return one.unit === undefined || (other.unit !== undefined && unitOf(one.unit).base === unitOf(other.unit).base);
  if (one.is === "value") return [...one.fields].some((field) => other.fields.has(field));
  return true;
}
