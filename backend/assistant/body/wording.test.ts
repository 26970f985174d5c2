import { expect, it } from "vitest";
import type { Product } from "#contract/products";
import { newState } from "../state";
import { rowsOf } from "./compare";
import { choicesOf } from "./narrow";
import { reasonsOf } from "./show";
import { say } from "./texts";

const drum = {
  id: "x",
  label: "",
  said: "",
  hard: false,
  turn: 0,
  prefer: { feature: "vulgewicht", direction: "high" as const },
};
const state = { ...newState(), parts: [drum] };
const spec = (name: string, value: string) => ({ group: "", name, value });

it("gives a field once as a reason, however it is written", () => {
  const fields = [spec("Vulgewicht", "9 kg"), spec("vulgewicht", "9 kg"), spec("Kleur", "wit")];
  expect(reasonsOf(fields, { highlights: ["9 kg", "wit"] }, state)).toEqual([
    { field: "Vulgewicht", value: "9 kg" },
    { field: "Kleur", value: "wit" },
  ]);
});

it("compares a field once, however shops write it, and says which product meets the wish best", () => {
  const products = [[spec("Vulgewicht", "8 kg")], [spec("vulgewicht", "9 kg")]].map(
    (specifications) => ({ specifications }) as Product,
  );
  expect(rowsOf(products, [20_000, 30_000], state)).toEqual([
    { field: "Prijs", values: ["€ 200", "€ 300"], best: 0 },
    { field: "Vulgewicht", values: ["8 kg", "9 kg"], best: 1 },
  ]);
});

it("asks for a brand and for other facets in words of their own", () => {
  const options = [{ label: "A", value: "a", count: 2 }];
  expect(choicesOf({ facet: "brand", label: "", options }).question).toBe("Heb je een voorkeur voor een merk?");
  expect(choicesOf({ facet: "Laadvermogen", label: "Laadvermogen", options }).question).toBe(
    "Wil je kiezen op laadvermogen?",
  );
});

it.each(["dealLowest", "dealLower", "dealHigher"] as const)("says in %s what the price is without, or with", (key) => {
  const told = { name: "Lamp", now: "€ 20", lowest: "€ 18", day: "1 mei", since: "1 april" };
  expect(say(key, { ...told, shipping: "paid" })).toContain("€ 20 zonder verzendkosten");
  expect(say(key, { ...told, shipping: "unknown" })).toContain("€ 20 zonder verzendkosten");
  const text = say(key, { ...told, shipping: "free" });
  expect(text).toContain("€ 20, met gratis verzending,");
  expect(text).toMatch(/^(?:Ja|Nee|Dit is)\b[^!?]*\.$/);
});
