import { expect, it } from "vitest";
import { sentenceAbout, specificationsFor } from "./spec";

const about = (description: string, field: string) => sentenceAbout({ shortDesc: "", description }, field);

it("finds the sentence about a property in a shop's own text, without its markup", () => {
  expect(about("Mooi ding. Het **deksel** is van [roestvrij staal](/staal/). Wordt morgen bezorgd.", "deksel")).toBe(
    "Het deksel is van roestvrij staal.",
  );
});

it.each(["[", "[a", "[a](", "[a](b", "(", ". ", "\n"])(
  "reads a very long text of %j in one pass",
  // With work that grows with the square of the length this would take minutes.
  (part) => {
    const text = `${part.repeat(Math.ceil(400_000 / part.length))}\n\nHet deksel is van staal.`;
    expect(about(text, "deksel")).toMatch(/Het deksel is van staal\.$/);
  },
);

it.each([
  ["bladzijden", "Aantal pagina's"],
  ["mensen", "Slaapplaatsen"],
  ["gebruiksduur", "Werktijd"],
  ["oplaadtijd", "Laadtijd"],
  ["actieradius", "Bereik"],
  ["draagkracht", "Max. belasting"],
  ["fel", "Lichtstroom"],
  ["leeftijd", "Leeftijd"],
  ["toeren", "Toerental"],
])("a question for %s is answered from '%s'", (field, name) => {
  const others = [
    { group: "", name: "Kleur", value: "Rood" },
    { group: "", name: "Accu", value: "400 Wh" },
  ];
  const own = { group: "", name, value: "7" };
  expect(specificationsFor({ specifications: [...others, own] }, field)).toEqual([own]);
});

it.each([
  ["kilo", "15 kg"],
  ["hertz", "75 Hz"],
  ["liter", "500 ml"],
])("a question for so many %s is answered from what is told in that unit", (field, value) => {
  const others = [{ group: "", name: "Kleur", value: "Rood" }];
  const own = { group: "", name: "Netto", value };
  expect(specificationsFor({ specifications: [...others, own] }, field)).toEqual([own]);
});

it.each([
  ["geschreven", "Auteur"],
  ["verschenen", "Jaar"],
  ["granen", "Graanvrij"],
  ["ruikt", "Geurfamilie"],
  ["stof", "Bekleding"],
])("what one asks with '%s' is answered from '%s'", (field, name) => {
  const own = { group: "", name, value: "zo" };
  expect(specificationsFor({ specifications: [{ group: "", name: "Kleur", value: "Rood" }, own] }, field)).toEqual([
    own,
  ]);
});
