const moment = new Intl.DateTimeFormat("nl", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Amsterdam" });

/** Formats an ISO moment as `22 november 2026 om 23:14` in Dutch time. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}
