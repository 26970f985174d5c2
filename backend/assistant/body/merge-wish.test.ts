import { expect, it } from "vitest";
import type { Wish, WishPart } from "#contract/wish";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import { partsNamed, withoutParts } from "./drop-wish";
import { mergeWish } from "./merge-wish";
import { filtersOf } from "./request";

const kind = (key: string) => ({ key, name: key, path: `/${key}/`, products: 9 });
const part = (id: string, key: string, ...values: string[]): WishPart => ({
  id,
  kind: "value",
  said: values.join(),
  label: values.join(),
  hard: true,
  filter: { key, values },
});
const upTo = (to: number): WishPart => ({
  id: "price",
  kind: "price",
  said: "",
  label: `tot € ${to}`,
  hard: true,
  filter: { key: "price", from: null, to: to * 100 },
});
const wish = (more: Partial<Wish>): Wish => ({
  q: "",
  kinds: [],
  filters: {},
  preferences: [],
  parts: [],
  leftovers: [],
  ...more,
});

const first = mergeWish(
  newState(),
  wish({
    kinds: [kind("wassen")],
    parts: [upTo(500), part("feature:Vulgewicht", "Vulgewicht", ">=7 kg"), part("brand:!Bosch", "brand", "!Bosch")],
  }),
  0,
);

it("keeps the budget and the brands that are not wanted for a new kind, and nothing else", () => {
  const next = mergeWish({ ...first, shown: ["1"], asked: ["brand"] }, wish({ kinds: [kind("drogen")] }), 1);
  expect(next.kinds.map(({ key }) => key)).toEqual(["drogen"]);
  expect(filtersOf(next.parts)).toEqual({ price: [null, 50_000], brand: ["!Bosch"] });
  expect([next.shown, next.asked]).toEqual([[], []]);
});

it("adds to the wishes of the same kind, and lets the last word win", () => {
  const next = mergeWish(
    first,
    wish({
      parts: [upTo(400), part("feature:Vulgewicht", "Vulgewicht", "8..9 kg"), part("brand:!LG", "brand", "!LG")],
    }),
    1,
  );
  expect(filtersOf(next.parts)).toEqual({
    price: [null, 40_000],
    Vulgewicht: ["8..9 kg"],
    brand: ["!Bosch", "!LG"],
  });
  expect(next.parts.map(({ turn }) => turn)).toEqual([0, 1, 1, 1]);
  const wanted = mergeWish(next, wish({ parts: [part("brand:Bosch", "brand", "Bosch")] }), 2);
  expect(filtersOf(wanted.parts).brand).toEqual(["!LG", "Bosch"]);
});

it("takes several values of one message as a choice, in place of the former one", () => {
  const two = (...brands: string[]) => wish({ parts: brands.map((one) => part(`brand:${one}`, "brand", one)) });
  const chosen = mergeWish(mergeWish(first, two("LG"), 1), two("Miele", "AEG"), 2);
  expect(filtersOf(chosen.parts).brand).toEqual(["!Bosch", "Miele", "AEG"]);
});

it("words that are not wanted add up", () => {
  const not = (word: string) => wish({ parts: [part(`without:${word}`, "without", word)] });
  const refused = mergeWish(mergeWish(first, not("flip"), 1), not("charge"), 2);
  expect(filtersOf(refused.parts).without).toEqual(["flip", "charge"]);
});

it("narrows to a kind within the former one without losing what was wished", () => {
  const next = mergeWish(first, wish({ kinds: [kind("wassen.voorladers")] }), 1);
  expect(next.parts).toHaveLength(3);
});

it.each([
  ["tot € 500", ["price"]],
  ["budget", ["price"]],
  ["merk", ["brand:!Bosch"]],
  ["vulgewicht", ["feature:Vulgewicht"]],
  ["kleur", []],
])("takes back what %j names", (words, ids) => {
  const gone = partsNamed(first, words);
  expect(gone.map(({ id }) => id)).toEqual(ids);
  expect(withoutParts(first, gone).parts).toHaveLength(3 - ids.length);
});

it("a word for any size takes back the one that was said", () => {
  const parts = [part("feature:schermgrootte", "schermgrootte", "55..55 inch"), part("brand:!LG", "brand", "!LG")];
  const state = mergeWish(newState(), wish({ parts }), 0);
  expect(partsNamed(state, "formaat").map(({ id }) => id)).toEqual(["feature:schermgrootte"]);
});

it("a brand that is good too stands beside the one that was asked for", () => {
  const bosch = mergeWish(first, wish({ parts: [part("brand:Bosch", "brand", "Bosch")] }), 1);
  const also = wish({ parts: [part("brand:AEG", "brand", "AEG")] });
  const brands = ({ parts }: typeof bosch) => parts.flatMap(({ id }) => (id.startsWith("brand:") ? id : []));
  expect(brands(mergeWish(bosch, also, 2, { isAlso: () => true }))).toEqual(["brand:Bosch", "brand:AEG"]);
  expect(brands(mergeWish(bosch, also, 2))).toEqual(["brand:AEG"]);
});

it("a value or a number that is good too stands beside the one that was asked for", () => {
  const fourK = mergeWish(first, wish({ parts: [part("feature:r:4K", "resolutie", "4K")] }), 1);
  const qhd = wish({ parts: [part("feature:r:QHD", "resolutie", "QHD")] });
  expect(filtersOf(mergeWish(fourK, qhd, 2, { isAlso: () => true }).parts).resolutie).toEqual(["4K", "QHD"]);
  expect(filtersOf(mergeWish(fourK, qhd, 2).parts).resolutie).toEqual(["QHD"]);
  const many = mergeWish(first, wish({ parts: [part("feature:s", "stukjes", "1000..1000 stukjes")] }), 1);
  const fewer = wish({ parts: [part("feature:s", "stukjes", "500..500 stukjes")] });
  const either = mergeWish(many, fewer, 2, { isAlso: ({ id }) => id === "feature:s" });
  expect(filtersOf(either.parts).stukjes).toEqual(["1000..1000 stukjes", "500..500 stukjes"]);
  expect(filtersOf(mergeWish(many, fewer, 2, { isAlso: () => false }).parts).stukjes).toEqual(["500..500 stukjes"]);
});

it("a kind keeps the values that were asked for of any kind before it, and a limit goes by that name", () => {
  const told = mergeWish(newState(), wish({ parts: [part("feature:uitvoering", "uitvoering", "Luisterboek")] }), 0);
  const novels = mergeWish(told, wish({ kinds: [kind("romans")], parts: [upTo(15)] }), 1);
  expect(novels.parts.map(({ label }) => label)).toEqual(["Luisterboek", "tot € 15"]);
  expect(partsNamed(novels, "grens van 15").map(({ label }) => label)).toEqual(["tot € 15"]);
});

it("a measure is any of several where a thing has no sizes, and the end of a word names the wish", () => {
  const parts = (...keys: string[]) => ({ ...newState(), parts: keys.map((key) => filterPart(key, "80 cm")) });
  const named = (text: string, ...keys: string[]) => partsNamed(parts(...keys), text).map(({ filter }) => filter?.key);
  expect(named("maat", "diameter", "materiaal")).toEqual(["diameter"]);
  expect(named("maat", "size", "lengte")).toEqual(["size"]);
  expect(named("venster", "kijkvenster", "inhoud")).toEqual(["kijkvenster"]);
});

it("what was refused and is good too after all is not all that is wanted", () => {
  const refused = mergeWish(
    newState(),
    wish({ kinds: [kind("x")], parts: [part("brand:!A", "brand", "!A"), part("brand:!B", "brand", "!B")] }),
    0,
  );
  const also = mergeWish(refused, wish({ parts: [part("brand:A", "brand", "A")] }), 1, { isAlso: () => true });
  expect(filtersOf(also.parts)).toEqual({ brand: ["!B"] });
  const only = mergeWish(refused, wish({ parts: [part("brand:A", "brand", "A")] }), 1);
  expect(filtersOf(only.parts).brand).toContain("A");
});

it("what only says more of a kind keeps the words that it was searched by", () => {
  const cables = mergeWish(newState(), wish({ kinds: [kind("kabels")], q: "hdmi" }), 0);
  expect(mergeWish(cables, wish({ q: "5 m" }), 1, { isMore: true }).q).toBe("hdmi 5 m");
  expect(mergeWish(cables, wish({ q: "usb" }), 1).q).toBe("usb");
});

it("a value that also names a kind above the one in view is asked of that: novels as audiobooks", () => {
  const novels = mergeWish(
    newState(),
    wish({ kinds: [kind("boeken.romans")], parts: [part("feature:Genre", "Genre", "Feelgood")] }),
    1,
  );
  const audio: WishPart = { ...part("feature:Uitvoering", "Uitvoering", "Luisterboek"), said: "luisterboek" };
  const named: WishPart = { id: "kind:boeken", kind: "kind", said: "luisterboek", label: "Boeken", hard: true };
  const merged = mergeWish(novels, wish({ kinds: [kind("boeken")], parts: [named, audio] }), 2);
  expect(merged.kinds.map(({ key }) => key)).toEqual(["boeken.romans"]);
  expect(filtersOf(merged.parts)).toMatchObject({ Genre: ["Feelgood"], Uitvoering: ["Luisterboek"] });
  const others = mergeWish(novels, wish({ kinds: [kind("spellen")], parts: [{ ...named, said: "spel" }] }), 2);
  expect(others.kinds.map(({ key }) => key)).toEqual(["spellen"]);
  const games = mergeWish(newState(), wish({ kinds: [kind("spellen")] }), 1);
  const asBook = mergeWish(games, wish({ kinds: [kind("boeken")], parts: [named, audio] }), 2);
  expect(asBook.kinds.map(({ key }) => key)).toEqual(["boeken"]);
});

it("another value beside the name of a wider kind is asked of the kind in view: novels, and then a book on paper", () => {
  const audio = part("feature:Uitvoering", "Uitvoering", "Luisterboek");
  const novels = mergeWish(newState(), wish({ kinds: [kind("boeken.romans")], parts: [audio] }), 1);
  const named: WishPart = { id: "kind:boeken", kind: "kind", said: "boek", label: "Boeken", hard: true };
  const onPaper = part("feature:Uitvoering", "Uitvoering", "Paperback");
  const merged = mergeWish(novels, wish({ kinds: [kind("boeken")], parts: [named, onPaper] }), 2);
  expect(merged.kinds.map(({ key }) => key)).toEqual(["boeken.romans"]);
  expect(filtersOf(merged.parts)).toEqual({ Uitvoering: ["Paperback"] });
  const red = part("color:rood", "color", "rood");
  const other = mergeWish(novels, wish({ kinds: [kind("boeken")], parts: [named, red] }), 2);
  expect(other.kinds.map(({ key }) => key)).toEqual(["boeken"]);
});
