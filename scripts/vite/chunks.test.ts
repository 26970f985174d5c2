import type { ManualChunkMeta } from "rollup";
import { expect, test } from "vitest";
import { chunkOf } from "./chunks";

const imports: Readonly<Record<string, string[]>> = {
  "/shop/app/root.tsx": ["/shop/header.tsx", "/shop/header.css"],
  "/shop/app/routes/home.tsx": ["/shop/card.tsx", "/shop/header.tsx", "/shop/hero.tsx"],
  "/shop/app/routes/listing.tsx": ["/shop/card.tsx"],
  "/shop/app/routes/product.tsx": [],
  "/shop/app/routes/register.tsx": ["/shop/form.tsx"],
  "/shop/card.tsx": ["/shop/card.css"],
  "/shop/form.tsx": ["/shop/form.css"],
};
const graph = {
  getModuleIds: () => Object.keys(imports).values(),
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
} as unknown as ManualChunkMeta;
const chunk = (id: string) => chunkOf()(id, graph);

test("what the frame needs is one script, and what shopping pages share is another", () => {
  expect(chunk("/shop/header.tsx")).toBe("frame");
  expect(chunk("/shop/card.tsx")).toBe("shopping");
  expect(chunk("/shop/hero.tsx")).toBeUndefined();
  expect(chunk("/shop/form.tsx")).toBeUndefined();
});

test("shopping pages need one style sheet, without the rules of other pages", () => {
  expect(["/shop/header.css", "/shop/card.css"].map(chunk)).toEqual(["frame", "frame"]);
  expect(chunk("/shop/form.css")).toBe("more-styles");
});
