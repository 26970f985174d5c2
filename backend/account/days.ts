/** Midday on a Dutch calendar day (`YYYY-MM-DD`), or now if that is earlier. An empty date means now. */
export function momentOn(date: string, now: Date): Date {
  const noon = date === "" ? now : new Date(`${date}T11:00:00Z`);
  return noon < now ? noon : now;
}

const written = new Intl.DateTimeFormat("nl-NL", { timeZone: "Europe/Amsterdam", dateStyle: "long" });

/** `21 november 2026`, for messages. */
export function writtenDay(at: Date): string {
  return written.format(at);
}
