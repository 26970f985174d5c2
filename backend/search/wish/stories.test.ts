import { expect, it } from "vitest";
import { onlyTells, storyIn } from "./stories";

const asked = (message: string) => storyIn(message)?.asked.join(" ") ?? message;

it.each([
  // What was, by its verb beside who did it.
  [
    "Vorig jaar lagen we in een veel te klein tentje. Een tent voor vier personen dus.",
    "Een tent voor vier personen dus.",
  ],
  ["Mijn man was timmerman en die wil geen mdf in huis", "en die wil geen mdf in huis"],
  ["De huisarts zei dat het moest. Een helm graag", "Een helm graag"],
  ["Geen beige, dat had mijn schoonmoeder ook", "Geen beige"],
  // What has happened.
  ["gisteren heeft mijn wasmachine het begeven, ik heb een nieuwe nodig", "ik heb een nieuwe nodig"],
  [
    "We hebben ons huis verkocht, 38 jaar gewoond. Hier past alleen een bank van 2 meter",
    "Hier past alleen een bank van 2 meter",
  ],
  // What somebody does, before anything is asked for.
  ["Op vrijdag strijk ik met de radio aan, al vijftig jaar. Ik wil een strijkijzer", "Ik wil een strijkijzer"],
  ["Mijn neef zit in de computers en hij zegt 16 GB nemen", "en hij zegt 16 GB nemen"],
  ["Nu belt mijn zus dat hij slecht ziet, we nemen er een van 43 inch", "we nemen er een van 43 inch"],
  ["Vroeger bakte mijn moeder eieren, haar oude pan was van ijzer. Een koekenpan graag", "Een koekenpan graag"],
  ["Mijn zwager heeft er zo een die open kan. Een dakkoffer dus", "Een dakkoffer dus"],
  ["Bij ons aan tafel is het elke avond ruzie. Ik heb stoelen nodig", "Ik heb stoelen nodig"],
  ["Lezen lukt me niet meer. Een luisterboek", "Een luisterboek"],
  ["de achterbak zit dan al vol. Een dakkoffer", "Een dakkoffer"],
  ["En nu wil zij er natuurlijk ook een! Zij heeft maat M", "Zij heeft maat M"],
  [
    "Volgende maand gaan we met zijn vieren, de kat komt mee. Een tent",
    "Volgende maand gaan we met zijn vieren. Een tent",
  ],
  // What is said and not followed.
  ["haar moeder zegt steeds: geen speelgoed meer. Maar een oma mag verwennen. Een pop", "Een pop"],
  // What is remarked on what was said.
  ["Niet langer dan 45 minuten, daarna valt opa in slaap", "Niet langer dan 45 minuten"],
  ["Niets zwaars, daar heb ik het journaal voor. Een feelgood", "Niets zwaars. Een feelgood"],
  ["Wat een bedragen zeg. Dan de goedkoopste", "Dan de goedkoopste"],
  // The demand behind what led to it.
  ["Mijn dochter zegt dat ik op de energie moet letten, dus label A of B graag", "label A of B graag"],
])("what is only told is left out: %s", (message, wish) => {
  expect(asked(message)).toBe(wish);
});

it.each([
  "Ik zoek een tent, we zijn met zijn vieren",
  "Ik draag maat 42. Doe maar sneakers",
  "Ik heb 300 euro. Een laptop graag",
  "een jas, die waterdicht is en waar ik een trui onder kan dragen",
  "laptop, ik ben 1,85",
  "Tot 900 euro. Hij moet licht zijn",
  "een bank waar we met zes man op kunnen zitten, geen leer",
  "Ik heb een HP DeskJet. Een inktpatroon graag",
])("what may be a demand stays: %s", (message) => {
  expect(asked(message)).toBe(message);
});

it("what a wish points back at is asked for too", () => {
  expect(asked("Ik was bij de fysio, hij zweert bij een middenmotor. Doe dat dan maar.")).toBe(
    "hij zweert bij een middenmotor. Doe dat dan maar.",
  );
});

it("what somebody says to take is asked for, and so is what is pointed at", () => {
  expect(asked("De huisarts zegt: voortaan een helm, met MIPS")).toBe("voortaan een helm, met MIPS");
  expect(asked("wat een lieverd, die eerste. Vertel meer")).toBe("die eerste. Vertel meer");
});

it("a sentence that only tells is known by itself", () => {
  expect(onlyTells("Mijn vader is 91 en verhuist volgende week.")).toBe(true);
  expect(onlyTells("Hoe ver kom ik met de eerste?")).toBe(false);
  expect(onlyTells("Regenlaarzen dus, maat 28 of 30.")).toBe(false);
});
