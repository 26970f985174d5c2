import { tokens } from "./tokens";
import { unitKey, unitOf } from "./units";

/** A specification that is a number, in its base unit. */
export interface Quantity {
  /** Name of the specification or key of the feature, as the shop writes it. */
  feature: string;
  /** Base unit; empty for a bare number, `klasse` for an energy class. */
  unit: string;
  value: number;
}

/** What a feature is known by, whether it is written `Type tent` or `type-tent`. */
export const featureKey = (name: string): string => tokens(name).join(" ");

/** The unit of energy classes: A is 1, G is 7, and A+++ comes before A. */
export const CLASS_UNIT = "klasse";

/** The unit of a specification that is a yes (1) or a no (0). */
export const FLAG_UNIT = "ja/nee";
const yes = /^(?:ja|yes|true|wel|met|inbegrepen|meegeleverd|aanwezig|inclusief|included)$/i;
const no =
  /^(?:nee|no|false|geen|zonder|none|exclusief|(?:niet|not) (?:inbegrepen|meegeleverd|aanwezig|inclusief|included))$/i;

/** Whether a value says that something is there (1) or not (0); undefined for any other. */
export function flagOf(value: string): 0 | 1 | undefined {
  const text = value.trim();
  if (yes.test(text)) return 1;
  return no.test(text) ? 0 : undefined;
}

const MOST = 40;
const LARGEST = 1e12;
const NUMBER =
  /^(?:vanaf |max\. ?|tot |ca\. ?)?(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)\s*-?\s*([^\d\s,][^\d,]{0,23})?$/i;
const CLASS = /^([A-G])(\+{0,3})$/;
/** `1e druk`, `85 x 60 cm`, `100 tot 150 cm`. */
const NO_UNIT = /^(?:e|de|ste|x|×|tot|t\/m|en|of|of meer|-)(?:\s|$)/i;

function numberOf(text: string): number {
  const isThousands = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  return Number((isThousands ? text.replaceAll(".", "") : text).replace(",", "."));
}

/** A maker named after a number makes no number: `999 Games`. */
const NAMES_MAKER = /^(?:merk|merknaam|brand|fabrikant|uitgever|uitgeverij)$/i;

/** The number in a value of a specification, if that is what it is. */
export function readQuantity(name: string, value: string): Quantity | undefined {
  if (NAMES_MAKER.test(name.trim())) return undefined;
  const text = value.trim();
  const [, letter, plus = ""] = CLASS.exec(text) ?? [];
  if (letter && /klasse|class|label/i.test(name)) {
    const value = letter.charCodeAt(0) - 64 - plus.length;
    return { feature: name, unit: CLASS_UNIT, value };
  }
  const [, digits, said = ""] = NUMBER.exec(text) ?? [];
  if (digits === undefined || NO_UNIT.test(said)) return undefined;
  const { base, factor } = unitOf(said.replace(/^-/, ""));
  const number = numberOf(digits) * factor;
  if (!Number.isFinite(number) || number > LARGEST) return undefined;
  return { feature: name, unit: unitKey(base), value: Number(number.toPrecision(7)) };
}

function readFlag(name: string, value: string): Quantity | undefined {
  const flag = flagOf(value);
  return flag === undefined ? undefined : { feature: name, unit: FLAG_UNIT, value: flag };
}

/** The numbers and the yeses and noes among specifications and features, one for each name and unit; features first, whose keys filters have. */
export function quantitiesOf(named: Iterable<readonly [name: string, value: string]>): Quantity[] {
  const found = new Map<string, Quantity>();
  for (const [name, value] of named) {
    const quantity = readQuantity(name, value) ?? readFlag(name, value);
    if (!quantity) continue;
    const key = `${featureKey(name)}\0${quantity.unit}`;
    if (!found.has(key)) found.set(key, quantity);
    if (found.size >= MOST) break;
  }
  return [...found.values()];
}
