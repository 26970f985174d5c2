import { expect, test, vi } from "vitest";
import { metaFrom } from "./meta-from";

vi.mock("virtual:messages", () => ({ messages: { "seo.title.problem": "Er ging iets mis" } }));

const root = {
  id: "root",
  pathname: "/",
  data: {
    site: { shopName: "Etalage", head: { title: "t", description: "d", meta: [] }, social: { twitter_account: "" } },
    origin: "https://shop.example",
  },
};
const page = { id: "webshops", pathname: "/webwinkels", data: {} };
const canonical = { tagName: "link", rel: "canonical", href: "https://shop.example/webwinkels/" };

test("a page is canonical to its own path in the form with a slash", () => {
  expect(metaFrom([root, page])({ title: "Winkels" })).toContainEqual(canonical);
});

test("a page that is kept out of search engines names no canonical address unless told", () => {
  expect(metaFrom([root, page])({ noindex: true })).not.toContainEqual(canonical);
  expect(metaFrom([root, page])({ noindex: true, path: "/webwinkels/" })).toContainEqual(canonical);
});

test("without the root's data a page still has a title and is not indexed", () => {
  expect(metaFrom([page])({})).toEqual([{ title: "Er ging iets mis" }, { name: "robots", content: "noindex" }]);
  expect(metaFrom([page])({ title: "Winkels" })).toContainEqual({ title: "Winkels" });
});
