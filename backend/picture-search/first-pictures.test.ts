import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { scratchName, scratchParent } from "../../tests/scratch";
import type { Kit } from "../kit";
import { LivePictures } from "./live-pictures";
import { LIVE_SETTINGS } from "./live-settings";
import { colors, drawing, SHAPES } from "./shapes.fixture";

const pictures = new Map(
  SHAPES.flatMap((shape, s) =>
    colors.flatMap((color, c) =>
      [1, 2].map((seed): [string, Buffer] => [`${shape}-${color}-${seed}`, drawing(shape, color, seed * 10 + s + c)]),
    ),
  ),
);
const rows = [...pictures.keys()].map((id, n) => {
  const [shape = "", color = ""] = id.split("-");
  const name = `${shape} ${color}`;
  const category = `vormen.${shape}`;
  return { id, revision: n + 1, name, brand: null, colors: [color], category, picture: id, moved: false, shop: "s1" };
});
const db = {
  query: async (text: string, [after, limit]: number[] = []) => ({
    rows: text.includes("from categories")
      ? SHAPES.map((shape) => ({ key: `vormen.${shape}`, name: shape }))
      : rows.filter(({ revision }) => revision > (after ?? 0)).slice(0, limit),
  }),
};
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const SOME = 12;
const learning = { words: 6, gradientValues: 12, colourValues: 12, values: 16, pictures: 20, patches: 30 };
const settings = {
  ...LIVE_SETTINGS,
  rest: 0,
  learning,
  first: { from: 8, sample: 8, products: SOME, rest: 0, learning },
};

function gate() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

let folder = "";
let asked: Buffer;
let live: LivePictures;
/** Pictures that have been read, and what those beyond the first few wait for. */
let read: Set<string>;
let others: ReturnType<typeof gate>;

function start(): void {
  live = new LivePictures(
    { db, log } as unknown as Kit,
    join(folder, "index"),
    async (id) => {
      if (!read.has(id) && read.size >= SOME) await others.promise;
      read.add(id);
      return pictures.get(id);
    },
    settings,
  );
  live.start();
}
const find = async () =>
  (await live.find(asked, { left: 0, top: 0, right: 1, bottom: 1 }, 100)).hits.map(([id]) => id).sort();
const all = [...pictures.keys()].sort();

beforeAll(async () => {
  asked = await sharp(drawing("circle", "rood", 44))
    .png()
    .toBuffer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(scratchParent(), scratchName("first-pictures")));
  read = new Set();
  others = gate();
});
afterEach(async () => {
  others.resolve();
  await live.close();
  await rm(folder, { recursive: true });
  vi.clearAllMocks();
});

it("finds some of a shop's pictures while the others are still being looked at, then all", async () => {
  start();
  const some = await vi.waitFor(find, { timeout: 30_000 });
  expect(some).toEqual([...read].sort());
  expect(some).toHaveLength(SOME);
  others.resolve();
  await vi.waitFor(async () => expect(await find()).toEqual(all), { timeout: 30_000 });
  expect(log.error).not.toHaveBeenCalled();
});

it("takes in the others after a restart between the two", async () => {
  start();
  await vi.waitFor(find, { timeout: 30_000 });
  const closed = live.close();
  others.resolve();
  await closed;
  start();
  await vi.waitFor(async () => expect(await find()).toEqual(all), { timeout: 30_000 });
  expect(log.warn).not.toHaveBeenCalled();
});
