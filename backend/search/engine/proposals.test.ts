import { expect, it } from "vitest";
import { analyseDocument } from "../analysis/analyse-document";
import { Compounds } from "../analysis/compounds";
import { NOW, product } from "../query/sample-shop";
import { once } from "./brute-force-fixture";
import type { Group, IndexDocument } from "./engine";
import { withEngine } from "./engine-fixture";

/** More than a query ranks in full, so that both proposals and queries order only the most popular. */
const MANY = 4_400;
const compounds = new Compounds();

/** Chairs, the most popular of which are variants of each other, some for adults or gone, and two lamps that are variants of chairs. */
const documents = Array.from({ length: MANY }, (_, i): IndexDocument => {
  const isChair = i !== 8 && i !== 32;
  const group = i % 4 === 0 ? Math.floor(i / 24) : null;
  const colour = ["rood", "blauw", "groen"][i % 3] ?? "";
  return analyseDocument(
    product(String(i), isChair ? `Eikhuis stoel ${colour}` : `Eikhuis bureaulamp ${colour} voor stoel`, {
      brand: i % 5 === 0 ? "Rijk" : null,
      category: isChair ? "wonen.stoelen" : "wonen.lampen",
      categoryNames: ["Wonen", isChair ? "Stoelen" : "Lampen"],
      group: group === null ? null : `g${group}`,
      popularity: group === null ? (i * 7919) % 997 : 2_000 - group,
      inStock: i % 9 !== 0,
      adult: i % 13 === 0,
      expired: i % 31 === 0,
    }),
    compounds,
  );
});

const { engine } = withEngine(documents);

const asQuery = async (groups: readonly Group[], adult: boolean) => {
  const filters = { values: {}, adult };
  const { ids, hiddenAdult } = await engine().query({ groups, filters, sort: "relevance", from: 0, size: 5, now: NOW });
  return { ids, hiddenAdult };
};

it.each([
  ["many that it names", [[["stoel"]]]],
  ["many of several kinds", [[["eikhui"]]]],
  ["two words of many", [[["eikhui"]], [["stoel"], ["bureaulamp"]]]],
  ["some that it names and many others", [[["bureaulamp"], ["eikhui"]]]],
  ["few", [[["bureaulamp"]], [["groen"]]]],
  ["none", [[["piano"]]]],
])("proposes of %s what a query puts first", async (_, groups: Group[]) => {
  for (const adult of [true, false]) {
    const proposed = engine().proposals.of(groups, 5, adult);
    const { ids, hiddenAdult } = await asQuery(groups, adult);
    expect(proposed.ids).toEqual(ids);
    // Of one word that names a kind, what only mentions it does not count.
    if (JSON.stringify(groups) !== '[[["stoel"]]]') expect(proposed.hiddenAdult).toBe(hiddenAdult);
  }
});

it("counts once each group of variants that is left out as a whole for adults", () => {
  const chairs = documents.filter(({ text, expired }) => text.kind.includes("stoel") && !expired);
  const shown = once(chairs.filter(({ adult }) => !adult)).length;
  const { hiddenAdult } = engine().proposals.of([[["stoel"]]], 5, false);
  expect(hiddenAdult).toBe(once(chairs).length - shown);
  expect(hiddenAdult).toBeGreaterThan(0);
});

it("proposes what is there now, also when it was asked before", async () => {
  const groups = [[["stoel"]]];
  const [first = ""] = engine().proposals.of(groups, 5, false).ids;
  const [chair] = documents.filter(({ id }) => id === first);
  await engine().remove([first]);
  const without = engine().proposals.of(groups, 5, false).ids;
  expect(without).not.toContain(first);
  expect(without).toEqual((await asQuery(groups, false)).ids);
  if (chair) await engine().upsert([{ ...chair, popularity: 9_000 }]);
  expect(engine().proposals.of(groups, 5, false).ids[0]).toBe(first);
});
