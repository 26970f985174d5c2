import type { ManualChunkMeta } from "rollup";
import { expect, test } from "vitest";
import { chunkOf } from "./chunks";

const imports: Readonly<Record<string, string[]>> = {
  "/shop/app/routes/register.tsx?route": ["/shop/app/routes/register.tsx"],
  "/shop/app/routes/home.tsx?route": ["/shop/app/routes/home.tsx"],
  "/shop/app/root.tsx": ["/shop/header.tsx", "/shop/header.css"],
  "/shop/app/entry.client.tsx": ["/shop/start.ts"],
  "/shop/app/routes/home.tsx": [
    "/shop/card.tsx",
    "/shop/header.tsx",
    "/shop/hero.tsx",
    "/shop/tile.tsx",
    "/shop/map.tsx",
    "/shop/pin.tsx",
  ],
  "/shop/app/routes/listing.tsx": ["/shop/card.tsx", "/shop/start.ts"],
  "/shop/app/routes/product.tsx": [],
  "/shop/app/routes/search.tsx": ["/shop/wish.tsx"],
  "/shop/wish.tsx": ["/shop/wish.css"],
  "/shop/app/routes/register.tsx": ["/shop/form.tsx", "/shop/tile.tsx", "/shop/map.tsx", "/shop/pin.tsx"],
  "/shop/tile.tsx": ["/shop/tile.css", "/shop/card.tsx", "/shop/corner.tsx"],
  "/shop/corner.tsx": ["/shop/tile.tsx"],
  "/shop/pin.tsx": ["/shop/map.tsx"],
  "/shop/card.tsx": ["/shop/card.css"],
  "/shop/form.tsx": ["/shop/form.css"],
  "/shop/viewer.tsx": ["/shop/viewer.css"],
  "/shop/popup.tsx": ["/shop/popup.css"],
};
const later: Readonly<Record<string, string[]>> = {
  "/shop/hero.tsx": ["/shop/viewer.tsx"],
  "/shop/header.tsx": ["/shop/popup.tsx"],
};
const graph = {
  getModuleIds: () => Object.keys(imports).values(),
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: later[id] ?? [],
    code: "x".repeat(id === "/shop/map.tsx" ? 2_000 : 100),
  }),
} as unknown as ManualChunkMeta;
const chunk = (id: string) => chunkOf()(id, graph);

test("what the frame needs is one script, and what shopping pages share is another", () => {
  expect(["/shop/header.tsx", "/shop/start.ts"].map(chunk)).toEqual(["frame", "frame"]);
  expect(chunk("/shop/card.tsx")).toBe("shopping");
  expect(chunk("/shop/hero.tsx")).toBeUndefined();
  expect(chunk("/shop/form.tsx")).toBeUndefined();
});

test("what a shopping page shares with other pages is in that script too, unless it is large", () => {
  expect(chunk("/shop/tile.tsx")).toBe("shopping");
  expect(chunk("/shop/map.tsx")).toBeUndefined();
});

test("a script imports none that imports it: what needs a large part stays with that part", () => {
  expect(chunk("/shop/corner.tsx")).toBe("shopping");
  expect(chunk("/shop/pin.tsx")).toBeUndefined();
});

test("shopping pages and those that search engines lead to need one style sheet, without the rules of other pages", () => {
  expect(["/shop/header.css", "/shop/card.css", "/shop/wish.css"].map(chunk)).toEqual(["frame", "frame", "frame"]);
  expect(chunk("/shop/viewer.css")).toBe("frame");
  expect(["/shop/form.css", "/shop/popup.css"].map(chunk)).toEqual(["more-styles", "more-styles"]);
});
