import { expect, test } from "vitest";
import { parseGradables } from "./data-lines";
import { numberOfDigits, numberOfWord } from "./dutch-numbers";
import { priceLabel, priceOf } from "./money";
import { numberSpans } from "./number-spans";
import { readSentence } from "./sentence";
import { isSmallWord } from "./small-words";

const { comparatives } = parseGradables("goedkoop => prijs laag\nduurder dan => prijs hoog\nstil => geluid laag");
const units = new Set(["kg", "inch", "db"]);

/** Bounds in cents of the prices in a sentence. */
function prices(text: string): [number | null, number | null][] {
  const { tokens } = readSentence(text, (word) => units.has(word));
  const unitAt: Parameters<typeof numberSpans>[1] = (all, at) => {
    const unit = all[at]?.text ?? "";
    return units.has(unit) ? { unit, length: 1 } : undefined;
  };
  return numberSpans(tokens, unitAt, () => false, comparatives).flatMap((span) => {
    const bounds = priceOf(span, tokens, isSmallWord);
    return bounds ? [[bounds.from, bounds.to] as [number | null, number | null]] : [];
  });
}

test("an upper bound of a price, in every Dutch form", () => {
  const forms = [
    "laptop onder 500 euro",
    "laptop onder de 500 euro",
    "laptop tot €500",
    "laptop tot € 500",
    "laptop tot en met 500 euro",
    "laptop max 500 euro",
    "laptop max. 500 euro",
    "laptop maximaal 500 eur",
    "laptop hoogstens 500,-",
    "laptop van hooguit 500 euro",
    "laptop, niet meer dan 500 euro",
    "laptop niet duurder dan € 500,00",
    "laptop goedkoper dan 500 euro",
    "laptop minder dan vijfhonderd euro",
    "laptop binnen een budget van 500 euro",
    "laptop, mijn budget is 500",
    "laptop met budget van €500",
    "laptop voor 500 euro",
    "laptop voor maximaal 500 euro",
    "laptop tot 500",
    "laptop van 500 euro of minder",
    "laptop 500 euro max",
    "laptop tot 500euro",
    "laptop max 500eur",
    "laptop tot eur 500",
    "laptop max EUR 500",
    "laptop onder de euro 500",
  ];
  expect(forms.map((form) => [form, prices(form)])).toEqual(forms.map((form) => [form, [[null, 50_000]]]));
});

test("a lower bound, a range and a price nearby", () => {
  const low = [
    "vanaf 300 euro",
    "minstens € 300",
    "boven de 300 euro",
    "meer dan 300 euro",
    "duurder dan driehonderd euro",
  ];
  expect(low.map(prices)).toEqual(low.map(() => [[30_000, null]]));
  const between = [
    "tussen 300 en 500 euro",
    "tussen de 300 en 500 euro",
    "van 300euro tot 500euro",
    "tussen eur 300 en eur 500",
    "tussen € 300 en € 500",
    "tussen de 300 en de 500",
    "van 300 tot 500 euro",
    "€300 - €500",
    "300-500 euro",
    "€ 300 tot 500",
  ];
  expect(between.map((form) => [form, prices(form)])).toEqual(between.map((form) => [form, [[30_000, 50_000]]]));
  for (const form of [
    "rond 100 euro",
    "ongeveer € 100",
    "circa 100,-",
    "zo'n 100 euro",
    "rond de 100",
    "een lamp van 100 euro",
  ])
    expect(prices(form), form).toEqual([[8_000, 12_000]]);
});

test("amounts are read as they are written in Dutch", () => {
  expect(prices("onder 1.299,50 euro")).toEqual([[null, 129_950]]);
  expect(prices("onder € 1.000")).toEqual([[null, 100_000]]);
  expect(prices("tot 19,99 euro")).toEqual([[null, 1_999]]);
  expect(["500,-", "1.299,50", "0,5", "12.5", "1.234.567"].map(numberOfDigits)).toEqual([
    500, 1299.5, 0.5, 12.5, 1_234_567,
  ]);
  const words = [
    "zeven",
    "vijfentwintig",
    "tweehonderdvijftig",
    "vijftienhonderd",
    "duizend",
    "anderhalve",
    "honderdeen",
  ];
  expect(words.map(numberOfWord)).toEqual([7, 25, 250, 1500, 1000, 1.5, 101]);
  expect(["wasmachine", "eenden", "tweedehands", "honderdpoot"].map(numberOfWord)).toEqual(
    words.slice(0, 4).map(() => undefined),
  );
});

test("numbers with a unit, of a type or of something that is counted are no prices", () => {
  for (const text of [
    "minder dan 70 db",
    "minstens 7 kg",
    "55 inch of groter",
    "sony wh-1000xm4",
    "minstens 12 couverts",
    "tot 3",
  ])
    expect(prices(text), text).toEqual([]);
});

test("a chip says the price in Dutch", () => {
  expect(priceLabel({ from: null, to: 50_000 })).toBe("tot € 500");
  expect(priceLabel({ from: 129_950, to: null })).toBe("vanaf € 1.299,50");
  expect(priceLabel({ from: 8_000, to: 12_000 })).toBe("€ 80 tot € 120");
});

test("an upper bound that is denied, called a limit, or turned round by what stands behind it", () => {
  const forms = [
    "laptop, nooit meer dan 500 euro",
    "laptop, geen cent meer dan 500 euro",
    "laptop, in geen geval boven de 500 euro",
    "laptop, niks boven de 500 euro",
    "laptop, meer dan 500 euro heb ik niet",
    "laptop, meer dan 500 euro wil ik niet betalen",
    "laptop, duurder dan 500 euro mag het niet zijn",
    "laptop, boven de 500 euro hoef ik niet",
    "laptop, 500 euro en geen cent meer",
    "laptop, 500 euro is mijn limiet",
    "laptop, mijn limiet is 500 euro",
    "laptop, bovengrens 500 euro",
    "laptop met een plafond van 500 euro",
    "laptop, 500 euro is echt de max",
    "laptop, budget mag naar 500",
    "laptop, budget wordt 500",
    "laptop, ik kan 500 euro missen",
    "laptop, 500 euro of lager",
  ];
  expect(forms.map((form) => [form, prices(form)])).toEqual(forms.map((form) => [form, [[null, 50_000]]]));
});

test("a lower bound in the same ways, and one with a plus", () => {
  const forms = [
    "niks onder de 300 euro",
    "onder de 300 euro hoef ik niet",
    "goedkoper dan 300 euro hoeft niet",
    "ondergrens 300 euro",
    "300+ euro",
    "vanaf een euro of 300",
  ];
  expect(forms.map((form) => [form, prices(form)])).toEqual(forms.map((form) => [form, [[30_000, null]]]));
});

test("a range the other way round, with a bound in its middle, or as a budget", () => {
  const forms = ["tussen 500 en 300 euro", "300 tot hooguit 500 euro", "budget 300-500 euro", "max 500 min 300 euro"];
  expect(forms.map((form) => [form, prices(form)])).toEqual(forms.map((form) => [form, [[30_000, 50_000]]]));
  expect(prices("laptop onder 500 euro, niet van Acer")).toEqual([[null, 50_000]]);
});
