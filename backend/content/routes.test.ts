import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Kit } from "../kit";
import { openTestKit } from "../storage/testing";
import { writeBlock } from "./blocks";
import { contentFiles } from "./routes";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let kit: Kit;
beforeAll(async () => {
  kit = await openTestKit({ log });
}, 60_000);
afterAll(() => kit.db.close());

const get = (path: string) => contentFiles(kit).request(path);

it("answers with what holds by default in an empty shop", async () => {
  expect(await (await get("/popular_terms.json")).json()).toEqual({ terms: [] });
  expect(await (await get("/market-status.json")).json()).toEqual({ open: true, message: "" });
  expect(await (await get("/support-articles/contact")).json()).toMatchObject({ id: "contact" });
});

it("answers with what the operator wrote, at once", async () => {
  await writeBlock(kit.db, "market-status", { open: false, message: "Vanavond onderhoud" });
  expect(await (await get("/market-status.json")).json()).toEqual({ open: false, message: "Vanavond onderhoud" });
  await writeBlock(kit.db, "market-status", { open: true, message: "" });
  expect(await (await get("/market-status.json")).json()).toEqual({ open: true, message: "" });
  await writeBlock(kit.db, "support-articles", { retour: { id: "retour", title: "Retour", text: "**Zo**" } });
  expect(await (await get("/support-articles/retour")).json()).toMatchObject({ text: "**Zo**" });
});

it("falls back to the default and logs when a block does not fit", async () => {
  await writeBlock(kit.db, "popular_terms", { terms: "fiets" });
  expect(await (await get("/popular_terms.json")).json()).toEqual({ terms: [] });
  expect(log.warn).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ key: "popular_terms" }));
});

it("knows no article that nobody wrote", async () => {
  expect((await get("/support-articles/onzin")).status).toBe(404);
  expect((await get("/support-articles/%00")).status).toBe(400);
});
