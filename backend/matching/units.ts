/** Ways to write each unit, and how many of the first unit of its kind one of it is. */
const UNITS: Record<string, Record<string, number>> = {
  gb: { gb: 1, gigabyte: 1, gig: 1, tb: 1000, terabyte: 1000, mb: 0.001, megabyte: 0.001 },
  mp: { mp: 1, megapixel: 1, megapixels: 1, mpix: 1, mpx: 1, mpixel: 1, mpixels: 1, "mega pixel": 1, "mega pixels": 1 },
  inch: { inch: 1, inches: 1, in: 1, zoll: 1, duim: 1 },
  mm: { mm: 1, millimeter: 1, cm: 10, centimeter: 10, m: 1000, meter: 1000, metre: 1000, mtr: 1000, ft: 304.8 },
  hz: { hz: 1, khz: 1000, mhz: 1e6, ghz: 1e9 },
  w: { w: 1, watt: 1, watts: 1, kw: 1000 },
  v: { v: 1, volt: 1, volts: 1 },
  mah: { mah: 1, ah: 1000 },
  wh: { wh: 1, kwh: 1000 },
  g: { g: 1, gr: 1, gram: 1, grams: 1, kg: 1000, kilo: 1000, kilogram: 1000, oz: 28.35 },
  ml: { ml: 1, milliliter: 1, cl: 10, dl: 100, l: 1000, lt: 1000, ltr: 1000, liter: 1000, litre: 1000, liters: 1000 },
  persons: { persoons: 1, persons: 1, person: 1, persoon: 1 },
  speed: { mbps: 1, gbps: 1000, ppm: 1 },
  turns: { rpm: 1, tpm: 1, toeren: 1 },
  dpi: { dpi: 1 },
  btu: { btu: 1 },
  lumen: { lumen: 1, lm: 1 },
  carat: { karaat: 1, carat: 1, karat: 1 },
  denier: { denier: 1 },
  gears: { versnellingen: 1, speed: 1, gears: 1 },
};

const BY_NAME = new Map<string, { kind: string; factor: number }>();
for (const [kind, names] of Object.entries(UNITS)) {
  for (const [name, factor] of Object.entries(names)) BY_NAME.set(name, { kind, factor });
}

/** Longest first, for use in a regular expression. */
export const UNIT_NAMES = [...BY_NAME.keys()].sort((a, b) => b.length - a.length).join("|");

/** `8`, `gb` → a quantity in the first unit of its kind; undefined for an unknown unit. */
export function inBaseUnit(value: number, unit: string): { kind: string; value: number } | undefined {
  const known = BY_NAME.get(unit);
  return known && { kind: known.kind, value: Number((value * known.factor).toPrecision(6)) };
}

/** Kinds that shops round as they like: the largest difference, as a share, that still means the same. */
const ROUNDED: Record<string, number> = { inch: 0.05, mp: 0.06, w: 0.03, g: 0.02, ml: 0.02, mm: 0.02, mah: 0.03 };

export function isSameQuantity(kind: string, one: number, other: number): boolean {
  return Math.abs(one - other) <= (ROUNDED[kind] ?? 0) * Math.max(one, other);
}
