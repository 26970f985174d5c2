import { afterAll, beforeAll, expect, it } from "vitest";
import type { Kit } from "../../kit";
import { openTestShop } from "../../storage/testing";
import { brandsOf, phrasesOf } from "./brands";
import { createRemoteMind } from "./remote-mind";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
  await kit.db.query("update products set brand = 'Black & Decker' where id = '6'");
}, 60_000);
afterAll(() => kit.db.close());

it("knows the brands of the catalogue as it is now, however they are written", async () => {
  const among = async (text: string) => [...(await brandsOf(kit.db)(phrasesOf(text)))].sort();
  expect(await among("Neem (**nova**), een COVER-hoes of co\u200bver's, of die van black & decker.")).toEqual([
    ...["black & decker", "cover", "nova"],
  ]);
  expect(await among("Deze is het beste.\0 De of het")).toEqual([]);
  expect(phrasesOf("a b c d e ".repeat(5_000)).length).toBeLessThan(2_100);
});

it("leaves out what a model says of a brand that nobody named, in lower case too", async () => {
  const replies = [
    { text: "", calls: [{ id: "c", name: "human", arguments: {} }] },
    { text: "Deze past goed. Maar die van cover is beter. Kies nova.", calls: [] },
  ];
  const complete = async () => replies.shift() ?? { text: "", calls: [] };
  const mind = createRemoteMind({ complete, log: kit.log, brandsAmong: brandsOf(kit.db) });
  const view = { wishes: [], kinds: [], shown: [], choices: [] };
  const turn = await mind.turn({
    ...{ message: "is er iets van Nova?", view },
    run: async () => ({ blocks: [] }),
    products: async () => [],
    signal: new AbortController().signal,
  });
  expect(turn?.prose).toBe("Deze past goed. Kies nova.");
});
