import { expect, it } from "vitest";
import { inPlainTerms } from "./in-plain-terms";

it.each([
  ["Geachte heer, mevrouw, ik zoek een fiets", "ik zoek een fiets"],
  ["Beste mensen, ik zoek een fiets", "ik zoek een fiets"],
  ["jas voor me zoontje", "jas voor mijn zoontje"],
  ["ik betaal niet meer als 130 piek ervoor", "hooguit 130 euro"],
  ["slaapzak, 5 graden of kouder", "slaapzak, hooguit 5 graden"],
  ["Ik dacht eerst 80 euro maar vooruit, hoogstens 90", "hoogstens 90"],
  ["mijn grens ligt bij 160 euro", "hooguit 160 euro"],
  ["er zit nog 90 euro in mijn potje", "hooguit 90 euro"],
  ["ik kan van de baas 500 euro declareren, dus tot daar", "hooguit 500 euro"],
  ["ik kan er 370 euro aan besteden", "hooguit 370 euro"],
  ["meer dan honderd euro heb ik er niet voor over", "hooguit honderd euro"],
  ["meer dan 300 geef ik niet uit", "hooguit 300 euro"],
  ["voetbal maatje 5 tot 40 euro", "voetbal maatje 5, tot 40 euro"],
  ["hoesje voor mijn iphone 15, of nee wacht, ik heb de 16", "hoesje voor mijn iphone 16"],
  ["geel wil hij niet aan zegt ie net", "geen geel"],
  ["heb al een philips gehad, nu wat anders dus niet dat merk", "niet van philips"],
  ["meer dan 45 euro is onzin", "hooguit 45 euro"],
  ["het mag 180 euro kosten, niet meer", "het mag hooguit 180 euro kosten"],
  ["tot 600 euro vergoedt de baas", "tot 600 euro"],
  ["27 inch past precies op mijn bureau", "27 inch"],
  ["op mijn band staat 205/55 R16 en de garage vond hem slecht", "205/55 R16, de garage vond hem slecht"],
  ["het dient waterdicht te zijn", "het moet waterdicht zijn"],
  ["zonder klopfunctie begin ik niks", "met klopfunctie"],
  ["van batterijen wil ik af", "geen batterijen"],
  ["speaker zolang hij maar niet roze is", "speaker, niet roze"],
  ["wit valt weg tegen het plafond, dus die kleur niet", "geen wit"],
  ["kunstleer plakt in de zomer, dat hoef ik niet", "geen kunstleer"],
  ["monitor die je in hoogte kunt verstellen", "monitor in hoogte verstelbaar"],
  ["voor een tocht in Schotland zoek ik een slaapzak", "ik zoek een slaapzak voor een tocht in Schotland"],
  ["Mijn fysio zegt dat ik een monitor moet nemen", "een monitor"],
  ["label A is een eis", "label A"],
  ["groen als een kikker", "groen"],
  ["een blik van 5 liter motorolie", "motorolie van 5 liter"],
])("says what is told as a search would: %s", (told, plain) => {
  expect(inPlainTerms(told).trim()).toBe(plain);
});

it.each([
  "wasmachine van Bosch, minstens 8 kg, niet duurder dan 600 euro, geen wit",
  "Ik heb er al een van vorig jaar, dus die niet",
  "Mijn broer heeft er een van Samsung, dus die niet",
  "Ik heb nog een hoes liggen, die hoef ik niet",
  "dan wil hij niet",
])("leaves as it is: %s", (plain) => {
  expect(inPlainTerms(plain)).toBe(plain);
});
