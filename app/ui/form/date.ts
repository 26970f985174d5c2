import { textOf } from "./use-form";

/** The value of three inputs: empty, an invalid date, or a date as `YYYY-MM-DD`. */
export type ReadDate = { kind: "empty" } | { kind: "wrong" } | { kind: "date"; date: string };

export function readDate(data: FormData, name: string): ReadDate {
  const [day, month, year] = ["day", "month", "year"].map((part) => textOf(data, `${name}-${part}`));
  if (!day && !month && !year) return { kind: "empty" };
  const numeric = [day, month, year].every((text) => /^\d+$/.test(text ?? ""));
  const date = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  return numeric && isDate(date) ? { kind: "date", date } : { kind: "wrong" };
}

/** Whether `YYYY-MM-DD` is an existing date: 31 April is not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
