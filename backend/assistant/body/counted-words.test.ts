import { expect, it } from "vitest";
import { newState } from "../state";
import { beyondWords } from "./counted-words";

const beyond = (word: string, q: string) => {
  const found = beyondWords(word, { ...newState(), q }, 1);
  return found && { q: found.q, number: found.parts[0]?.told?.number, label: found.parts[0]?.label };
};

it("a number that only names tell is told of each product in place of being searched for", () => {
  expect(beyond("langer", "3 m hdmi")).toEqual({
    q: "hdmi",
    number: { from: 3, to: null, unit: "m", isAbove: true },
    label: "langer dan 3 m",
  });
  expect(beyond("minder opslag", "64 gb tablet")).toEqual({
    q: "tablet",
    number: { from: null, to: 64, unit: "gb", isBelow: true },
    label: "minder opslag dan 64 gb",
  });
});

it("a number of something else, or several, are left as they are", () => {
  expect(beyond("langer", "64 gb tablet")).toBeUndefined();
  expect(beyond("meer opslag", "64 gb 4 gb tablet")).toBeUndefined();
  expect(beyond("langer", "iphone 15 hoesje")).toBeUndefined();
});
