import { expect, test } from "vitest";
import { firstInKnownForms, inKnownForms } from "./in-known-forms";

test.each([
  ["8 gb is misschien ook wel genoeg, die ook", "8 gb mag ook"],
  ["75 past ook in de kast", "75 mag ook"],
  ["110 lukt ook nog in de hoek", "110 mag ook"],
  ["32 zou ook kunnen", "32 mag ook"],
  ["4 zits mag ook hoor", "4 zits mag ook"],
  ["snoer is ook prima", "bedraad mag ook"],
  ["ovaal ook leuk", "ovaal mag ook"],
  ["wit mag weer", "wit mag ook"],
  ["12v mag ook als ie maar klopt", "12v mag ook als ie maar klopt"],
  ["doe mij ook die van kunststof erbij, dan heb ik alles gezien", "kunststof mag ook"],
])("what is good too is said in one way: %s", (typed, said) => {
  expect(inKnownForms(typed)).toBe(said);
});

test.each([
  ["we zijn met z'n vijven dus 9 of 10 is slimmer", "liever 9 of 10"],
  ["natvoer eet ie misschien beter, doe dat", "liever natvoer"],
  ["een open is makkelijker schoonmaken, doe die", "liever een open"],
])("what is better is wanted rather: %s", (typed, said) => {
  expect(inKnownForms(typed)).toBe(said);
});

test.each([
  ["laat dat grillen maar zitten, ik warm alleen soep op", "grillen hoeft niet"],
  ["die opbergruimte laat maar, de tijdschriften gaan weg", "opbergruimte hoeft niet"],
  ["Die besteklade is bij nader inzien niet nodig.", "besteklade hoeft niet"],
  ["ionisatie is geen must, het gewicht wel", "ionisatie hoeft niet"],
  ["prijs is eigenlijk niet zo belangrijk, als ie maar print", "prijs maakt niet uit, als ie maar print"],
  ["het mag meer kosten dan", "het mag duurder zijn"],
  ["laat die prijs maar los, als ie maar 16 gb heeft", "prijs maakt niet uit, als ie maar 16 gb heeft"],
  ["dat raampje laat maar zitten. wel onder de 220", "raampje hoeft niet. wel onder de 220"],
  ["dat dweilen hoeft bij nader inzien niet maar wel een filter", "dat dweilen hoeft niet, wel een filter"],
  ["v-hals of rond maakt niet uit maar geen wit", "v-hals of rond maakt niet uit, geen wit"],
  ["de prijs is niet meer belangrijk, laat alles zien", "de prijs maakt niet uit"],
])("what is let go is said in one way: %s", (typed, said) => {
  expect(inKnownForms(typed)).toBe(said);
});

test.each([
  ["da's zo'n gevaarte, doe maar een strijkijzer", "doe maar een strijkijzer"],
  ["mn rug... toch weer die van 5", "toch weer die van 5"],
  ["passen niet onder mn tafel bedenk ik me. zonder dan", "zonder dan"],
  ["en onder de kilo, moet in mn tas", "en onder de kilo"],
  ["lege kist erbij, gereedschap heb ik zat", "lege kist erbij"],
  ["mag niet hoger zijn dan 190 cm ivm kastje erboven", "mag niet hoger zijn dan 190 cm"],
  ["geen glas vanwege de kleinkinderen", "geen glas"],
  ["ik fiets er elke dag mee dus max anderhalve kilo", "max anderhalve kilo"],
  ["met klopboor functie, muren zijn hier van steen", "met klopboor functie"],
  ["geen leer de kat krabt", "geen leer"],
  ["schoenen met van die lampjes", "schoenen met lampjes"],
  ["Open keuken, dus stil: hooguit 44 dB", "hooguit 44 dB"],
])("what is only remarked beside a wish is left out: %s", (typed, said) => {
  expect(inKnownForms(typed)).toBe(said);
});

test.each([
  "dat is ook goed",
  "is de tweede ook goed voor buiten?",
  "de eerste is beter",
  "de tweede mag ook",
  "ik heb een iphone 15 dus een hoesje daarvoor",
  "maat 40 is te klein dus een maat groter",
  "minstens 1 liter, moet in de vaatwasser kunnen",
  "En een kookboek in het papier, dus geen luisterboek",
  "spiegel hangt er al, dus zonder is ook goed",
])("what points, asks or owns stays as it is: %s", (typed) => {
  expect(inKnownForms(typed)).toBe(typed);
});

test.each([
  ["dekbedovertrek erbij van 240 x 220", "en een dekbedovertrek van 240 x 220"],
  ["Dank u. Hebt u trouwens ook keyboards met 61 toetsen?", "en ook keyboards met 61 toetsen"],
  ["wat kost nummer twee?", "wat kost nummer 2?"],
  ["En autostoelen die met isofix vastzitten?", "En autostoelen die met isofix vastzitten"],
  ["verder een konijnenhok van hout", "en een konijnenhok van hout"],
  ["ik wil ook een aquarium beginnen, maximaal 60 liter", "ik wil ook een aquarium, maximaal 60 liter"],
])("another thing is said in one way: %s", (typed, said) => {
  expect(inKnownForms(typed)).toBe(said);
});

test.each([
  ["leer is niet handig, staal of mesh", "geen leer, liever staal of mesh"],
  ["en leer is dan toch minder praktisch", "en geen leer"],
])("what is not handy is refused: %s", (typed, said) => {
  expect(inKnownForms(typed)).toBe(said);
});

test.each([
  ["full hd vind ik niet scherp genoeg dus qhd of 4k", "geen full hd, liever qhd of 4k"],
  ["27 inch scherm voor het thuiswerken", "27 inch monitor voor het thuiswerken"],
  ["laptop met 15 inch scherm", "laptop met 15 inch scherm"],
  ["elektrische fiets met lage instap, in verband met mijn heup", "elektrische fiets met lage instap"],
])("a first message too, where it is plain: %s", (typed, said) => {
  expect(firstInKnownForms(typed)).toBe(said);
});
