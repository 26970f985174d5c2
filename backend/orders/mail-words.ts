import type { Cents } from "#contract/money";

const euro = new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" });
export const euros = (cents: Cents): string => euro.format(cents / 100);

const date = new Intl.DateTimeFormat("nl-NL", { dateStyle: "full", timeZone: "UTC" });
/** `2026-11-16` → maandag 16 november 2026. */
export const dutchDate = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));

const moment = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});
/** An ISO moment → 16 nov 2026, 09:30, as the clock says in the Netherlands. */
export const dutchMoment = (iso: string): string => moment.format(new Date(iso));
