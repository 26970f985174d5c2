import { expect, it } from "vitest";
import { readTaxonomy } from "./read-taxonomy";
import { parseTaxonomy } from "./taxonomy";

it("holds the whole of Google's taxonomy, every node below its parent, in both languages", () => {
  const { byId, synonyms, problems } = readTaxonomy();
  expect(problems).toEqual([]);
  expect(byId.size).toBe(5595);
  expect(byId.get("267")?.path.map(({ english }) => english)).toEqual([
    "Electronics",
    "Communications",
    "Telephony",
    "Mobile Phones",
  ]);
  expect(byId.get("267")?.dutch).toBe("Mobiele telefoons");
  expect(synonyms.length).toBeGreaterThan(1000);
});

it("skips broken lines, what stands below them, and words for nodes that are not there", () => {
  const nodes = [
    "1 1 Dieren | Animals",
    "2 2 Vogels | Birds",
    "2 x Honden | Dogs",
    "3 5 Voer | Food",
    "2 4 Katten",
    "2 1 Twee | Twice",
    "2 6 Vis | Fish",
  ];
  const { byId, synonyms, problems } = parseTaxonomy(nodes.join("\n"), "6: vissen; aquarium-\n7: paarden\nonzin");
  expect([...byId.keys()]).toEqual(["1", "2", "6"]);
  expect(synonyms.map(({ word, isPrefix }) => [word, isPrefix])).toEqual([
    ["vissen", false],
    ["aquarium", true],
  ]);
  expect(problems.map((problem) => problem.slice(0, 17))).toEqual([
    "taxonomy, line 3:",
    "taxonomy, line 4:",
    "taxonomy, line 5:",
    "taxonomy, line 6:",
    "synonyms, line 2:",
    "synonyms, line 3:",
  ]);
});
