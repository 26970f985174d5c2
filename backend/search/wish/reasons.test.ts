import { expect, it } from "vitest";
import { withoutReasons } from "./reasons";

const plain = (text: string) => withoutReasons(text, (clause) => /gezin/.test(clause));

it.each([
  ["laarzen met een rits, want veters krijg ik niet dicht", "laarzen met een rits"],
  ["een fiets, want mijn oude is gestolen, maximaal 600 euro", "een fiets, maximaal 600 euro"],
  ["Mijn man zet de tv zo hard, dus hij krijgt een koptelefoon", "een koptelefoon"],
  ["Ik kom niet meer over de stang, dus het moet een lage instap zijn", "een lage instap zijn"],
  ["wit past het beste bij de keuken", "wit"],
  ["Ik twijfel nog. Doe maar die van leer", "Doe maar die van leer"],
  ["drie kilo dan, dat red ik wel.", "drie kilo dan,"],
  ["geen Weber, daar betaal je voor de naam", "geen Weber,"],
  ["Mijn zoon zegt dat het ook zestig mag kosten", "het ook zestig mag kosten"],
  ["Mijn waterkoker lekt. Doe maar een glazen", "Mijn waterkoker. Doe maar een glazen"],
])("a reason or a remark is left out: %s", (text, wished) => {
  expect(plain(text)).toBe(wished);
});

it.each([
  ["zwart vind ik zo somber. Liever een blauwe", "geen zwart. Liever een blauwe"],
  ["Dat staal vindt hij koud aan de pols.", "geen staal."],
  ["op gas, dat gedoe met kolen ben ik zat", "op gas, geen kolen"],
  ["Die van Salora ken ik niet, dus die liever niet", "geen Salora"],
  ["Rituals heeft ze al, dus dat merk niet", "geen Rituals"],
])("what is disliked, or owned already, is refused: %s", (text, refused) => {
  expect(plain(text)).toBe(refused);
});

it.each([
  "een jas, want ik wil geen leer",
  "een koelkast, want we zijn een groot gezin",
  "schoenen want ik heb maat 43",
  "de bank is 90 cm breed, dus hij wil een smalle kast",
  "mijn zoon heeft een gitaar, dus hij wil een koffer",
  "accu's heb ik al, dus zonder",
  "dat vind ik te duur",
  "een jas, die is waterdicht",
  "zwart, dat is ook goed",
  "ik lees graag",
])("what wishes something itself stays: %s", (text) => {
  expect(plain(text)).toBe(text);
});
