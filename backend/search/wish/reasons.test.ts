import { expect, it } from "vitest";
import { withoutReasons } from "./reasons";

const plain = (text: string) => withoutReasons(text, (clause) => /gezin/.test(clause));

it.each([
  ["laarzen met een rits, want veters krijg ik niet dicht", "laarzen met een rits"],
  ["een fiets, want mijn oude is gestolen, maximaal 600 euro", "een fiets, maximaal 600 euro"],
  ["wit past het beste bij de keuken", "wit"],
  ["drie kilo dan, dat red ik wel.", "drie kilo dan,"],
  ["geen Weber, daar betaal je voor de naam", "geen Weber,"],
  ["De buurman zet de tv zo hard, dus ik wil een koptelefoon", "een koptelefoon"],
  ["Bij ons thuis is het koud, dus ik wil een deken", "een deken"],
  ["het mag 150 kosten. Je wordt maar een keer zestig.", "het mag 150 kosten. ."],
  ["Mijn moeder is net verhuisd", "Mijn moeder is verhuisd"],
  [
    "niet hoger dan 2 meter vanwege het plafond en een slot zou ik ook graag willen",
    "niet hoger dan 2 meter en een slot zou ik ook graag willen",
  ],
  ["een fiets, want ik ben 72 en trappen wordt zwaar", "een fiets"],
  ["een printer, want die van mijn werk mag ik niet gebruiken", "een printer"],
  ["hooguit 150 euro, anders moet ik te lang sparen", "hooguit 150 euro"],
  ["43 inch, groter past niet in de kast", "43 inch"],
  ["tot 300 euro, meer hoeft hij ook weer niet", "tot 300 euro"],
  ["ik wil niet strijken. Dan een blauwe", ". Dan een blauwe"],
  ["dan toch blauw, dat is gezelliger", "dan toch blauw,"],
  ["ik wil leren pianospelen, hebben jullie een keyboard", "hebben jullie een keyboard"],
  ["we wonen 3 hoog dus max 10 kilo", "max 10 kilo"],
  ["een horloge dat je niet hoeft op te laden, dus automatisch", "een horloge automatisch"],
  ["Tijd voor een eettafel", "een eettafel"],
  ["En om dat gedoe met mijn broer te voorkomen: een spel", "een spel"],
  ["Maat 38 past me ook als ze wat groter vallen", "Maat 38 past me ook"],
  ["Mijn zoon zegt dat het ook zestig mag kosten", "het ook zestig mag kosten"],
])("a reason or a remark is left out: %s", (text, wished) => {
  expect(plain(text)).toBe(wished);
});

it.each([
  ["zwart vind ik zo somber. Liever een blauwe", "geen zwart. Liever een blauwe"],
  ["Dat staal vindt hij koud aan de pols.", "geen staal."],
  ["op gas, dat gedoe met kolen ben ik zat", "op gas, geen kolen"],
  ["Die van Salora ken ik niet, dus die liever niet", "geen Salora"],
  ["een broek, blauw heeft hij al genoeg", "een broek, geen blauw"],
  ["Groen vind ik zo legerachtig", "geen Groen"],
  ["Wit wordt zo snel vies, dus zwart", "geen Wit, dus zwart"],
  ["goud vindt hij patserig", "geen goud"],
  ["Nike zit bij mij te smal", "geen Nike"],
  ["Van Apple ken ik de knopjes niet", "geen Apple"],
  ["Hakken kan ik niet meer op lopen", "geen Hakken"],
  ["Samsung had ik al en die beviel niet", "geen Samsung"],
  ["van nylon krijg ik uitslag", "geen nylon"],
  ["een trui, mohair kriebelt", "een trui, geen mohair"],
  ["een stoel, ijzer gaat roesten bij ons", "een stoel, geen ijzer"],
  ["een fornuis op stroom want gas mag hier niet", "een fornuis op stroom want geen gas"],
  ["Teak wil ik niet oliën", "geen Teak"],
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
  "zwart vind ik zo mooi",
  "zwart vind ik prachtig",
  "De vaatwasser is kapot, dus ik wil een nieuwe van Bosch",
  "een rits vind ik wel prettig",
  "een rits kan ik niet vinden",
  "kleur vind ik niet belangrijk",
  "een of anders een rode jas",
  "dat vind ik te duur",
  "een jas, die is waterdicht",
  "zwart, dat is ook goed",
  "ik lees graag",
])("what wishes something itself stays: %s", (text) => {
  expect(plain(text)).toBe(text);
});
