const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });

/** The calendar day in the Netherlands, `YYYY-MM-DD`: the shop's "today". */
export function dutchDay(at: Date): string {
  return day.format(at);
}
