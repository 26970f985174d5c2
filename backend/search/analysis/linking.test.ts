import { expect, test } from "vitest";
import { writtenTogether } from "./linking";
import { normalise } from "./normalise";

test.each([
  ["hond mand", "hondenmand"],
  ["honden mand", "hondenmand"],
  ["kat bak", "kattenbak"],
  ["tand borstel", "tandenborstel"],
  ["zon bril", "zonnebril"],
  ["stad fiets", "stadsfiets"],
  ["fietsen rek", "fietsrek"],
  ["tafel lamp", "tafellamp"],
])("%s may be written %s", (words, compound) => {
  expect(writtenTogether(words.split(" "))).toContain(normalise(compound));
});

test("numbers, letters and three words are joined as they stand", () => {
  expect(writtenTogether(["wgg", "244"])).toEqual(["wgg244"]);
  expect(writtenTogether(["e", "bike"])).toEqual([normalise("ebike")]);
  expect(writtenTogether(["koel", "vries", "combi"])).toEqual([normalise("koelvriescombi")]);
});
