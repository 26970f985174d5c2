const MOST_DAYS = 365;
const NUMBER = String.raw`(\d{1,3})`;
const BETWEEN = String.raw`\s*(?:-|–|\/|t\/m|tot|à|bis|to)\s*`;
const UNITS =
  "(uur|u|h|stunden?|hours?|weken|week|wochen?|weeks?|\\p{L}*dag(?:en)?|\\p{L}*tagen?|\\p{L}*tage?|(?:\\w+ )?days?|d)";
const RANGE = new RegExp(`^${NUMBER}(?:${BETWEEN}${NUMBER})?(?:\\s*${UNITS})?$`, "iu");
const TOMORROW = /(?:^|[^\p{L}])(?:morgen|volgende (?:werk)?dag|next day|tomorrow)(?:[^\p{L}]|$)/iu;
const DENIED = /(?:^|[^\p{L}])(?:niet|geen|nicht|kein|not|no)(?:[^\p{L}]|$)/iu;
const TODAY =
  /^(?:vandaag|zelfde dag|heute|today|same day)(?: (?:nog )?(?:in huis|bezorgd|geleverd|geliefert|delivered))?$/iu;
const CUTOFF = /(?:voor|vóór|vor|bis|before)\s+([01]?\d|2[0-3])(?:[:.]([0-5]\d))?\s*(?:uur|u|uhr|h)?(?:[^\d]|$)/iu;
/** What may stand around a time: `Levertijd: ca. 2 werkdagen`. */
const AROUND = /^(?:(?:levertijd|lieferzeit|binnen|in|ca\.?|circa|ongeveer|delivery)\s*:?\s*)+|[.!]+$/giu;

export interface DeliveryTime {
  minDays: number;
  maxDays: number;
  /** `HH:MM` until which this holds for an order. */
  cutoff?: string;
}

/** A delivery time as shops write it (`1-2 werkdagen`, `24 uur`, `voor 23:00 besteld, morgen in huis`); null when it is not understood. */
export function readDeliveryTime(text: string): DeliveryTime | null {
  const plain = text.replace(/\s+/g, " ").trim().slice(0, 200);
  // A promise that the shop does not make is worse than none.
  if (DENIED.test(plain)) return null;
  if (TOMORROW.test(plain)) return { minDays: 1, maxDays: 1, ...cutoffIn(plain) };
  const bare = plain.replace(AROUND, "").trim();
  if (TODAY.test(bare)) return { minDays: 0, maxDays: 0 };
  const [, first, second, unit = ""] = RANGE.exec(bare) ?? [];
  if (first === undefined) return null;
  const from = inDays(Number(first), unit);
  const to = second === undefined ? from : inDays(Number(second), unit);
  return to < from || to > MOST_DAYS ? null : { minDays: from, maxDays: to };
}

function inDays(count: number, unit: string): number {
  if (/^(?:u|h|stunde|hour)/i.test(unit)) return Math.ceil(count / 24);
  return /^w(?:e|o)(?:ek|ken|che)/i.test(unit) ? count * 7 : count;
}

function cutoffIn(text: string): { cutoff?: string } {
  const [, hours, minutes = "00"] = CUTOFF.exec(text) ?? [];
  return hours === undefined ? {} : { cutoff: `${hours.padStart(2, "0")}:${minutes}` };
}
