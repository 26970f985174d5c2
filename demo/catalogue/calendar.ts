const DAY = 86_400_000;

/** Cached dates before today: `day(0)` is today itself. */
export interface Calendar {
  /** YYYY-MM-DD. */
  day(daysAgo: number): string;
  /** A time on that day; minutes may be negative (the day before). */
  moment(daysAgo: number, minutes: number): Date;
}

/** @param today YYYY-MM-DD. @throws RangeError for an invalid date. */
export function calendarOf(today: string): Calendar {
  const start = Date.parse(`${today}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(today) || Number.isNaN(start)) throw new RangeError(`Invalid date: ${today}`);
  const days = Array.from({ length: 600 }, (_, at) => new Date(start - at * DAY).toISOString().slice(0, 10));
  return {
    day: (daysAgo) => days[daysAgo] ?? today,
    moment: (daysAgo, minutes) => new Date(start - daysAgo * DAY + minutes * 60_000),
  };
}
