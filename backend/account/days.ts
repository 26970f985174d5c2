/** A moment on a Dutch day (`YYYY-MM-DD`; noon is in it, summer and winter), never after now. An empty day is now. */
export function momentOn(date: string, now: Date): Date {
  const noon = date === "" ? now : new Date(`${date}T11:00:00Z`);
  return noon < now ? noon : now;
}

const written = new Intl.DateTimeFormat("nl-NL", { timeZone: "Europe/Amsterdam", dateStyle: "long" });

/** `21 november 2026`, for messages. */
export function writtenDay(at: Date): string {
  return written.format(at);
}
