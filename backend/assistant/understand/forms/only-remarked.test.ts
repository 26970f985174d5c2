import { expect, test } from "vitest";
import { withoutRemarks } from "./only-remarked";

test.each([
  ["toch liever gas, gaat sneller", "toch liever gas"],
  ["toch van een ander merk, dat heeft mn broer al", "toch van een ander merk"],
  ["mag hij geen kunstleer zijn, dat krabt onze Bello kapot", "mag hij geen kunstleer zijn"],
  ["het is voor een iphone 16, mijn man heeft de s25", "het is voor een iphone 16"],
  ["500 dan, dat kost minder geduld", "500 dan"],
  ["te groot voor mijn bureau, doe 27", "doe 27"],
  ["ik heb net een bonus gekregen, prijs maakt niet meer uit", "prijs maakt niet meer uit"],
  ["mijn knieën worden oud, laat me toch maar elektrische zien", "laat me toch maar elektrische zien"],
  ["we gaan op de fiets dus zet de lichtste vooraan", "zet de lichtste vooraan"],
  ["met kijkvenster zodat ik niet steeds die la hoef open te doen", "met kijkvenster"],
])("what is only remarked is left out: %s", (typed, said) => {
  expect(withoutRemarks(typed)).toBe(said);
});

test.each([
  "tot 200, dat is ook goed",
  "die in het blauw, dat mag ook groen zijn",
  "te groot, doe maar een maat kleiner dan 40",
  "ik heb een iphone 15, doe een hoesje daarvoor",
])("what may be a wish stays: %s", (typed) => {
  expect(withoutRemarks(typed)).toContain(typed.slice(-12));
});
