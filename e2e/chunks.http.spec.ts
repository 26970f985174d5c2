import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { WORKER_PATH } from "../app/browser/offline-names";
import { expect, test } from "./fixtures";

const assets = path.resolve(import.meta.dirname, "../build/client/assets");
/** Scripts within the page are text here: Remix's own, and the boot script, which limits all that it loads together. */
const IN_TEXT = /^(?:\$|c\.|u\))/;

test("every script that is loaded later has a time limit", async () => {
  let limited = 0;
  for (const file of (await readdir(assets)).filter((name) => name.endsWith(".js"))) {
    const code = await readFile(path.join(assets, file), "utf8");
    const imports = [...code.matchAll(/(.{0,60})\bimport\((.{0,30})/g)].filter(
      ([, , what = ""]) => !IN_TEXT.test(what),
    );
    const inTime = imports.filter(([, before = ""]) => /__etalageInTime\?\?\(?\w+=>\w+\)?\)\($/.test(before));
    limited += inTime.length;
    expect(imports.length - inTime.length, file).toBe(0);
  }
  expect(limited).toBeGreaterThan(10);
});

test("the service worker weighs no more than agreed, and no shared cache keeps it", async ({ request }) => {
  const answer = await request.get(WORKER_PATH);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(brotliCompressSync(await answer.body()).length / 1024).toBeLessThan(6.5);
});

test("the fonts that pages ask for ahead are those that their style sheets use", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [preloads, sheets] = [/<link[^>]+as="font"[^>]*>/g, /\/assets\/[\w.-]+\.css/g].map(
    (form) => html.match(form) ?? [],
  );
  const styles = await Promise.all((sheets ?? []).map(async (sheet) => (await request.get(sheet)).text()));
  const fonts = (preloads ?? []).map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? "");
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(styles.join("\n")).toContain(font);
});

/** Kilobytes of 1,024 bytes, as `npm run bench` prints them; docs/decisions/0039-weight-of-a-page.md says why. */
const WEIGHTS = { home: 88.4, categoryProducts: 97.2, product: 96.2 };
const MARGIN = 1.02;

interface Manifest {
  entry: Loaded;
  routes: Record<string, Loaded>;
}
interface Loaded {
  module: string;
  imports?: string[];
}

test("a shopping page brings no more script after the first touch than is agreed", async () => {
  const files = await readdir(assets);
  const sizeOf = async (file: string) =>
    (await readFile(path.join(assets, files.includes(`${file}.br`) ? `${file}.br` : file))).length;
  const texts = files
    .filter((file) => /^manifest-\w+\.js$/.test(file))
    .map(async (file) => ({ file, text: await readFile(path.join(assets, file), "utf8") }));
  const found = (await Promise.all(texts)).find(({ text }) => text.startsWith("window.__remixManifest="));
  const manifest = JSON.parse(found?.text.replace(/^[^=]*=|;$/g, "") ?? "{}") as Manifest;
  for (const [route, kilobytes] of Object.entries(WEIGHTS)) {
    const loaded = [manifest.entry, manifest.routes.root, manifest.routes[route]];
    const scripts = new Set(loaded.flatMap((one) => (one ? [one.module, ...(one.imports ?? [])] : [])));
    expect(scripts.size, route).toBeGreaterThan(2);
    const sizes = await Promise.all(
      [found?.file ?? "", ...[...scripts].map((script) => path.basename(script))].map(sizeOf),
    );
    const weight = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    expect(weight, `${route} weighs ${weight.toFixed(1)} kB`).toBeLessThan(kilobytes * MARGIN);
  }
});
