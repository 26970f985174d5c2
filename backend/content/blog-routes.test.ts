import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createImages } from "../images/images";
import type { Kit } from "../kit";
import { blogRoutes } from "./blog-routes";
import { contentLibrary } from "./library";
import { contentPictures } from "./pictures";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let kit: Kit;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "blog-"));
  await mkdir(join(dataDir, "content/blog"), { recursive: true });
  await mkdir(join(dataDir, "content/pictures"), { recursive: true });
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="7"><rect width="12" height="7" fill="red"/></svg>';
  await writeFile(join(dataDir, "content/pictures/eigen.svg"), drawing);
  await writeFile(join(dataDir, "content/pictures/stuk.png"), "geen plaatje");
  const fields = "title: Eigen stuk\nid: 900\ndate: 2026-11-20\npicture: eigen.svg\n";
  await writeFile(join(dataDir, "content/blog/eigen.md"), `---\n${fields}---\n## Eén\n${"woord ".repeat(660)}`);
  // Neither asks the store.
  kit = { db: {} as Kit["db"], dataDir, log, now: () => new Date("2026-11-22T12:00:00Z") };
});
afterAll(() => rm(kit.dataDir, { recursive: true, force: true }));

const ask = (path: string, body: unknown) =>
  blogRoutes(kit).request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

it("lists the newest article first, with the minutes that it takes", async () => {
  const answer = await ask("/blog/posts", { headers: {} });
  const { posts } = (await answer.json()) as { posts: { id: string }[] };
  expect(posts.length).toBeGreaterThan(14);
  expect(posts[0]).toEqual({
    ...{ id: "900", slug: "eigen-stuk", title: "Eigen stuk", description: "", date: "2026-11-20", updated: "" },
    ...{ author: "", topic: "", minutes: 3, pictureText: "", products: [], categories: [] },
    picture: { url: "/api/images/content/eigen.svg/{width}.webp", widths: [400, 800, 1200] },
  });
});

it("gives one article with its text, and none for an id that is not there", async () => {
  const found = await ask("/blog/post/", { id: "900", headers: { "accept-language": "nl" } });
  expect(await found.json()).toMatchObject({ id: "900", text: expect.stringMatching(/^## Eén/) });
  expect((await ask("/blog/post/", { id: "901", headers: {} })).status).toBe(404);
  expect((await ask("/blog/post/", { headers: {} })).status).toBe(400);
});

it("serves the pictures of articles in their shape and for sharing, and nothing else of the folder", async () => {
  const { routes } = createImages(kit, { readTextPicture: contentPictures(contentLibrary(kit)) });
  const wide = await routes.request("/content/eigen.svg/400.webp");
  expect([wide.status, wide.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await wide.arrayBuffer()).byteLength).toBeGreaterThan(50);
  const shared = await routes.request("/share/content/eigen.svg.jpg");
  expect([shared.status, shared.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  for (const path of [
    "/content/eigen.svg/401.webp",
    "/content/weg.svg/400.webp",
    "/content/stuk.png/400.webp",
    "/content/..%2Fblog%2Feigen.md/400.webp",
  ])
    expect((await routes.request(path)).status, path).toBe(404);
});
