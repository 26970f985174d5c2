import { addDays } from "#contract/days";
import { dutchDay } from "#contract/dutch-day";

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - correction + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-0${Math.floor(sum / 31)}-${String((sum % 31) + 1).padStart(2, "0")}`;
}

/** The public holidays of the Algemene termijnenwet, article 3, Good Friday included. */
function holidays(year: number): string[] {
  const sunday = easter(year);
  const king = `${year}-04-27`;
  return [
    `${year}-01-01`,
    addDays(sunday, -2),
    addDays(sunday, 1),
    // The birthday of the king is celebrated a day earlier when it is a Sunday.
    weekday(king) === 0 ? `${year}-04-26` : king,
    `${year}-05-05`,
    addDays(sunday, 39),
    addDays(sunday, 50),
    `${year}-12-25`,
    `${year}-12-26`,
  ];
}

function isWorkingDay(day: string): boolean {
  const isWeekend = weekday(day) === 0 || weekday(day) === 6;
  return !isWeekend && !holidays(Number(day.slice(0, 4))).includes(day);
}

const LEGAL_DAYS = 14;

/**
 * The last day on which an order can be withdrawn from or returned: so many days after the day of delivery in the
 * Netherlands, and at least the legal fourteen. A last day in a weekend or on a public holiday moves to the next working
 * day (Regulation 1182/71, article 3(4)).
 */
export function returnTill(deliveredAt: Date, days: number): string {
  let day = addDays(dutchDay(deliveredAt), Math.max(LEGAL_DAYS, days));
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
