import { expect, test, vi } from "vitest";
import { createPaths } from "~/paths";
import { aProduct } from "~/seo/product-fixture";
import { type Answering, json, loaderContext } from "../../../tests/loader-context";
import { dutchNames } from "../../../tests/route-names";
import { comparedIds, comparisonPath } from "./comparison-path";
import { loadComparison } from "./load-comparison";

vi.spyOn(console, "error").mockImplementation(() => {});
const request = (query: string) => new Request(`https://shop.example/vergelijken/${query}`);
const answer: Answering = ({ path }) => {
  const id = path.split("/").at(-1) ?? "";
  if (id === "moved") return json({ location: "/product/nieuw/7/", status: 301 });
  if (id === "round") return json({ location: "/product/rond/round/" });
  if (id === "adult") return json(aProduct({ id, adult_content: true }));
  return /^\d+$/.test(id) ? json(aProduct({ id })) : json({}, 404);
};

test("without the flag there is no such page", async () => {
  const { context, sent } = loaderContext(answer);
  const thrown = await loadComparison(request("?ids=1,2"), context).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ status: 404 });
  expect((thrown as Response).headers.get("Cache-Control")).toBe("no-store");
  expect(sent).toEqual([]);
});
test("each product of the address is asked for in full, in its order, once and no more than four", async () => {
  const { context, sent } = loaderContext(answer, { on: ["ProductsComparison"] });
  const data = await loadComparison(request("?ids=3,1,3,,2,4,5"), context);
  expect(data.columns.map(({ id }) => id)).toEqual(["3", "1", "2", "4"]);
  expect(sent.map(({ path }) => path)).toEqual(["/product/3", "/product/1", "/product/2", "/product/4"]);
  expect(sent[0]?.query).toEqual({ withExpired: "1", withRedirects: "1" });
});
test("what is gone is counted, what moved is found, and nobody is led round in circles", async () => {
  const { context } = loaderContext(answer, { on: ["ProductsComparison"] });
  const data = await loadComparison(request("?ids=gone,moved,round"), context);
  expect(data.columns.map(({ id }) => id)).toEqual(["7"]);
  expect(data.missing).toBe(2);
});
test("a service that is down leaves a page without products", async () => {
  const { context } = loaderContext(() => Promise.reject(new TypeError("fetch failed")), {
    on: ["ProductsComparison"],
  });
  expect(await loadComparison(request("?ids=1"), context)).toEqual({ columns: [], groups: [], missing: 1 });
});
test("nothing of a product for adults is told unless the visitor chose to see it", async () => {
  const hidden = loaderContext(answer, { on: ["ProductsComparison"] });
  const shown = loaderContext(answer, { on: ["ProductsComparison"], adult: true });
  const data = await loadComparison(request("?ids=adult"), hidden.context);
  expect(data.columns).toMatchObject([{ id: "adult", name: "", images: [], hidden: true }]);
  const { name, specifications } = aProduct({});
  expect(JSON.stringify(data)).not.toContain(name);
  for (const { value } of specifications) expect(JSON.stringify(data)).not.toContain(value);
  expect((await loadComparison(request("?ids=adult"), shown.context)).columns[0]?.hidden).toBe(false);
});
test("an address holds the products and gives them back", () => {
  const paths = createPaths(dutchNames);
  const path = comparisonPath(paths, ["a b", "2"]);
  expect(comparedIds(new URL(path, "https://shop.example").searchParams)).toEqual(["a b", "2"]);
  expect(comparisonPath(paths, [])).toBe("/vergelijken/");
  expect(comparedIds(new URLSearchParams({ ids: "x".repeat(500) }))).toEqual([]);
});
