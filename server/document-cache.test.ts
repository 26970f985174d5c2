import { beforeEach, expect, test, vi } from "vitest";
import { createDocumentCache } from "./document-cache";
import { type Document, makeDocument } from "./documents";

const headers: [string, string][] = [["content-type", "text/html"]];
const page = (text: string, status = 200) => makeDocument(status, headers, Buffer.from(text));
const incomplete = (text: string) => makeDocument(200, headers, Buffer.from(text), false);

let time = 0;
const SECOND = 1_000;
beforeEach(() => {
  time = 0;
  vi.spyOn(console, "error").mockImplementation(() => {});
});

function open() {
  const cache = createDocumentCache(() => time);
  const get = async (render: () => Promise<Document>, key = "k", product?: string) =>
    (await cache.get(key, render, product)).plain?.toString();
  return { cache, get };
}
const gives = (document: Document) => async () => document;
const never = () => Promise.reject(new Error("was rendered"));

test("visitors who come together wait for one render", async () => {
  const { get } = open();
  const render = vi.fn(gives(page("x")));
  await Promise.all([get(render), get(render), get(render)]);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a stale document is sent at once while a fresh one is made", async () => {
  const { get } = open();
  await get(gives(page("old")));
  time += 15 * SECOND;
  const fresh = Promise.resolve(page("new"));
  expect(await get(() => fresh)).toBe("old");
  await fresh;
  expect(await get(never)).toBe("new");
});

test("errors are not kept, and a failed render does not stand in the way of the next", async () => {
  const { get } = open();
  await get(gives(page("gone", 404)));
  expect(await get(gives(page("back")))).toBe("back");
  await expect(get(() => Promise.reject(new Error("down")), "other")).rejects.toThrow("down");
  expect(await get(gives(page("up")), "other")).toBe("up");
});

test("a document that misses a part is sent, but the next visitor gets a new one", async () => {
  const { get } = open();
  expect(await get(gives(incomplete("without deals")))).toBe("without deals");
  expect(await get(gives(page("whole")))).toBe("whole");
});

test("while services fail the last whole document is sent, for an hour", async () => {
  const { get } = open();
  await get(gives(page("whole")));
  time += 59 * 60 * SECOND;
  expect(await get(gives(incomplete("part")))).toBe("whole");
  time += 10 * SECOND;
  expect(await get(gives(page("outage", 503)))).toBe("whole");
  time += 10 * SECOND;
  expect(await get(() => Promise.reject(new Error("overloaded")))).toBe("whole");
  time += 2 * 60 * SECOND;
  expect(await get(gives(incomplete("part")))).toBe("part");
});

test("after a failed try the next visitors do not wait for another one at once", async () => {
  const { get } = open();
  await get(gives(page("whole")));
  time += 5 * 60 * SECOND;
  await get(gives(incomplete("part")));
  expect(await get(never)).toBe("whole");
  time += 3 * SECOND;
  expect(await get(gives(page("recovered")))).toBe("recovered");
});

test("a page that is truly gone replaces the kept one", async () => {
  const { get } = open();
  await get(gives(page("whole")));
  time += 5 * 60 * SECOND;
  expect(await get(gives(page("gone", 404)))).toBe("gone");
  expect(await get(gives(incomplete("part")))).toBe("part");
});

test("a changed catalogue touches the pages of its products and every list, nothing else", async () => {
  const { cache, get } = open();
  await get(gives(page("one")), "/product/een/1/", "1");
  await get(gives(page("two")), "/product/twee/2/", "2");
  await get(gives(page("list")), "/zoeken/");
  cache.forget({ productIds: new Set(["1"]) });
  expect(await get(gives(page("one, changed")), "/product/een/1/", "1")).toBe("one, changed");
  expect(await get(never, "/product/twee/2/", "2")).toBe("two");
  expect(await get(gives(page("list, changed")), "/zoeken/")).toBe("list, changed");
  cache.forget({ productIds: "all" });
  expect(await get(gives(page("two, changed")), "/product/twee/2/", "2")).toBe("two, changed");
});

test("a page that the changed catalogue cannot give any more is sent as it was", async () => {
  const { cache, get } = open();
  await get(gives(page("list")));
  cache.forget({ productIds: "all" });
  expect(await get(gives(incomplete("part")))).toBe("list");
});

test("what was being rendered while the catalogue changed is neither kept nor waited for", async () => {
  const { cache, get } = open();
  let finish: (document: Document) => void = () => {};
  const slow = get(
    () =>
      new Promise<Document>((resolve) => {
        finish = resolve;
      }),
  );
  cache.forget({ productIds: "all" });
  const joined = get(gives(page("after")));
  expect(await joined).toBe("after");
  finish(page("before"));
  expect(await slow).toBe("before");
  expect(await get(never)).toBe("after");
});
