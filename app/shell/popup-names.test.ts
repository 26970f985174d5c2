import { expect, test } from "vitest";
import { popupNames, popupOf } from "./popup-names";
import { popups } from "./popups";

const hashes = { verlanglijstje: "wishlist", "mijn-account": "profile" } as const;

test("there are the nine of RT-34 and that of the assistant, each with a title", () => {
  expect(popupNames).toHaveLength(10);
  expect(Object.keys(popups).sort()).toEqual([...popupNames].sort());
});

test.each([
  ["#verlanglijstje", "wishlist"],
  ["mijn-account", "profile"],
  ["#mijn%2Daccount", "profile"],
  ["", undefined],
  ["#", undefined],
  ["#filters", undefined],
  ["#toString", undefined],
  ["#__proto__", undefined],
  ["#%E0%A4%A", undefined],
])("%s opens %s", (hash, name) => {
  expect(popupOf(hash, hashes)).toBe(name);
});
