import type { ChildProcess } from "node:child_process";
import { mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { OpenAPIHono } from "@hono/zod-openapi";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { FoundByPicture, PictureSearchRequest, SentPicture } from "#contract/picture-search";
import type { SearchRequest } from "#contract/search";
import { scratchName, scratchParent } from "../../tests/scratch";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { createPictureSearch, type PictureSearch } from "./picture-search";
import type { PicturedRow } from "./records";
import { type Color, colors, drawing, SHAPES } from "./shapes.fixture";

const processes = vi.hoisted(() => ({ started: [] as ChildProcess[] }));
vi.mock("../process/workers", async (original) => {
  const workers = await original<typeof import("../process/workers")>();
  return {
    ...workers,
    startWorkerProcess(...given: Parameters<typeof workers.startWorkerProcess>) {
      const child = workers.startWorkerProcess(...given);
      processes.started.push(child);
      return child;
    },
  };
});
const running = () => processes.started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);

const log = { info: () => undefined, warn: vi.fn(), error: vi.fn() };
const row = (id: string, shape: string, color: Color, revision: number): PicturedRow => ({
  id,
  revision,
  name: `${shape} ${color}`,
  brand: "Vormgoed",
  colors: [color],
  category: `vormen.${shape}`,
  picture: id,
  moved: false,
  shop: "s1",
});
const photos = new Map<string, Buffer>();
let rows: PicturedRow[] = [];
/** A picture that ends the process that is to describe it. */
let deadly = "";
function add(id: string, shape: string, color: Color, seed: number): void {
  photos.set(id, drawing(shape, color, seed));
  rows = [...rows, row(id, shape, color, Math.max(0, ...rows.map(({ revision }) => revision)) + 1)];
}

let folder = "";
let search: PictureSearch;
let whole: OpenAPIHono;
const asked: SearchRequest[] = [];

/** Stands for the ordinary search: knows which products there are, and their colours. */
async function among(ids: string[], request: SearchRequest) {
  asked.push(request);
  const wanted = request.filters.color;
  const kept = ids.filter(
    (id) => !wanted || wanted.some((color) => rows.find((one) => one.id === id)?.colors.includes(color)),
  );
  const categories = SHAPES.map((name) => ({ key: `vormen.${name}`, name, path: `/vormen/${name}/`, count: 1 }));
  const color = { label: "Kleur", buckets: colors.map((key) => ({ key, doc_count: 1 })) };
  return { ids: kept.slice(0, request.page.size), categories, facets: { color } };
}
function start(idleMs = 60_000): void {
  const query = async (text: string, values: unknown[] = []) => {
    if (text.includes("from categories")) {
      return { rows: SHAPES.map((shape) => ({ key: `vormen.${shape}`, name: shape })) };
    }
    const [after, limit] = values as [number, number];
    return { rows: rows.filter(({ revision }) => revision > after).slice(0, limit) };
  };
  const kit = { db: { query }, dataDir: folder, log, now: () => new Date("2026-11-20T12:00:00Z") } as unknown as Kit;
  search = createPictureSearch(kit, {
    pictureOf: async (id) => {
      if (id === deadly) for (const child of running()) child.kill("SIGKILL");
      return photos.get(id);
    },
    among,
    settings: {
      rest: 0,
      idleMs,
      sample: 40,
      learning: { words: 6, gradientValues: 12, colourValues: 12, values: 16, pictures: 20, patches: 30 },
    },
  });
  whole = new OpenAPIHono();
  for (const part of search.routes) whole.route("/", part);
}
async function restart(idleMs?: number): Promise<void> {
  await search.close();
  start(idleMs);
  search.learn(0);
}
async function upload(bytes: Buffer): Promise<SentPicture> {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(bytes)]), "photo.png");
  const response = await whole.request("/api/file", { method: "POST", body });
  return answered("uploadPicture", await response.json()) as SentPicture;
}
function ask(picture: SentPicture, change: Partial<PictureSearchRequest> = {}): Promise<Response> {
  const { id, width, height } = picture;
  const body = { id, width, height, top_left: [0, 0], bottom_right: [width, height], ...change };
  const headers = { "content-type": "application/json" };
  return Promise.resolve(whole.request("/api/img2", { method: "POST", headers, body: JSON.stringify(body) }));
}
async function found(picture: SentPicture, change: Partial<PictureSearchRequest> = {}): Promise<FoundByPicture> {
  const response = await ask(picture, change);
  expect(response.status).toBe(200);
  return answered("pictureSearch", await response.json()) as FoundByPicture;
}
const ids = ({ results }: FoundByPicture) => results.map(([id]) => id);
const png = (shape: string, color: Color, seed: number) =>
  sharp(drawing(shape, color, seed))
    .png()
    .toBuffer();
/** A photograph with the drawing in its middle. */
const framed = async (shape: string, color: Color, seed: number) =>
  sharp(await png(shape, color, seed))
    .extend({ top: 200, bottom: 300, left: 500, right: 100, background: "#4a6b3a" })
    .png()
    .toBuffer();

beforeAll(async () => {
  folder = await mkdtemp(join(scratchParent(), scratchName("pictures")));
  for (const [s, shape] of SHAPES.entries()) {
    for (const [c, color] of colors.entries()) {
      for (const seed of [1, 2]) add(`${shape}-${color}-${seed}`, shape, color, seed * 10 + s + c);
    }
  }
  start();
});
afterAll(async () => {
  await search.close();
  await rm(folder, { recursive: true });
});

describe("IM-04: searching by picture", () => {
  let circle: SentPicture;

  it("asks to come back while nothing has been learned, which the first picture starts", async () => {
    circle = await upload(await png("circle", "rood", 44));
    const early = await ask(circle);
    expect(early.status).toBe(503);
    expect(early.headers.get("retry-after")).toBe("15");
    await vi.waitFor(async () => expect((await ask(circle)).status).toBe(200), { timeout: 60_000, interval: 200 });
  });

  it("IM-05: answers products that look alike, the likest first, each by its id, and what it seems to be", async () => {
    const answer = await found(circle);
    expect(answer.results[0]).toEqual([expect.stringMatching(/^circle-rood/), expect.any(Number), "vormen.circle"]);
    expect(ids(answer).sort()).toEqual(
      rows
        .map(({ id }) => id)
        .filter((id) => id.startsWith("circle"))
        .sort(),
    );
    const scores = answer.results.map(([, score]) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(answer.kind).toEqual({ key: "vormen.circle", name: "circle" });
    expect(answer.words).toEqual(["circle", "rood"]);
    expect(ids(await found(circle, { size: 3 }))).toEqual(ids(answer).slice(0, 3));
  });

  it("offers only the categories of products that it shows", async () => {
    const { results, categories } = await found(circle, { size: 1 });
    expect(categories.map(({ key }) => key)).toEqual(results.map(([, , key]) => key));
  });

  it("finds the picture itself among the first, also when it is cut, turned in its metadata or encoded anew", async () => {
    const same = "triangle-blauw-1";
    const original = await sharp(photos.get(same)).png().toBuffer();
    const jpeg = await sharp(original).resize(300).jpeg({ quality: 60 }).toBuffer();
    // Stored on its side, with the note that it must be turned back.
    const turned = await sharp(original).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const cut = await sharp(original).extract({ left: 30, top: 30, width: 580, height: 580 }).png().toBuffer();
    for (const bytes of [original, jpeg, turned, cut]) {
      expect(ids(await found(await upload(bytes))).slice(0, 3)).toContain(same);
    }
  });

  it("IM-11, IM-12: looks at the part that is cut out, and clamps its corners to the picture", async () => {
    const picture = await upload(await framed("stripes", "groen", 12));
    const scale = picture.width / 1_240;
    const corner = (x: number, y: number): [number, number] => [Math.round(x * scale), Math.round(y * scale)];
    const part = { top_left: corner(500, 200), bottom_right: corner(1_140, 840) };
    expect(ids(await found(picture, part))[0]).toMatch(/^stripes-groen/);
    const outside = { top_left: [-900, -900], bottom_right: [9_000, 9_000] } as const;
    expect(await found(picture, { top_left: [...outside.top_left], bottom_right: [...outside.bottom_right] })).toEqual(
      await found(picture),
    );
    expect(await found(picture, { top_left: [5, 5], bottom_right: [5, 5] })).toEqual(await found(picture));
  });

  it("passes the ordinary filters on, and whether adult products may be shown", async () => {
    const blue = await found(circle, { filters: { color: ["blauw"] } });
    expect(ids(blue).sort()).toEqual(["circle-blauw-1", "circle-blauw-2"]);
    expect(asked.at(-1)).toMatchObject({ adult: false, marketplace: false, filters: { color: ["blauw"] } });
    await found(circle, { adult: true });
    expect(asked.at(-1)).toMatchObject({ adult: true });
    expect((await ask(circle, { size: 61 })).status).toBe(400);
    expect((await ask(circle, { filters: { color: Array(51).fill("x") } })).status).toBe(400);
  });

  it("takes in what is new, and leaves out what has no picture any more", async () => {
    add("circle-rood-new", "circle", "rood", 44);
    await search.catchUp();
    expect(ids(await found(circle)).slice(0, 2)).toContain("circle-rood-new");
    rows = rows.map((one) => (one.id === "circle-rood-new" ? { ...one, picture: null, revision: 99 } : one));
    await search.catchUp();
    expect(ids(await found(circle))).not.toContain("circle-rood-new");
  });

  it("answers the same after a restart, and after learning anew because its file was cut off", async () => {
    const answer = await found(circle);
    const index = join(folder, "picture-search", "index");
    const indexes = async () => (await readdir(index)).filter((name) => name.startsWith("index-"));
    const [before = ""] = await indexes();
    await restart();
    expect(await found(circle)).toEqual(answer);
    expect(await indexes()).toEqual([before]);
    await truncate(join(index, before, "pictures.bin"), 5_000);
    await restart();
    await vi.waitFor(async () => expect((await ask(circle)).status).toBe(200), { timeout: 60_000, interval: 200 });
    const anew = await found(circle);
    expect(ids(anew).sort()).toEqual(ids(answer).sort());
    expect(anew.words).toEqual(answer.words);
    expect(await indexes()).not.toContain(before);
    expect(log.warn).toHaveBeenCalledWith("picture index unusable, making it anew", expect.anything());
    expect(log.error).not.toHaveBeenCalled();
  });

  describe("the process that knows the pictures", () => {
    it("ends when nobody searches; the next knows the same, and what was new", async () => {
      await restart(200);
      add("circle-rood-late", "circle", "rood", 44);
      await search.catchUp();
      const answer = await found(circle);
      expect(ids(answer).slice(0, 3)).toContain("circle-rood-late");
      await vi.waitFor(() => expect(running().length).toBe(0), { timeout: 30_000 });
      const { length } = processes.started;
      await search.catchUp();
      expect(processes.started).toHaveLength(length);
      expect(await found(circle)).toEqual(answer);
    });

    it("is started again after it was killed, and takes in again what had not been stored", async () => {
      await restart();
      await found(circle);
      add("circle-rood-later", "circle", "rood", 44);
      await search.catchUp();
      const answer = await found(circle);
      expect(ids(answer).slice(0, 3)).toContain("circle-rood-later");
      const [child] = running();
      child?.kill("SIGKILL");
      await vi.waitFor(() => expect(log.error).toHaveBeenCalledWith("picture worker stopped", expect.anything()));
      await search.catchUp();
      expect(await found(circle)).toEqual(answer);
    });

    it("is not ended twice by the same picture, in learning and in what is new", async () => {
      await search.close();
      await rm(join(folder, "picture-search", "index"), { recursive: true });
      deadly = "circle-rood-1";
      log.error.mockClear();
      start();
      search.learn(0);
      await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 30_000 });
      expect((await ask(circle)).status).toBe(503);
      await search.catchUp();
      expect(ids(await found(circle, { size: 60 }))).not.toContain(deadly);
      add("circle-rood-deadly", "circle", "rood", 44);
      deadly = "circle-rood-deadly";
      await search.catchUp();
      add("circle-rood-after", "circle", "rood", 44);
      await search.catchUp();
      expect(ids(await found(circle)).slice(0, 3)).toContain("circle-rood-after");
      expect(ids(await found(circle, { size: 60 }))).not.toContain(deadly);
    });

    it("ends with the shop", async () => {
      expect(running().length).toBe(1);
      await search.close();
      expect(running().length).toBe(0);
    });
  });
});
