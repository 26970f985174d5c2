const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });

/** The day in the Netherlands at a moment, `YYYY-MM-DD`: the shop's "today". */
export function dutchDay(at: Date): string {
  return day.format(at);
}
