import { expect, it } from "vitest";
import { askedPlainly } from "./told-then-asked";

it.each([
  ["Tefal hadden we al, liever een ander merk", "niet van Tefal"],
  ["een AEG heb ik nu, doe een ander merk", "niet van AEG"],
  ["mijn vader leest alles van Marga Visser, heeft u daar iets van?", "van Marga Visser"],
  ["bij nader inzien is hout niks in de badkamer, van metaal graag", "geen hout, van metaal graag"],
  ["mijn man zegt toch LG", "toch LG"],
  ["Mijn broer filmt al jaren met GoPro. Laat u mij die eens zien.", "van GoPro"],
  ["Tefal hadden we al, die beviel goed", "Tefal hadden we al, die beviel goed"],
])("what is asked of what was told is said plainly: %s", (message, plain) => {
  expect(askedPlainly(message)).toBe(plain);
});
