import { expect, it } from "vitest";
import { readDeliveryTime } from "./delivery-time";

const days = (minDays: number, maxDays = minDays) => ({ minDays, maxDays });

it.each([
  ["1", days(1)],
  ["1 dag", days(1)],
  ["1-2 werkdagen", days(1, 2)],
  ["2 tot 4 dagen", days(2, 4)],
  ["Levertijd: ca. 3 werkdagen.", days(3)],
  ["24 uur", days(1)],
  ["48u", days(2)],
  ["1-2 Werktage", days(1, 2)],
  ["3 bis 5 Tage", days(3, 5)],
  ["1 Tag", days(1)],
  ["2-3 business days", days(2, 3)],
  ["2 weken", days(14)],
  ["1 Woche", days(7)],
  ["morgen", days(1)],
  ["Vandaag besteld, morgen in huis", days(1)],
  ["Voor 23.59 uur besteld, morgen in huis", { ...days(1), cutoff: "23:59" }],
  ["vor 15 Uhr bestellt, morgen geliefert", { ...days(1), cutoff: "15:00" }],
  ["vandaag in huis", days(0)],
])("%s is read", (text, meant) => {
  expect(readDeliveryTime(text)).toEqual(meant);
});

it.each([
  "",
  "op voorraad",
  "op aanvraag",
  "5-2 dagen",
  "900 dagen",
  "onbekend",
  "1 januari",
  "overmorgens",
  "morgen niet leverbaar",
  "12:00",
])("%s says no time", (text) => {
  expect(readDeliveryTime(text)).toBeNull();
});
