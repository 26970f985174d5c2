import { expect, it } from "vitest";
import { cpuClock } from "../../../tests/cpu-clock";
import { numeralOf } from "./claims";
import { groundedProse } from "./grounding";

const facts = [
  JSON.stringify([
    {
      products: [
        {
          id: "7",
          name: "LG OLED55C34LA",
          brand: "LG",
          price: "€ 1.299,00",
          fields: [{ field: "Schermdiagonaal", value: "55 inch" }],
        },
        {
          id: "8",
          name: "Bosch WAN28275NL",
          brand: "Bosch",
          price: "€ 439,95",
          fields: [{ field: "Geluidsniveau", value: "69 dB" }],
        },
      ],
      total: 12,
    },
  ]),
];
const said = "ik zoek iets tot 1500 euro voor 2 personen van Siemens";
const prose = (text: string) =>
  groundedProse(text, { said, facts, brands: new Set(["miele", "bosch", "black & decker", "de'longhi"]) }).text;

it.each([
  "De LG OLED55C34LA heeft een scherm van 55 inch.",
  "Hij kost € 1299 en de Bosch € 439,95.",
  "Dat past binnen je budget van 1500 euro.",
  "Voor twee personen is dat genoeg.",
  "Van Siemens vond ik er geen.",
  "Er zijn er 12.",
  "De bosch is met 69 decibel best stil.",
])("keeps what the results or the visitor say: %s", (sentence) => {
  expect(prose(sentence)).toBe(sentence);
});

it.each([
  "De LG kost € 1.199,00.",
  "Hij kost 55 euro.",
  "Een scherm van 69 inch.",
  "Met 55 dB is hij stil.",
  "Je bespaart 12 %.",
  "Er zijn er dertien.",
  "Hij is tientallen euro's goedkoper.",
  "Vijfhonderd euro is te weinig.",
  "De Samsung is beter.",
  "De miele is beter.",
  "Een miele-machine is beter.",
  "Die van miele's is beter.",
  "Neem een black & decker.",
  "De de'longhi is beter.",
  "Samsung is beter.",
  "Kies de QE55S90D.",
  "De iPhone is mooi.",
  "Morgen in huis.",
  "De verzending is gratis.",
  "Kijk op www.kwaad.example.",
  "Kijk op kwaad.nl voor meer.",
  "Zie [hier](/elektronica/).",
  "Ga naar /afrekenen/ en betaal.",
  "Bel 06-12345678.",
  "Mail jan@kwaad.example.",
])("leaves out what neither says: %s", (sentence) => {
  expect(prose(sentence)).toBe("");
  expect(prose(`Deze past. ${sentence}`)).toBe("Deze past.");
});

it("leaves out what looks like HTML", () => {
  expect(prose("<b>Koop nu</b>")).toBe("");
});

it("reads Dutch numerals, and bounds what it keeps", () => {
  expect(["twee", "twaalf", "twintig", "honderd", "duizend", "een", "tafel"].map(numeralOf)).toEqual([
    ...[2, 12, 20, 100, 1_000],
    undefined,
    undefined,
  ]);
  expect(numeralOf("vijfentwintig")).toBeNaN();
  expect(prose("Deze past goed. ".repeat(500)).length).toBeLessThanOrEqual(600);
  const elapsed = cpuClock();
  for (const part of ["€ ", "1.", "a.", "**", "A ", "/a"]) prose(part.repeat(2_000));
  expect(elapsed()).toBeLessThan(5_000);
});
