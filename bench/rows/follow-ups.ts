import type { Dialogue, Expected } from "../assistant/dialogue";
import type { Fields } from "./fields";
import { filled, inflected, pick } from "./words";

const COLOR = [
  "in het {c}",
  "{c}",
  "en in het {c}?",
  "liever {c}",
  "heb je die ook in het {c}?",
  "doe maar {c}",
  "een {e}",
  "graag een {e}",
  "maar dan {c}",
  "alleen {e}",
  "toch maar {c}",
  "nee, {c}",
];
const BRAND = [
  "van {b}",
  "{b}",
  "liever {b}",
  "en van {b}?",
  "heb je die ook van {b}?",
  "alleen {b}",
  "doe maar {b}",
  "toch maar {b}",
  "het liefst {b}",
  "sorry, {b} bedoel ik",
  "nee, van {b}",
  "wat heb je van {b}?",
  "{b} graag",
];
const NOT_BRAND = [
  "geen {b}",
  "niet van {b}",
  "maar geen {b}",
  "alles behalve {b}",
  "{b} niet",
  "zonder {b}",
  "{b} wil ik niet",
  "liever geen {b}",
  "{b} hoeft niet",
  "ik hou niet van {b}",
];
const NOT_COLOR = [
  "niet {c}",
  "geen {e}",
  "maar niet {c}",
  "liever niet {c}",
  "{c} wil ik niet",
  "alles behalve {c}",
  "niet in het {c}",
];
const PRICE = [
  "tot {p} euro",
  "max {p}",
  "onder de {p}",
  "maximaal {p} euro",
  "niet meer dan {p} euro",
  "mijn budget is {p} euro",
  "ik heb {p} euro",
  "het mag {p} euro kosten",
  "hooguit {p}",
  "liever onder de {p} euro",
  "toch maar tot {p} euro",
];
const LEAST = [
  "minstens {x}",
  "vanaf {x}",
  "minimaal {x}",
  "{x} of meer",
  "met minstens {x}",
  "moet minstens {x} hebben",
  "het moet wel {x} of meer zijn",
  "liever {x} of meer",
];
const MOST = ["hoogstens {x}", "max {x}", "tot {x}", "{x} of minder", "niet meer dan {x}"];
const FLAG = ["met {f}", "moet {f} hebben", "{f} is een must", "en met {f}?", "wel met {f}", "alleen met {f}"];
const NO_FLAG = ["zonder {f}", "geen {f}", "er mag geen {f} op zitten"];

/** A second turn that changes one thing; what was asked first stays. */
export function followUps(base: Expected, k: string, fields: Fields, place: number): Dialogue[] {
  const price = Math.ceil(fields.prices[Math.floor(fields.prices.length * 0.8)] ?? 0);
  const first = { say: `${k} tot ${price} euro`, expect: { ...base, max: price } };
  const second = (name: string, among: readonly string[], words: Record<string, string | number>, expect: Expected) =>
    among.map(
      (form): Dialogue => ({
        class: `then ${name}`,
        turns: [first, { say: filled(form, words), expect: { ...base, max: price, ...expect } }],
      }),
    );
  const { brands, colors, amounts, flags } = fields;
  const [b, c, amount, flag] = [pick(brands, place), pick(colors, place), pick(amounts, place), pick(flags, place)];
  const value = amount?.values[Math.floor(amount.values.length / 2)];
  const p = Math.ceil(fields.prices[Math.floor(fields.prices.length * 0.4)] ?? 0);
  const f = flag?.toLowerCase() ?? "";
  const number = (low: number | null, high: number | null) => ({
    number: { [amount?.field ?? ""]: [low, high] as const },
  });
  return [
    ...(b
      ? [
          ...second("a brand", BRAND, { b }, { has: { brand: b } }),
          ...second("not a brand", NOT_BRAND, { b }, { not: { brand: b } }),
        ]
      : []),
    ...(c
      ? [
          ...second("a colour", COLOR, { c, e: inflected(c) }, { has: { color: c } }),
          ...second("not a colour", NOT_COLOR, { c, e: inflected(c) }, { not: { color: c } }),
        ]
      : []),
    ...(p > 2 && p < price ? second("a price", PRICE, { p }, { max: p }) : []),
    ...(value
      ? [
          ...second("an amount at least", LEAST, { x: value.text }, number(value.number, null)),
          ...second("an amount at most", MOST, { x: value.text }, number(null, value.number)),
        ]
      : []),
    ...(flag
      ? [
          ...second("a quality", FLAG, { f }, { has: { [flag]: "Ja" } }),
          ...second("not a quality", NO_FLAG, { f }, { not: { [flag]: "Ja" } }),
        ]
      : []),
  ];
}
