import { expect, it } from "vitest";
import type { Wish } from "#contract/wish";
import { newState } from "../state";
import { soughtEarlier, withEarlier } from "./sought-earlier";

const kindOf = (key: string) => ({ key, name: key, path: `/${key}/` });
const black = {
  id: "color",
  label: "zwart",
  said: "zwart",
  hard: true,
  turn: 0,
  filter: { key: "color", values: ["zwart"] },
};
const jackets = { ...newState(), kinds: [kindOf("mode.jassen")], parts: [black] };
const shoes = { ...newState(), kinds: [kindOf("schoenen")], shown: ["1"], earlier: withEarlier(jackets) };
const wishFor = (key: string, said: string): Wish => ({
  q: "",
  kinds: [{ ...kindOf(key), products: 1 }],
  filters: {},
  preferences: [],
  parts: [{ id: "kind", kind: "kind", said, label: said, hard: true }],
  leftovers: [],
});

it.each([
  ["terug naar jassen", "jassen", ""],
  ["en de jassen liever in het rood", "jassen", "en liever in het rood"],
])("brings back what was wished of what was sought before: %s", (message, said, text) => {
  const back = soughtEarlier(shoes, wishFor("mode.jassen", said), message, message.replace("terug naar ", ""));
  expect([back?.state.kinds, back?.state.parts, back?.state.shown, back?.text]).toEqual([
    jackets.kinds,
    [black],
    [],
    text,
  ]);
  expect(back?.state.earlier.at(-1)?.kinds).toEqual(shoes.kinds);
});

it("knows what was sought by the end of its name", () => {
  const boots = {
    ...newState(),
    kinds: [{ ...kindOf("schoenen.regenlaarzen"), name: "Regenlaarzen" }],
    parts: [black],
  };
  const now = { ...newState(), kinds: [kindOf("mode.jassen")], earlier: withEarlier(boots) };
  const wish = { ...wishFor("elders", "x"), kinds: [], parts: [], noun: "laarzen", q: "laarzen" };
  expect(soughtEarlier(now, wish, "terug naar de laarzen", "de laarzen")?.state.kinds).toEqual(boots.kinds);
});

it("begins anew where the same thing is named as another one", () => {
  expect(soughtEarlier(shoes, wishFor("mode.jassen", "jas"), "een jas voor mijn zoon", "een jas")).toBeUndefined();
});

it("finds nothing where nothing like it was sought", () => {
  expect(soughtEarlier(shoes, wishFor("wonen.banken", "bank"), "terug naar de bank", "de bank")).toBeUndefined();
});

it("remembers a few of the things that were sought, each once", () => {
  const keys = ["a", "b", "c", "d", "e", "c"];
  const remembered = keys.reduce(
    (earlier, key) => withEarlier({ ...newState(), earlier, kinds: [kindOf(key)] }),
    newState().earlier,
  );
  expect(remembered.map(({ kinds }) => kinds[0]?.key)).toEqual(["b", "d", "e", "c"]);
});
