import { describe, expect, it } from "vitest";
import { withoutShouting, withoutSlogans } from "./calm-title";

describe("advertising in a title", () => {
  it.each([
    ["NIEUW! Waterkoker Bosch TWK3A011", "Waterkoker Bosch TWK3A011"],
    ["OP=OP Tuinstoel Hartman", "Tuinstoel Hartman"],
    ["Actie: Sale! Tuinstoel Hartman", "Tuinstoel Hartman"],
    ["Tablet Galaxy Tab A9 | Gratis verzending!", "Tablet Galaxy Tab A9"],
    ["Muis G305 - vandaag besteld, morgen in huis", "Muis G305"],
  ])("is taken off: %s", (title, left) => expect(withoutSlogans(title)).toBe(left));

  it.each([
    "Nieuw Leven, het begin van een dorp",
    "Hot Wheels Monster Truck",
    "New Balance 574",
    "Actie! LP",
    "Bord Gratis retour",
    "Koffie - 500 gram",
  ])("is only what stands apart: %s", (title) => expect(withoutSlogans(title)).toBe(title));
});

describe("a title in capitals", () => {
  it.each([
    ["SNEAKERS ADIDAS GAZELLE WIT MAAT 39", "adidas", "Sneakers adidas Gazelle Wit Maat 39"],
    ["DEKBEDOVERTREK VAN KATOEN 240 X 220 CM", "", "Dekbedovertrek van Katoen 240 x 220 cm"],
    ["PHILIPS OLED TV 55OLED808 MET USB", "Philips", "Philips OLED TV 55OLED808 met USB"],
    ["LEGO BOUWSET KASTEEL", "LEGO", "LEGO Bouwset Kasteel"],
    ["GROẞE BÜRSTE FÜR FLASCHEN", "Große", "Große Bürste Für Flaschen"],
  ])("gets small letters: %s", (title, brand, calm) => expect(withoutShouting(title, brand)).toBe(calm));

  it.each(["WH-1000XM5", "SONY WH-1000", "iPhone 15 PRO MAX zwart"])(
    "stays when it is a code or only partly so: %s",
    (title) => expect(withoutShouting(title, "")).toBe(title),
  );
});
