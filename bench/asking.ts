import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Wish } from "#contract/wish";
import { mergeWish } from "../backend/assistant/body/merge-wish";
import { requestOf } from "../backend/assistant/body/request";
import { newState } from "../backend/assistant/state";
import { syntheticBrand, syntheticContext } from "../backend/search/synthetic";
import { WorkerClient } from "../backend/search/worker-client";
import { buildIndex } from "./synthetic-index";

/**
 * What a question to the assistant costs in a large shop: reads sentences and does the searches that their answers take
 * (the products, and the facets for a question) in an index of synthetic products, 1,000,000 by default. What is left of
 * an answer reads four products by their ids. `-- 100000` takes another number, `-- 1000000 <folder>` keeps the index.
 */

const ROUNDS = 200;
const WARMING = 20;
const [number = "1000000", kept] = process.argv.slice(2);
const products = Number(number);
const today = Math.floor(Date.now() / 1000);
const data = (name: string) =>
  readFileSync(resolve(import.meta.dirname, `../backend/search/wish/${name}.nl.txt`), "utf8");
const context = {
  ...syntheticContext,
  synonyms: readFileSync(resolve(import.meta.dirname, "../backend/search/synonyms.nl.txt"), "utf8"),
  gradables: data("gradables"),
  needs: data("needs"),
  measures: data("measures"),
  values: data("values"),
};
const things = syntheticContext.categories.slice(10).map(({ name }) => name);
const colours = ["zwarte", "witte", "rode", "blauwe", "groene"];
const thing = (i: number) => things[i % things.length] ?? "";
const colour = (i: number) => colours[i % colours.length] ?? "";

const sentences: Record<string, (i: number) => string> = {
  "kind and budget": (i) => `ik zoek een ${thing(i)} tot ${100 + i} euro`,
  "colour, brand and budget": (i) => `${colour(i)} ${thing(i)} van ${syntheticBrand(i)} onder de ${200 + i}`,
  "not these": (i) => `${thing(i)}, geen ${syntheticBrand(i)} en liever niet van leer, max ${300 + i} euro`,
  "a slip": (i) => `goeie ${thing(i).slice(0, 4)}${thing(i).slice(5)} voor mijn moeder, niet te duur`,
  "no kind": (i) => `iets voor in de keuken voor een paar tientjes ${i}`,
  "several at once": (i) =>
    `heb je een ${thing(i)} met minstens ${1 + (i % 5)} jaar garantie, morgen in huis, tussen de ${50 + i} en ${400 + i}`,
};

type Spent = { wall: number; cpu: number };

async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const before = process.cpuUsage();
  const began = performance.now();
  await work();
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return { wall, cpu: (user + system) / 1000 };
}

const percentile = (values: readonly number[], share: number): string =>
  ([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(1);
const told = (all: readonly Spent[], of: keyof Spent) => {
  const values = all.map((one) => one[of]);
  return `${percentile(values, 0.5)} / ${percentile(values, 0.95)}`;
};

async function answer(client: WorkerClient, wish: Wish | null): Promise<void> {
  if (!wish) return;
  const state = mergeWish(newState(), wish, 0);
  const request = requestOf(state, {});
  const { total } = await client.call("search", request, today * 1000);
  if (total > 12) await client.call("facets", request, today * 1000);
}

const folder = kept ?? mkdtempSync(join(tmpdir(), "asking-bench-"));
try {
  if (!existsSync(join(folder, "words.db"))) {
    mkdirSync(folder, { recursive: true });
    await buildIndex(folder, products, today);
  }
  const client = new WorkerClient();
  await client.call("open", folder, context);
  const warming = await spent(() => client.warm(today * 1000));
  console.log(`${products.toLocaleString("en")} products; warming takes ${warming.wall.toFixed(0)} ms\n`);
  console.log("p50 / p95 | reading, ms | reading, CPU ms | answering, ms | answering, CPU ms\n---|---|---|---|---");
  const whole: Record<"reading" | "answering", Spent[]> = { reading: [], answering: [] };
  for (const [name, sentence] of Object.entries(sentences)) {
    const reading: Spent[] = [];
    const answering: Spent[] = [];
    for (let i = 0; i < WARMING + ROUNDS; i++) {
      let wish: Wish | null = null;
      const read = await spent(async () => {
        wish = await client.call("readWish", { q: sentence(i), whole: true });
      });
      const answered = await spent(() => answer(client, wish));
      if (i < WARMING) continue;
      reading.push(read);
      answering.push({ wall: read.wall + answered.wall, cpu: read.cpu + answered.cpu });
    }
    whole.reading.push(...reading);
    whole.answering.push(...answering);
    console.log(
      [name, told(reading, "wall"), told(reading, "cpu"), told(answering, "wall"), told(answering, "cpu")].join(" | "),
    );
  }
  const { reading, answering } = whole;
  console.log(
    ["all", told(reading, "wall"), told(reading, "cpu"), told(answering, "wall"), told(answering, "cpu")].join(" | "),
  );
  await client.close();
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
