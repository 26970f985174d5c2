import { afterAll, beforeAll, expect, it } from "vitest";
import type { Kit } from "../../kit";
import { openTestShop } from "../../storage/testing";
import { emptyShop } from "../chats.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { showProducts } from "./show";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

it("offers what is sold, and the search screen, where the thing is not sold", async () => {
  const segments = { search: "zoeken", products: "producten" };
  const around = { kit, finder: emptyShop().finder, view: {}, segments, turn: 0, message: "" } as unknown as Around;
  const said = await showProducts(around, { ...newState(), noun: "sjaal", q: "sjaal" });
  expect(said.text[0]).toBe("“sjaal” heb ik in deze winkel niet gevonden.");
  const choices = said.blocks.find(({ type }) => type === "choices");
  expect(choices?.type === "choices" ? choices.options.length : 0).toBeGreaterThan(0);
  expect(said.text.at(-1)).toBe(choices?.type === "choices" ? choices.question : "");
  expect(said.text.at(-1)).toContain("Iets wat daarop lijkt vind ik niet");
  expect(said.blocks.find(({ type }) => type === "wishes")).toMatchObject({ path: "/zoeken/?q=sjaal" });
});
