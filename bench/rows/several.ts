import type { Known } from "../assistant/catalogue";
import type { Demands, Dialogue, Expected } from "../assistant/dialogue";
import type { Fields } from "./fields";
import type { Shelf } from "./shelves";
import { inflected, isQuality, pick } from "./words";

/** A number that differs by what it is drawn for, and never by the run. */
function drawn(most: number, ...from: readonly (string | number)[]): number {
  let hash = 7;
  for (const letter of from.join("|")) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash % most;
}

const UNITS: Readonly<Record<string, readonly string[]>> = {
  kg: ["kg", "kilo", "kilogram", "KG"],
  gram: ["gram", "gr", "g"],
  liter: ["liter", "l", "L", "ltr"],
  ml: ["ml", "milliliter", "mL"],
  cm: ["cm", "centimeter", "CM"],
  mm: ["mm", "millimeter"],
  meter: ["meter", "m", "mtr"],
  inch: ["inch", '"', "inches", "duim"],
  watt: ["watt", "W", "w"],
  uur: ["uur", "u", "uren"],
  minuten: ["minuten", "min", "minuut"],
  dB: ["dB", "db", "decibel"],
  GB: ["GB", "gb", "gig", "gigabyte"],
  Hz: ["Hz", "hz", "hertz"],
  lumen: ["lumen", "lm"],
  jaar: ["jaar", "jr"],
};
const BOUNDS = ["{k} minstens {x}", "{k} vanaf {x}", "minimaal {x} {k}", "{k} van {x} of meer", "{k} max {x}"] as const;

/** An amount with its unit in every spelling, with and without a space. */
export function spelled(base: Expected, names: readonly string[], { amounts }: Fields): Dialogue[] {
  return amounts.flatMap(({ field, values }) => {
    const value = values[Math.floor(values.length / 2)];
    const [, digits = "", unit = ""] = /^([\d,]+) ?(.+)$/.exec(value?.text ?? "") ?? [];
    const spellings = UNITS[unit];
    if (!value || !spellings) return [];
    return spellings.flatMap((spelling, index) =>
      [`${digits} ${spelling}`, `${digits}${spelling}`, `${digits.replace(",", ".")} ${spelling}`].map((x, at) => {
        const form = BOUNDS[(index + at) % BOUNDS.length] ?? BOUNDS[0];
        const isMost = form.includes("max");
        const say = form.replace("{k}", names[at % names.length] ?? "").replace("{x}", x);
        const number: Expected["number"] = { [field]: isMost ? [null, value.number] : [value.number, null] };
        return { class: "a unit", turns: [{ say, expect: { ...base, number } }] };
      }),
    );
  });
}

const PRICES = [
  "€{p}",
  "€ {p}",
  "{p}€",
  "{p} €",
  "{p},-",
  "{p},00 euro",
  "{p} eur",
  "eur {p}",
  "{p} euros",
  "{p}euro",
  "{p} piek",
] as const;

/** A price in every spelling. */
export function priced(base: Expected, names: readonly string[], { prices }: Fields): Dialogue[] {
  const p = Math.ceil(prices[Math.floor(prices.length * 0.6)] ?? 0);
  return PRICES.flatMap((price, at) => {
    const name = names[at % names.length] ?? "";
    const x = price.replace("{p}", String(p));
    return [`${name} tot ${x}`, `${name} max ${x}`, `onder de ${x} een ${name}`].map((say) => ({
      class: "a price as typed",
      turns: [{ say, expect: { ...base, max: p } }],
    }));
  });
}

/** One letter gone, doubled or turned with the next: what a thumb makes of a word. */
function slips(word: string): string[] {
  if (!/^[a-z]{7,}$/.test(word)) return [];
  const at = 2 + drawn(word.length - 4, word);
  const [a = "", b = ""] = [word[at], word[at + 1]];
  return [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + a + word.slice(at),
    a === b ? "" : word.slice(0, at) + b + a + word.slice(at + 2),
  ].filter(Boolean);
}

/** The kind with a slip, and a brand. */
export function slipped(base: Expected, names: readonly string[], { brands }: Fields, place: number): Dialogue[] {
  const b = pick(brands, place);
  return names.flatMap((name) =>
    slips(name).map((say) => ({
      class: "a slip",
      turns: [{ say: b ? `${say} van ${b}` : say, expect: { ...base, ...(b && { has: { brand: b } }) } }],
    })),
  );
}

interface Piece {
  says: readonly string[];
  has?: Demands;
  number?: Expected["number"];
  max?: number;
}

function piecesOf(one: Known, { brands, colors, sizes, amounts, flags }: Fields): Piece[] {
  const p = Math.ceil(one.total ?? one.price ?? 0);
  const [c, ...more] = one.color;
  const size = one.size.length === 1 ? one.size[0] : undefined;
  const pieces: Piece[] = [
    {
      says: [
        `tot ${p} euro`,
        `max ${p} euro`,
        `onder de ${p} euro`,
        `niet duurder dan ${p} euro`,
        `budget ${p} euro`,
        `hooguit €${p}`,
      ],
      max: p,
    },
  ];
  if (brands.includes(one.brand))
    pieces.push({
      says: [`van ${one.brand}`, `merk ${one.brand}`, `liefst ${one.brand}`, `het moet een ${one.brand} zijn`],
      has: { brand: one.brand },
    });
  if (c && more.length === 0 && colors.includes(c))
    pieces.push({ says: [`in het ${c}`, c, `kleur ${c}`, `${c} van kleur`], has: { color: c } });
  if (size && sizes.includes(size))
    pieces.push({ says: [`maat ${size}`, `in maat ${size}`, `ik heb maat ${size}`], has: { size } });
  for (const { field, values } of amounts) {
    const value = values.find(({ text }) => text === one.specifications[field]);
    if (value)
      pieces.push({
        says: [
          `minstens ${value.text}`,
          `vanaf ${value.text}`,
          `${field.toLowerCase()} minimaal ${value.text}`,
          `${value.text} of meer`,
        ],
        number: { [field]: [value.number, null] },
      });
  }
  for (const flag of flags)
    if (one.specifications[flag] === "Ja" && !isQuality(flag))
      pieces.push({
        says: [`met ${flag.toLowerCase()}`, `${flag.toLowerCase()} moet erop zitten`],
        has: { [flag]: "Ja" },
      });
  return pieces;
}

const KIND = ["{k}", "een {k}", "ik zoek een {k}", "heb je een {k}", "{k} gezocht"] as const;
const BETWEEN = [" ", ", ", " en ", ", "] as const;
const SENTENCES = 12;

/** Three wishes of one product in any order, before and behind the kind. */
export function shuffled(base: Expected, names: readonly string[], fields: Fields, { products }: Shelf): Dialogue[] {
  return Array.from({ length: SENTENCES }, (_, at): Dialogue[] => {
    const one = products[drawn(products.length, names[0] ?? "", at)];
    if (!one) return [];
    const all = piecesOf(one, fields);
    const chosen = [...all]
      .sort((a, b) => drawn(997, at, a.says[0] ?? "") - drawn(997, at, b.says[0] ?? ""))
      .slice(0, 3);
    const said = chosen.map(({ says }, index) => says[drawn(says.length, at, index, one.id)] ?? "");
    const kind = (KIND[at % KIND.length] ?? "{k}").replace("{k}", names[at % names.length] ?? "");
    // A colour in front of its noun is inflected.
    const c = chosen.find(({ has }) => has?.color)?.has?.color;
    const isInflected = typeof c === "string" && at % 3 === 0;
    const named = isInflected
      ? kind.replace(names[at % names.length] ?? "", `${inflected(c)} ${names[at % names.length]}`)
      : kind;
    const rest = isInflected ? said.filter((_, index) => !chosen[index]?.has?.color) : said;
    const joint = BETWEEN[at % BETWEEN.length] ?? " ";
    const say =
      at % 4 === 3 && KIND[at % KIND.length] === "{k}"
        ? [rest[0], named, ...rest.slice(1)].filter(Boolean).join(", ")
        : [named, ...rest].join(joint);
    const expect: Expected = {
      ...base,
      ...Object.assign({}, ...chosen.map(({ max }) => (max === undefined ? {} : { max }))),
      has: Object.assign({}, ...chosen.map(({ has }) => has ?? {})),
      number: Object.assign({}, ...chosen.map(({ number }) => number ?? {})),
    };
    return [{ class: "three wishes", turns: [{ say, expect }] }];
  }).flat();
}
