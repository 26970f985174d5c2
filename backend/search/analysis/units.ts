import { normalise } from "./normalise";
import { fold } from "./tokens";

/** Base unit → other ways to write it, and how many base units each is. */
const table: readonly [base: string, others: Record<string, number>][] = [
  ["kg", { kilo: 1, kilos: 1, "kilo's": 1, kilogram: 1, g: 0.001, gr: 0.001, gram: 0.001, grams: 0.001, mg: 0.000001 }],
  [
    "cm",
    { centimeter: 1, centimeters: 1, mm: 0.1, millimeter: 0.1, m: 100, meter: 100, meters: 100, mtr: 100, dm: 10 },
  ],
  ["km", { kilometer: 1, kilometers: 1 }],
  ["l", { liter: 1, liters: 1, litre: 1, ltr: 1, lt: 1, ml: 0.001, milliliter: 0.001, cl: 0.01, dl: 0.1 }],
  ["gb", { gigabyte: 1, giga: 1, gig: 1, tb: 1024, terabyte: 1024, mb: 1 / 1024, megabyte: 1 / 1024 }],
  ["inch", { '"': 1, "''": 1, duim: 1, inches: 1, in: 1 }],
  ["db", { decibel: 1, decibels: 1, dba: 1, "db(a)": 1 }],
  ["watt", { w: 1, watts: 1, kw: 1000, kilowatt: 1000 }],
  ["kwh", { kilowattuur: 1, wh: 0.001, wattuur: 0.001 }],
  ["volt", { v: 1 }],
  ["hz", { hertz: 1, khz: 1_000, mhz: 1_000_000, ghz: 1_000_000_000 }],
  ["mah", { ah: 1000, ampereuur: 1000, "ampere uur": 1000 }],
  [
    "uur",
    {
      u: 1,
      uren: 1,
      h: 1,
      hours: 1,
      minuut: 1 / 60,
      minuten: 1 / 60,
      min: 1 / 60,
      kwartier: 1 / 4,
      kwartieren: 1 / 4,
      uurtje: 1,
      uurtjes: 1,
      minuutje: 1 / 60,
      minuutjes: 1 / 60,
      kwartiertje: 1 / 4,
      dag: 24,
      dagen: 24,
      weken: 168,
    },
  ],
  ["jaar", { jr: 1, jaren: 1, maand: 1 / 12, maanden: 1 / 12, mnd: 1 / 12 }],
  ["lumen", { lm: 1 }],
  ["toeren", { tpm: 1, rpm: 1, toer: 1, "toeren per minuut": 1, "toeren/min": 1 }],
  [
    "personen",
    {
      persoon: 1,
      persoons: 1,
      pers: 1,
      persons: 1,
      man: 1,
      slaapplaatsen: 1,
      slaapplaats: 1,
    },
  ],
  ["stuks", { stuk: 1, st: 1, stukjes: 1, stukje: 1, delig: 1, delige: 1, pieces: 1, pcs: 1, pack: 1 }],
  ["zits", { plaatsen: 1, zitter: 1, zitplaatsen: 1, zitplaats: 1, zit: 1 }],
  ["couverts", { couvert: 1 }],
  ["megapixel", { mp: 1, megapixels: 1 }],
  ["°c", { graden: 1, c: 1, "graden celsius": 1 }],
  ["%", { procent: 1 }],
  ["m²", { m2: 1, "vierkante meter": 1 }],
  ["pk", { paardenkracht: 1 }],
  ["bar", {}],
  ["nm", { newtonmeter: 1 }],
];

export interface Unit {
  base: string;
  factor: number;
}

const known = new Map<string, Unit>(
  table.flatMap(([base, others]): [string, Unit][] => [
    [base, { base, factor: 1 }],
    ...Object.entries(others).map(([name, factor]): [string, Unit] => [name, { base, factor }]),
  ]),
);

/** What units are shown as. */
const shown: Record<string, string> = { gb: "GB", db: "dB", kwh: "kWh", hz: "Hz", mah: "mAh", nm: "Nm", "°c": "°C" };

/** A unit by any of its names; unknown ones are base units of their own. Empty for a bare number. */
export function unitOf(text: string): Unit {
  const name = fold(text).replace(/\s+/g, " ").trim();
  return known.get(name) ?? { base: name, factor: 1 };
}

/** Other names of exactly the same unit. */
export function sameUnits(text: string): string[] {
  const { base, factor } = unitOf(text);
  return [...known].flatMap(([name, unit]) => (unit.base === base && unit.factor === factor ? [name] : []));
}

/** Whether the text names one of the common units. */
export const isCommonUnit = (text: string): boolean => known.has(text);

/** The base name that both `kopje` and `kopjes` have. */
export const unitKey = (base: string): string =>
  known.has(base)
    ? base
    : base
        .split(/[^a-z0-9]+/)
        .map(normalise)
        .join(" ")
        .trim() || base;

/** A base unit as people write it. */
export const shownUnit = (base: string): string => shown[base] ?? base;
