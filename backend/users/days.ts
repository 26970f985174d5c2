/** A moment on a Dutch day (`YYYY-MM-DD`; noon is in it, summer and winter), never after now. An empty day is now. */
export function momentOn(date: string, now: Date): Date {
  const noon = date === "" ? now : new Date(`${date}T11:00:00Z`);
  return noon < now ? noon : now;
}

/** Whether the text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

const written = new Intl.DateTimeFormat("nl-NL", { timeZone: "Europe/Amsterdam", dateStyle: "long" });

/** `21 november 2026`, for messages. */
export function writtenDay(at: Date): string {
  return written.format(at);
}
