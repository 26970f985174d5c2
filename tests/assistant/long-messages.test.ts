import { describe, expect, it } from "vitest";
import { talkingShop } from "./shop.fixture";

const shop = talkingShop();

/** What is sought after a message: the end of the list's address, and its filters. */
async function sought(message: string): Promise<[kind: string | undefined, filters: Record<string, string>]> {
  const { pathname, filters } = await shop.listAfter(message);
  return [
    pathname
      .replace(/\/producten\/$/, "")
      .split("/")
      .at(-1),
    filters,
  ];
}

describe("a message that tells a story", () => {
  it.each([
    [
      "of another thing of this shop that somebody has",
      "Bij de kinderen staat een laptop die nog prima loopt en de wasmachine is ook pas nieuw. Nu zoek ik een waterkoker, hooguit 60 euro.",
      ["waterkokers", { priceTo: "60" }],
    ],
    [
      "of the brand that is not wanted again",
      "Goedenavond, onze wasmachine van Beko is na vier jaar alweer kapot. We zijn met zijn vijven, dus minstens 9 kilo graag, en ik wil een ander merk tot 800 euro.",
      ["wasmachines", { brand: "!Beko", vulgewicht: ">=9 kg", priceTo: "800" }],
    ],
    [
      "in which somebody else advises the thing",
      "Mijn gehoor wordt er niet beter op en ik versta het journaal amper. Onze zoon raadde een soundbar aan, een witte. Het mag tot 800 euro kosten.",
      ["soundbars", { color: "wit", priceTo: "800" }],
    ],
    [
      "in sentences before the wish",
      "Wij wonen driehoog en mijn oude machine heeft gisteren de geest gegeven. Ik zoek een wasmachine van minstens 9 kilo.",
      ["wasmachines", { vulgewicht: ">=9 kg" }],
    ],
    [
      "without a sign between story and wish",
      "ik zit elke dag in de trein en word gek van al dat gebel nou wil ik een koptelefoon over ear tot 200 euro",
      ["koptelefoons", { draagwijze: "Over-ear", priceTo: "200" }],
    ],
    [
      "behind the wish",
      "Laptop met minstens 16 GB werkgeheugen, tot 1000 euro. De oude van mijn broer start nog maar half op en we hebben drie katten.",
      ["laptops", { werkgeheugen: ">=16 GB", priceTo: "1000" }],
    ],
    [
      "of what somebody has and wants anew",
      "Onze wasmachine heeft na veertien jaar de geest gegeven. We zijn veel thuis. Nu zoek ik een nieuwe van minstens 9 kilo.",
      ["wasmachines", { vulgewicht: ">=9 kg" }],
    ],
    [
      "with another's wish",
      "De kan is vorige week op de vloer gevallen, vandaar dat het bestuur nu een koelkast met vriezer wil. Het mag hooguit 600 euro kosten.",
      ["koel-vriescombinaties", { priceTo: "600" }],
    ],
    [
      "with a size that is outgrown",
      "jas voor mijn zoontje, hij heeft nu maat 116 maar hij groeit als kool dus doe maar 128",
      ["kinderjassen", { size: "128" }],
    ],
    [
      "with what is disliked",
      "Ik weeg niet veel maar mijn huidige stoel kraakt bij iedere beweging. Een bureaustoel dus. Kunstleer plakt in de zomer, dat hoef ik niet.",
      ["bureaustoelen", { bekleding: "!Kunstleer" }],
    ],
    [
      "with the code of a size, and a plate that is read aloud",
      "De garage zei dat ik er zo niet mee de weg op mag. Er staat 205/55 R16 op, in die maat zoek ik vierseizoenenbanden.",
      ["autobanden", { maat: "205/55 R16", seizoen: "Vierseizoenenband" }],
    ],
    [
      "with a remark on another colour than the one that is wanted",
      "mijn dochter gaat op kamers en heeft niks voor in de keuken. ik zoek een zwarte waterkoker voor haar, wit wordt toch maar vies.",
      ["waterkokers", { color: "zwart|!wit" }],
    ],
    [
      "with a property in a sentence of its own",
      "Mijn tante van 68 wil een elektrische fiets met lage instap. De motor graag in het midden.",
      ["elektrische-fietsen", { frame: "Lage instap", motor: "Middenmotor" }],
    ],
    [
      "in which somebody says what it must have",
      "ik zit hele dagen achter de computer en mijn nek doet zeer. de dokter zegt lendensteun moet hij hebben. bureaustoel dus, tot 300 euro",
      ["bureaustoelen", { q: "lendensteun", priceTo: "300" }],
    ],
    [
      "in which somebody wants no more than a brand",
      "Mijn nichtje wordt zondag 9 en haar kamer ligt vol Playmobil. Haar vader zei dat ze nu echt LEGO wil. Tot 100 euro mag het kosten.",
      ["", { brand: "LEGO", priceTo: "100" }],
    ],
    [
      "of what is done with the thing",
      "wij verhuren twee kamers en gasten vragen steeds om te kunnen strijken. het oude ding is doorgebrand. nu wil ik er een die vanzelf uitschakelt, niet boven de 100 euro",
      ["schoonmaken-en-strijken", { Uitschakelbeveiliging: "Ja", priceTo: "100" }],
    ],
    [
      "with an age that the wish points at",
      "mijn nichtje wordt 10 en leest alles wat los en vast zit, kinderboek voor die leeftijd",
      ["kinderboeken", { leeftijd: "9 tot 12 jaar" }],
    ],
    [
      "of what somebody wants to learn",
      "Mijn dochter wil gitaar leren. Heeft u klassieke gitaren?",
      ["gitaren", { "type-gitaar": "Klassieke gitaar" }],
    ],
    [
      "of two sizes that somebody wears",
      "regenlaarzen voor mijn kleinzoon, hij heeft 26 maar 28 mag ook",
      ["regenlaarzen", { q: "regenlaarzen", size: "26|28", gender: "kids" }],
    ],
    [
      "before a wish of a few words",
      "Voor boven de eettafel: een hanglamp, industriële stijl, maximaal 250 euro.",
      ["hanglampen", { stijl: "Industrieel", priceTo: "250" }],
    ],
    [
      "with what is put aside for it",
      "Er is iets leuks op komst en onze logeerkamer is leeg. Daarvoor wil ik een elektrisch verstelbaar bureau, en we hebben 800 euro gespaard.",
      ["bureaus", { verstelling: "Elektrisch", priceTo: "800" }],
    ],
  ])("%s", async (_, message, wish) => {
    expect(await sought(message)).toEqual(wish);
  });

  it("may have words in it that mean something to a program", async () => {
    expect(
      await sought("Hallo, ik zoek constructor en toString voor mijn oude moeder, maar graag een wasmachine van 9 kg"),
    ).toEqual(["wasmachines", { vulgewicht: "9..9 kg" }]);
  });

  it("gets a person where it asks for one, whatever else it tells", async () => {
    const { blocks } = await shop.listAfter(
      "Ik zoek al drie dagen een wasmachine en kom er niet uit met al die getallen. Kan ik iemand van de winkel spreken?",
    );
    expect(blocks.map(({ type }) => type)).toContain("contact");
  });

  it("is answered from the help where it asks what the shop does with what was bought", async () => {
    const { blocks } = await shop.listAfter(
      "Vorige week heb ik bij jullie een wasmachine gekocht en die past niet in de kast. Hoe kan ik hem terugsturen?",
    );
    expect(blocks.map(({ type }) => type)).toContain("quote");
    expect(blocks.map(({ type }) => type)).not.toContain("products");
  });
});
