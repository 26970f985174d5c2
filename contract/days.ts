/** Whether the text is an existing date, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

const DAY_MS = 86_400_000;

/** The date so many days later, `YYYY-MM-DD`; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const OLDEST_YEARS = 130;

/** Whether a date can be a living person's birthday: before `today` and not implausibly long ago. */
export function isBirthDay(day: string, today: string): boolean {
  return isDay(day) && day < today && Number(day.slice(0, 4)) >= Number(today.slice(0, 4)) - OLDEST_YEARS;
}
