import type { Demands, Dialogue, Expected } from "../assistant/dialogue";
import type { Fields } from "./fields";
import { filled, inflected, pick } from "./words";

/** Ways to begin a question for a thing (`{k}`) of a brand or in a colour (`{w}`). */
const FRAMES = [
  "heb je een {k} {w}?",
  "hebben jullie {k} {w}?",
  "hebben jullie ook een {k} {w}",
  "heeft u een {k} {w}?",
  "verkopen jullie {k} {w}?",
  "verkoop je een {k} {w}?",
  "is er een {k} {w}?",
  "zijn er {k} {w}?",
  "bestaat er een {k} {w}?",
  "welke {k} {w} heb je?",
  "welke {k} hebben jullie {w}?",
  "wat heb je aan {k} {w}?",
  "kun je een {k} {w} laten zien?",
  "kan je mij een {k} {w} tonen",
  "laat eens een {k} {w} zien",
  "laat me {k} {w} zien",
  "toon me een {k} {w}",
  "geef me een {k} {w}",
  "doe mij maar een {k} {w}",
  "ik wil graag een {k} {w}",
  "ik had graag een {k} {w}",
  "ik zou graag een {k} {w} willen",
  "ik zou een {k} {w} willen kopen",
  "ik ben op zoek naar een {k} {w}",
  "ben op zoek naar {k} {w}",
  "op zoek naar een {k} {w}",
  "wij zoeken een {k} {w}",
  "gezocht: {k} {w}",
  "mag ik een {k} {w}?",
  "ik moet een {k} {w} hebben",
  "ik heb een {k} {w} nodig",
  "kan ik hier een {k} {w} kopen?",
  "waar vind ik een {k} {w}?",
  "ik wil een nieuwe {k} {w}",
  "mijn {k} is stuk, ik wil een nieuwe {w}",
  "ik wil mijn moeder een {k} {w} geven",
  "hallo, ik zoek een {k} {w}",
  "goedemiddag! hebben jullie een {k} {w}?",
  "weet je een goede {k} {w}?",
  "kun je me helpen aan een {k} {w}?",
  "help me zoeken naar een {k} {w}",
  "een {k} {w} alstublieft",
  "{k} {w} aub",
  "ik kan geen {k} {w} vinden",
  "ik wil iets bestellen: een {k} {w}",
  "wat voor {k} {w} zijn er?",
  "ken je een {k} {w}?",
  "zoek voor mij een {k} {w}",
  "i'm looking for a {k} {w}",
  "hoi ik zoek voor mijn vriend een {k} {w}",
] as const;

export function framed(base: Expected, k: string, { brands, colors }: Fields, place: number): Dialogue[] {
  const names = k.split("|");
  const [b, c] = [pick(brands, place), pick(colors, place)];
  return FRAMES.flatMap((form, at) => {
    const name = names[at % names.length] ?? "";
    const asksBrand = c === undefined || (b !== undefined && at % 2 === place % 2);
    const wish: { w: string; has: Demands } | undefined | "" = asksBrand
      ? b && { w: `van ${b}`, has: { brand: b } }
      : { w: `in het ${c}`, has: { color: c } };
    if (!wish) return [];
    const say = filled(form, { k: name, w: wish.w });
    return [{ class: "a frame", turns: [{ say, expect: { ...base, has: wish.has } }] }];
  });
}

const NEXT_BRAND = [
  "nee, van {c}",
  "ik bedoel {c}",
  "niet {b} maar {c}",
  "{c} in plaats van {b}",
  "toch liever {c}",
  "oh wacht, {c}",
  "verander {b} in {c}",
  "dan maar {c}",
  "en van {c} dan?",
  "heb je ook {c}?",
  "wissel naar {c}",
  "toch maar van {c}",
  "eigenlijk wil ik {c}",
];
const NEXT_COLOR = [
  "nee, {d}",
  "ik bedoel {d}",
  "niet {c} maar {d}",
  "{d} in plaats van {c}",
  "toch liever {d}",
  "oh wacht, {d}",
  "dan maar in het {d}",
  "en in het {d} dan?",
  "heb je ze ook in het {d}?",
  "een {g} dan?",
  "toch maar {d}",
  "eigenlijk wil ik een {g}",
];
const NEXT_PRICE = [
  "nee, tot {p} euro",
  "ik bedoelde {p} euro",
  "toch maar {p} euro",
  "doe maar tot {p}",
  "het mag ook {p} zijn",
  "maximaal {p} dan",
  "{p} euro mag ook",
  "verhoog het budget naar {p} euro",
  "ik kan tot {p} gaan",
  "dan tot {p} euro",
  "niet {q} maar {p} euro",
];
const NO_PRICE = [
  "prijs maakt niet uit",
  "budget maakt niet uit",
  "geld speelt geen rol",
  "het mag wat kosten",
  "laat de prijs maar los",
  "zonder maximum",
  "duurder mag ook",
  "de prijs is niet belangrijk",
  "haal de prijs weg",
  "ook duurdere",
];
const OTHER_KIND = [
  "en een {o}?",
  "heb je ook {o}?",
  "ik zoek nu een {o}",
  "laat maar, ik wil een {o}",
  "toch liever een {o}",
  "en nu een {o}",
  "nog iets anders: een {o}",
  "doe mij ook een {o}",
  "ik heb ook een {o} nodig",
  "hebben jullie een {o}?",
  "{o}",
  "en {o} dan?",
  "wat heb je aan {o}?",
];
const FIRST = [
  "vertel meer over de eerste",
  "wat kost de eerste?",
  "is de eerste op voorraad?",
  "meer info over nummer 1",
  "wat kost nummer 1?",
  "die eerste, wat kost die?",
  "wanneer is de eerste in huis?",
  "hoe duur is de eerste",
  "is de eerste een goede deal?",
  "de eerste graag",
];
const TWO = [
  "vergelijk de eerste twee",
  "wat is het verschil tussen 1 en 2?",
  "vergelijk nummer 1 met nummer 2",
  "zet de eerste en de tweede naast elkaar",
  "wat is het verschil tussen de eerste en de tweede?",
  "verschil 1 en 2",
  "de eerste of de tweede?",
];
const CHEAPEST = [
  "de goedkoopste {k}",
  "goedkoopste {k}",
  "wat is de goedkoopste {k}?",
  "welke {k} is het goedkoopst?",
  "ik zoek de goedkoopste {k}",
  "toon de goedkoopste {k}",
  "{k} goedkoopste",
  "{k} laagste prijs",
  "wat is jullie goedkoopste {k}",
  "de voordeligste {k}",
];
const SIZE = [
  "{k} maat {s}",
  "{k} in maat {s}",
  "{k} {s}",
  "maat {s} {k}",
  "ik heb maat {s} en zoek {k}",
  "{k} (maat {s})",
  "{k}, maat {s}",
  "heb je {k} in maat {s}?",
  "{k} voor maat {s}",
  "ik zoek {k} in {s}",
];
const THEN_SIZE = [
  "maat {s}",
  "in maat {s}",
  "en in maat {s}?",
  "ik heb maat {s}",
  "heb je ze in maat {s}?",
  "{s}",
  "mijn maat is {s}",
  "in {s} graag",
];

const talk = (name: string, turns: Dialogue["turns"]): Dialogue => ({ class: name, turns });

/** Second turns that take back or replace what was asked, and that point at what is shown. */
export function changed(
  base: Expected,
  k: string,
  fields: Fields,
  other: { slug: string; name: string },
  place: number,
): Dialogue[] {
  const { brands, colors, prices, sizes } = fields;
  const [b, b2, s] = [pick(brands, place), pick(brands, place + 1), pick(sizes, place)];
  const [c, d] = [pick(colors, place), pick(colors, place + 1)];
  const q = Math.ceil(prices[Math.floor(prices.length * 0.3)] ?? 0);
  const p = Math.ceil(prices[Math.floor(prices.length * 0.7)] ?? 0);
  const ofBrand = { say: `${k} van ${b}`, expect: { ...base, has: { brand: b ?? "" } } };
  const ofColor = { say: `${k} in het ${c}`, expect: { ...base, has: { color: c ?? "" } } };
  const cheap = { say: `${k} tot ${q} euro`, expect: { ...base, max: q } };
  const any = { say: k, expect: base };
  const each = (
    name: string,
    first: Dialogue["turns"][number],
    forms: readonly string[],
    words: Record<string, string | number>,
    expect: Expected,
  ) => forms.map((form) => talk(name, [first, { say: filled(form, words), expect }]));
  return [
    ...(b && b2 && b !== b2
      ? each("another brand instead", ofBrand, NEXT_BRAND, { b, c: b2 }, { ...base, has: { brand: b2 } })
      : []),
    ...(c && d && c !== d
      ? each("another colour instead", ofColor, NEXT_COLOR, { c, d, g: inflected(d) }, { ...base, has: { color: d } })
      : []),
    ...(q > 2 && p > q ? each("another price instead", cheap, NEXT_PRICE, { p, q }, { ...base, max: p }) : []),
    ...(q > 2 && p > q ? each("no price any more", cheap, NO_PRICE, {}, { ...base, unbounded: true }) : []),
    ...each("another kind instead", any, OTHER_KIND, { o: other.name }, { in: other.slug }),
    ...each("the first", any, FIRST, {}, { about: "1.1" }),
    ...each("the first two", any, TWO, {}, { compares: ["1.1", "1.2"] }),
    ...CHEAPEST.map((form) =>
      talk("the cheapest", [{ say: filled(form, { k }), expect: { ...base, extreme: "cheapest" } }]),
    ),
    ...(s
      ? SIZE.map((form) => talk("a size", [{ say: filled(form, { k, s }), expect: { ...base, has: { size: s } } }]))
      : []),
    ...(s ? each("then a size", any, THEN_SIZE, { s }, { ...base, has: { size: s } }) : []),
  ];
}
