import type { IntlShape } from "react-intl";
import { isBirthDay } from "#contract/days";
import { readDate } from "~/ui/form/date";

/** The error of a date of birth, in Dutch; none when it is valid or empty. `today`: `YYYY-MM-DD`. */
export function birthProblem(data: FormData, today: string, intl: IntlShape): Record<string, string> {
  const read = readDate(data, "dateOfBirth");
  if (read.kind === "empty") return {};
  if (read.kind === "wrong") return { dateOfBirth: intl.formatMessage({ id: "account.birth.wrong" }) };
  if (read.date >= today) return { dateOfBirth: intl.formatMessage({ id: "account.birth.future" }) };
  return isBirthDay(read.date, today) ? {} : { dateOfBirth: intl.formatMessage({ id: "account.birth.wrong" }) };
}

export function birthOf(data: FormData): string | null {
  const read = readDate(data, "dateOfBirth");
  return read.kind === "date" ? read.date : null;
}

/** The current day in this browser's time zone, `YYYY-MM-DD`. */
export function localToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
