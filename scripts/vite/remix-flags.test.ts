import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { constantRemixFlags } from "./remix-flags";

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve("@remix-run/react")), "esm");
const transform = constantRemixFlags().transform as (code: string, id: string) => { code: string } | undefined;
const built = (name: string, text = readFileSync(path.join(folder, name), "utf8")) =>
  transform(text, `${folder.replaceAll(path.sep, "/")}/${name}`)?.code ?? text;

test("no file of Remix asks for a flag that is off", () => {
  for (const name of ["browser.js", "components.js", "fog-of-war.js", "links.js", "routes.js"]) {
    expect(readFileSync(path.join(folder, name), "utf8"), name).toMatch(/future\.v3_(singleFetch|lazyRouteDiscovery)/);
    expect(built(name), name).not.toMatch(/future\.v3_(singleFetch|lazyRouteDiscovery)/);
  }
});

test("flags that are on, and other packages, stay as they are", () => {
  const text = "a(future.v3_fetcherPersist)";
  expect(built("browser.js", text)).toBe(text);
  expect(transform("future.v3_singleFetch", "/app/other.js")).toBeUndefined();
});
