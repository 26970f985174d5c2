import { expect, it } from "vitest";
import { saidPlainly } from "./said-plainly";

it.each([
  ["geschikt voor acht of meer", "geschikt voor minstens acht personen"],
  ["hij hoeft niet groter te zijn dan 4,5 liter", "niet groter dan 4,5 liter"],
  ["een zak van 5 kilo of groter", "een zak van 5 kilo of meer"],
  ["boven de 900 euro gaan we niet", "hooguit 900 euro"],
  ["boven 400 ga ik echt niet uit", "hooguit 400 euro"],
  ["onder de 700 euro moet toch lukken?", "onder de 700 euro."],
  ["de goedkoopste wasmachine die jullie hebben staan?", "de goedkoopste wasmachine?"],
  ["roze hoeft van mij niet", "roze hoeft niet"],
  ["hij wil er 200 euro aan uitgeven, meer niet", "hij wil er hooguit 200 euro aan uitgeven"],
  ["een cadeautje voor een geboorte, een knuffel", "een knuffel"],
  ["nee kunststof, glas valt kapot", "nee kunststof"],
  ["welke inkt heb ik nodig voor een EcoTank?", "inkt voor een EcoTank?"],
  ["een koelkast, in geen geval weer een Samsung", "een koelkast, niet van Samsung"],
])("amounts are said plainly: %s", (text, plain) => {
  expect(saidPlainly(text)).toBe(plain);
});

it.each([
  "16 of 32 gb",
  "voor vier of zes personen",
  "hij hoeft niet groter te zijn",
  "een plank van 60 cm of groter",
  "iets voor tussen de 50 en 80 euro, een rugzak",
])("%s stays", (text) => {
  expect(saidPlainly(text)).toBe(text);
});
