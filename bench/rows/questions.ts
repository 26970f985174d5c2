import type { Dialogue, Expected } from "../assistant/dialogue";
import type { Fields } from "./fields";
import type { Shelf } from "./shelves";
import { filled, pick } from "./words";

/** Questions about a property (`{f}`) of one of the products that are shown. */
const OF_FIRST = [
  "wat is {a} {f} van de eerste?",
  "{f} van nummer 1?",
  "welke {f} heeft de eerste?",
  "en {a} {f} van de eerste?",
  "weet je {a} {f} van de eerste?",
  "van de eerste wil ik {a} {f} weten",
  "kun je me {a} {f} van nummer 1 geven",
  "{f} eerste?",
];
const FLAG_OF_FIRST = [
  "heeft de eerste {f}?",
  "zit er {f} op de eerste?",
  "heeft nummer 1 ook {f}?",
  "is de eerste met {f}?",
  "komt de eerste met {f}?",
];
/** The same of one that is named. */
const OF_NAMED = [
  "wat is {a} {f} van de {n}?",
  "welke {f} heeft de {n}?",
  "{n} {f}?",
  "ik wil {a} {f} van de {n} weten",
  "weet je {a} {f} van de {n}?",
];
const ABOUT_NAMED = [
  "wat kost de {n}?",
  "hoe duur is de {n}?",
  "prijs van de {n}",
  "is de {n} op voorraad?",
  "wanneer kan de {n} bezorgd worden?",
  "is de {n} een goede koop?",
  "waar kan ik de {n} kopen?",
];
/** Superlatives of what most kinds tell. */
const MOST: readonly (readonly [RegExp, string, "rising" | "falling"])[] = [
  [/^Gewicht$/, "lichtste", "rising"],
  [/^Gewicht$/, "zwaarste", "falling"],
  [/^Geluidsniveau$/, "stilste", "rising"],
  [/^(?:Schermgrootte|Inhoud)$/, "grootste", "falling"],
  [/^(?:Schermgrootte|Inhoud)$/, "kleinste", "rising"],
  [/^Breedte$/, "smalste", "rising"],
  [/^Breedte$/, "breedste", "falling"],
  [/^Hoogte$/, "laagste", "rising"],
  [/^Hoogte$/, "hoogste", "falling"],
];
const SUPERLATIVE = [
  "de {m} {k}",
  "{m} {k}",
  "wat is de {m} {k}?",
  "welke {k} is het {s}?",
  "ik zoek de {m} {k}",
  "toon de {m} {k}",
];

/** A property of which is asked as it is called, without what stands in brackets. */
const isAskable = (field: string) =>
  /^[a-z][a-z -]{3,20}$/i.test(field) && !/^(?:merk|model|kleur|maat|type|geschikt)/i.test(field);

export function asked(
  base: Expected,
  k: string,
  { amounts, words, flags }: Fields,
  { products }: Shelf,
  place: number,
): Dialogue[] {
  const single = (name: string, say: string, expect: Expected): Dialogue => ({ class: name, turns: [{ say, expect }] });
  const second = (
    name: string,
    forms: readonly string[],
    given: Record<string, string>,
    expect: Expected,
  ): Dialogue[] =>
    forms.map((form) => ({
      class: name,
      turns: [
        { say: k, expect: base },
        { say: filled(form, given), expect },
      ],
    }));
  const told = [...amounts, ...words]
    .map(({ field }) => field)
    .filter((field) => isAskable(field) && products.every(({ specifications }) => specifications[field]));
  const field = pick(told, place);
  const flag = pick(flags.filter(isAskable), place);
  const one = pick(products, place * 5);
  const model = one?.specifications.Model;
  const named = one && model ? `${one.brand} ${model}` : "";
  const f = field?.toLowerCase() ?? "";
  const given = {
    f,
    a: /(?:niveau|gewicht|vermogen|type|materiaal|aantal|formaat|merk|soort|bereik|volume)$/.test(f) ? "het" : "de",
    n: named,
  };
  const quote = (name: string): Expected => ({
    quotes: "specification",
    field: new RegExp(`^${name.replace(/[^\p{L}\d ]/gu, ".")}$`, "iu"),
  });
  return [
    ...(field ? second("a property of the first", OF_FIRST, given, quote(field)) : []),
    ...(flag ? second("a quality of the first", FLAG_OF_FIRST, { f: flag.toLowerCase() }, quote(flag)) : []),
    ...(field && named !== ""
      ? OF_NAMED.map((form) => single("a property of one that is named", filled(form, given), quote(field)))
      : []),
    ...(named === "" ? [] : ABOUT_NAMED).map((form) =>
      single("an offer of one that is named", filled(form, given), { quotes: "offer price-history delivery" }),
    ),
    ...MOST.flatMap(([name, word, way]) => {
      const amount = amounts.find((known) => name.test(known.field));
      if (!amount) return [];
      return SUPERLATIVE.map((form) =>
        single("a superlative", filled(form, { k, m: word, s: word.replace(/e$/, "") }), {
          ...base,
          [way]: amount.field,
        }),
      );
    }),
  ];
}
