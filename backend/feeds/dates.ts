/** Two timestamps with all their decimals are shorter. */
const PERIOD_LENGTH = 100;

/** `2026-12-01T09:00+0100`, `2026-12-01T09:00:00Z` or `2026-12-01`; null for anything else. */
export function parseMoment(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    text.trim(),
  );
  if (match === null) return null;
  const [, day = "", time = "00:00", zone = "Z"] = match;
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  const moment = new Date(`${day}T${time}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

export interface Period {
  from: Date;
  until: Date;
}

/** Two timestamps separated by a slash; a last day without a time is included in full. */
export function parsePeriod(text: string): Period | null {
  if (text.length > PERIOD_LENGTH) return null;
  const [start = "", end = "", ...more] = text.split("/");
  const from = parseMoment(start);
  const until = parseMoment(end);
  if (from === null || until === null || more.length > 0) return null;
  const last = /^\d{4}-\d{2}-\d{2}$/.test(end.trim()) ? new Date(until.getTime() + 86_399_999) : until;
  return last < from ? null : { from, until: last };
}
