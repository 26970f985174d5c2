import { expect, it } from "vitest";
import type { StatePart } from "../state";
import { withoutLast } from "./denied-last";

const common = { id: "a", label: "a", hard: true };
const arms: StatePart = {
  ...common,
  said: "met armleuningen",
  turn: 1,
  filter: { key: "armleuningen", values: ["Ja"] },
};
const stuff: StatePart = { ...common, said: "velours", turn: 2, filter: { key: "bekleding", values: ["Velours"] } };

it.each(["zonder dan", "toch zonder", "nee, doe maar zonder"])("%s refuses the feature that was said last", (text) => {
  expect(withoutLast(text, { parts: [arms, stuff] })).toBe("zonder armleuningen");
});

it("says what is refused itself, or of nothing that was said", () => {
  expect(withoutLast("zonder velours", { parts: [arms] })).toBe("zonder velours");
  expect(withoutLast("zonder dan", { parts: [stuff] })).toBe("zonder dan");
});
