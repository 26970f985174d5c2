import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeBlock } from "../../content/blocks";
import type { Kit } from "../../kit";
import { openTestKit } from "../../storage/testing";
import { createKnowledge } from "./knowledge";

let kit: Kit;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "knowledge-"));
  kit = { ...(await openTestKit({ now: () => new Date("2026-11-24T12:00:00Z") })), dataDir };
}, 60_000);
afterAll(() => kit.db.close());

const pathsOf = async (question: string, asking: { marketplace?: boolean; about?: "help" | "advice" } = {}) =>
  (await createKnowledge(kit).findSections(question, { limit: 3, ...asking })).map(({ path }) => path);

it("follows the names of pages, the flag of the blog and the operator's own texts and words", async () => {
  expect((await pathsOf("wat kost de verzending"))[0]).toBe("/support/bezorging/#deel-wat-kost-de-verzending");
  await writeBlock(kit.db, "route-names", { segments: { delivery: "thuis-gebracht" } });
  expect((await pathsOf("wat kost de verzending"))[0]).toBe("/support/thuis-gebracht/#deel-wat-kost-de-verzending");

  const guide = expect.stringMatching(/^\/blog\/tv-formaat-/);
  expect(await pathsOf("hoe hoog hang je een tv")).toContainEqual(guide);
  expect(await pathsOf("hoe hoog hang je een tv", { about: "help" })).not.toContainEqual(guide);
  await writeBlock(kit.db, "site-config", { featuresList: ["Cart"] });
  expect(await pathsOf("hoe hoog hang je een tv")).not.toContainEqual(guide);

  expect(await pathsOf("hebben jullie kattenluiken")).toEqual([]);
  const own = { id: "kattenluik", title: "Kattenluiken", text: "# Een kattenluik\nEen kattenluik past in elke deur." };
  await writeBlock(kit.db, "support-articles", { own });
  expect(await pathsOf("hebben jullie kattenluiken")).toEqual(["/support/kattenluik/#deel-een-kattenluik"]);
  expect(await pathsOf("hebben jullie poezenpoortjes")).toEqual([]);
  mkdirSync(join(kit.dataDir, "assistant"), { recursive: true });
  writeFileSync(join(kit.dataDir, "assistant", "same-words.txt"), "poezenpoortje => kattenluik\n");
  expect(await pathsOf("hebben jullie poezenpoortjes")).toEqual(["/support/kattenluik/#deel-een-kattenluik"]);
});

it("keeps what it has read until something changes", async () => {
  const knowledge = createKnowledge(kit, { freshMs: 0 });
  const asking = { limit: 1 };
  const [first] = await knowledge.findSections("hebben jullie kattenluiken", asking);
  const own = { id: "kattenluik", title: "Kattenluiken", text: "# Onze kattenluiken\nEen kattenluik is een luik." };
  await writeBlock(kit.db, "support-articles", { own });
  const [second] = await knowledge.findSections("hebben jullie kattenluiken", asking);
  expect([first?.heading, second?.heading]).toEqual(["Een kattenluik", "Onze kattenluiken"]);
});

it("of sections that answer alike, takes the one whose heading is worded as the question", async () => {
  const own = {
    bewaren: {
      id: "bewaren",
      title: "Egels",
      text: "# Hoe krijg ik mijn egelhuis?\nBestel een egelhuis.\n# Wat doen we met je egelhuis?\nWe maken een egelhuis schoon.",
    },
  };
  await writeBlock(kit.db, "support-articles", own);
  expect((await pathsOf("wat doet de winkel met mijn egelhuis?"))[0]).toMatch(/wat-doen-we-met-je-egelhuis$/);
  expect((await pathsOf("hoe krijg ik mijn egelhuis?"))[0]).toMatch(/hoe-krijg-ik-mijn-egelhuis$/);
});

it("answers what the operator says that a section is asked as, and not one word of that", async () => {
  const own = { id: "luik", title: "Luiken", text: "# Wat kost een mollengat?\nDat bepaalt de mol." };
  await writeBlock(kit.db, "support-articles", { own });
  const path = "/support/luik/#deel-wat-kost-een-mollengat";
  expect(await pathsOf("graaft zo'n dassenburcht gratis")).toEqual([]);
  const asked = "Luiken: Wat kost een mollengat?\n  graaft een dassenburcht zich gratis of deftig in gekleurd zand\n";
  writeFileSync(join(kit.dataDir, "assistant", "asked-as.txt"), asked);
  expect(await pathsOf("graaft zo'n dassenburcht gratis in gekleurd zand")).toEqual([path]);
  expect(await pathsOf("deftig")).toEqual([]);
});

it("goes on about the question before: from what says something of both, else from nothing", async () => {
  const own = {
    id: "egels",
    title: "Egels",
    text: "# Wat eet een stekelvarken?\nWormen.\n# Wanneer slaapt een stekelvarken?\nIn de winterkou.\n# Hoe oud wordt een das?\nWormen maken hem oud in de winterkou.",
  };
  await writeBlock(kit.db, "support-articles", { own });
  const following = async (question: string) =>
    (
      await createKnowledge(kit).findSections(question, {
        limit: 1,
        follows: { asked: "wat eet een stekelvarken", at: "/support/egels/#deel-wat-eet-een-stekelvarken" },
      })
    ).map(({ path }) => path);
  expect(await following("en in de winterkou")).toEqual(["/support/egels/#deel-wanneer-slaapt-een-stekelvarken"]);
  expect(await following("moet dat")).toEqual(["/support/egels/#deel-wat-eet-een-stekelvarken"]);
  expect(await following("en in een ruimteschip")).toEqual([]);
});
