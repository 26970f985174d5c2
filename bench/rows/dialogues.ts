import type { Dialogue, Expected } from "../assistant/dialogue";
import { breaks } from "../assistant/judge";
import { type Fields, fieldsOf } from "./fields";
import { followUps } from "./follow-ups";
import * as forms from "./forms";
import { changed, framed } from "./frames";
import { asked } from "./questions";
import { served } from "./service";
import { priced, shuffled, slipped, spelled } from "./several";
import type { Shelf } from "./shelves";
import { filled, inflected, isQuality, pick, type Words } from "./words";

/** Each form with the next name of the shelf. */
function row(name: string, among: readonly string[], { k, ...words }: Words, expect: Expected): Dialogue[] {
  const names = String(k).split("|");
  return among.map((form, at) => {
    const say = filled(form, { ...words, k: names[(at + form.length) % names.length] ?? "" });
    return { class: name, turns: [{ say, expect }] };
  });
}

function amounts(base: Expected, k: string, { amounts: all }: Fields, at: number): Dialogue[] {
  const chosen = pick(all, at);
  const value = chosen?.values[Math.floor(chosen.values.length / 2)];
  if (!chosen || !value) return [];
  const words = { k, x: value.text, f: chosen.field.toLowerCase() };
  const number = (low: number | null, high: number | null): Expected => ({
    ...base,
    number: { [chosen.field]: [low, high] },
  });
  return [
    ...row("an amount at least", forms.amountForms.least, words, number(value.number, null)),
    ...row("an amount at most", forms.amountForms.most, words, number(null, value.number)),
    ...row("an amount", forms.amountForms.exactly, words, number(value.number, value.number)),
  ];
}

function brands(base: Expected, k: string, { brands: all }: Fields, at: number): Dialogue[] {
  const [b, c] = [pick(all, at), pick(all, at + 1)];
  if (b === undefined || c === undefined || b === c) return [];
  const words = { k, b, c };
  return [
    ...row("a brand", forms.brandForms.is, words, { ...base, has: { brand: b } }),
    ...row("not a brand", forms.brandForms.not, words, { ...base, not: { brand: b } }),
    ...row("either brand", forms.brandForms.either, words, { ...base, has: { brand: [b, c] } }),
    ...(all.length > 2
      ? row("neither brand", forms.brandForms.neither, words, { ...base, not: { brand: [b, c] } })
      : []),
  ];
}

function colors(base: Expected, k: string, { colors: all }: Fields, at: number): Dialogue[] {
  const [c, d] = [pick(all, at), pick(all, at + 1)];
  if (c === undefined || d === undefined || c === d) return [];
  const words = { k, c, d, e: inflected(c), g: inflected(d) };
  return [
    ...row("a colour", forms.colorForms.is, words, { ...base, has: { color: c } }),
    ...row("not a colour", forms.colorForms.not, words, { ...base, not: { color: c } }),
    ...row("either colour", forms.colorForms.either, words, { ...base, has: { color: [c, d] } }),
  ];
}

function flags(base: Expected, k: string, { flags: all }: Fields, at: number): Dialogue[] {
  const flag = pick(all, at);
  if (flag === undefined) return [];
  const f = flag.toLowerCase();
  const { being, unlike, thing, nothing } = forms.flagForms;
  const words = { k, f, e: inflected(f) };
  return [
    ...row("a quality", isQuality(f) ? being : thing, words, { ...base, has: { [flag]: "Ja" } }),
    ...row("not a quality", isQuality(f) ? unlike : nothing, words, { ...base, not: { [flag]: "Ja" } }),
  ];
}

function values(base: Expected, k: string, { words: all }: Fields, at: number): Dialogue[] {
  const chosen = pick(all, at);
  const value = chosen && pick(chosen.values, at);
  if (!chosen || !value) return [];
  const words = { k, v: value.toLowerCase(), f: chosen.field.toLowerCase() };
  return [
    ...row("a value", forms.wordForms.is, words, { ...base, has: { [chosen.field]: value } }),
    ...row("not a value", forms.wordForms.not, words, { ...base, not: { [chosen.field]: value } }),
  ];
}

function prices(base: Expected, k: string, { prices: all }: Fields): Dialogue[] {
  const p = Math.ceil(all[Math.floor(all.length * 0.6)] ?? 0);
  const q = Math.floor(all[Math.floor(all.length * 0.2)] ?? 0);
  if (q < 2 || p <= q) return [];
  const words = { k, p, q };
  return [
    ...row("a price at most", forms.priceForms.most, words, { ...base, max: p }),
    ...row("a price at least", forms.priceForms.least, words, { ...base, min: p }),
    ...row("between prices", forms.priceForms.between, words, { ...base, min: q, max: p }),
  ];
}

/** Asks what one of the products answers, so that something is to be shown. */
function mixed(base: Expected, k: string, fields: Fields, { products }: Shelf, at: number): Dialogue[] {
  const one = pick(products, at * 7);
  if (!one || one.price === null) return [];
  const { mixedForms } = forms;
  const p = Math.ceil(one.total ?? one.price);
  const b = fields.brands.includes(one.brand) ? one.brand : undefined;
  const c = fields.colors.find((color) => one.color.length === 1 && one.color[0] === color);
  const other = products.find(({ brand, color }) => b && c && brand !== b && color.includes(c))?.brand;
  const otherColor = products.find(({ brand, color }) => b && c && brand === b && !color.includes(c))?.color[0];
  const amount = pick(fields.amounts, at);
  const x = amount?.values.find(({ text }) => text === one.specifications[amount.field]);
  const flag = fields.flags.find((name) => !isQuality(name) && one.specifications[name] === "Ja");
  const words = {
    k,
    p,
    b: b ?? "",
    c: c ?? "",
    e: c ? inflected(c) : "",
    x: x?.text ?? "",
    f: flag?.toLowerCase() ?? "",
  };
  const least = amount && x ? { number: { [amount.field]: [x.number, null] as const } } : {};
  return [
    ...(b ? row("brand and price", mixedForms.brandPrice, words, { ...base, max: p, has: { brand: b } }) : []),
    ...(c ? row("colour and price", mixedForms.colorPrice, words, { ...base, max: p, has: { color: c } }) : []),
    ...(b && c && other
      ? row(
          "colour, not a brand",
          mixedForms.colorNotBrand,
          { ...words, b: other },
          { ...base, has: { color: c }, not: { brand: other } },
        )
      : []),
    ...(b && c && otherColor && otherColor !== c
      ? row(
          "brand, not a colour",
          mixedForms.brandNotColor,
          { ...words, c: otherColor, e: inflected(otherColor) },
          { ...base, has: { brand: b }, not: { color: otherColor } },
        )
      : []),
    ...(x ? row("amount and price", mixedForms.amountPrice, words, { ...base, max: p, ...least }) : []),
    ...(x && b ? row("amount and brand", mixedForms.amountBrand, words, { ...base, has: { brand: b }, ...least }) : []),
    ...(flag ? row("quality and price", mixedForms.flagPrice, words, { ...base, max: p, has: { [flag]: "Ja" } }) : []),
  ];
}

/** Every form of every row for a shelf; its names take turns. */
export function dialoguesOf(shelf: Shelf, place: number, other: Shelf): Dialogue[] {
  const fields = fieldsOf(shelf);
  const base: Expected = { in: shelf.slug };
  const k = shelf.names.join("|");
  const all = [
    ...amounts(base, k, fields, place),
    ...brands(base, k, fields, place),
    ...colors(base, k, fields, place),
    ...flags(base, k, fields, place),
    ...values(base, k, fields, place),
    ...prices(base, k, fields),
    ...mixed(base, k, fields, shelf, place),
    ...followUps(base, shelf.names[0] ?? "", fields, place),
    ...served(shelf.names[0] ?? ""),
    ...spelled(base, shelf.names, fields),
    ...priced(base, shelf.names, fields),
    ...slipped(base, shelf.names, fields, place),
    ...shuffled(base, shelf.names, fields, shelf),
    ...asked(base, shelf.names[0] ?? "", fields, shelf, place),
    ...framed(base, k, fields, place),
    ...changed(base, shelf.names[0] ?? "", fields, { slug: other.slug, name: other.names[0] ?? "" }, place),
  ];
  return all.filter(({ turns }) =>
    turns.every(({ expect }) => expect && (expect.in !== shelf.slug || canBeMet(expect, shelf))),
  );
}

/** Whether something is to be shown: prices are asked with delivery, and judged without. */
function canBeMet(expect: Expected, { products }: Shelf): boolean {
  return products.some((product) => {
    const price = product.total ?? product.price ?? 0;
    return !breaks(product, expect) && price <= (expect.max ?? price) && price >= (expect.min ?? price);
  });
}
