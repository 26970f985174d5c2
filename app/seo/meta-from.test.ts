import { expect, test, vi } from "vitest";
import { handlesOf, metaByHandle, metaFrom } from "./meta-from";

vi.mock("virtual:messages", () => ({
  messages: {
    "seo.title.problem": "Er ging iets mis",
    "account.title": "Mijn account",
    "account.addresses": "Adressen",
  },
}));

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

const layout = { id: "account", pathname: "/", data: {}, handle: { title: "account.title", noindex: true } };
type MetaArguments = Parameters<typeof metaByHandle>[0];
const headOf = (...matches: object[]) => metaByHandle({ matches: [root, ...matches] } as unknown as MetaArguments);

test("a page is named by its handle, else by its layout's, which also keeps it out of search engines", () => {
  const own = headOf(layout, { ...page, handle: { title: "account.addresses" } });
  expect(own).toContainEqual({ title: "Adressen | Etalage" });
  expect(own).toContainEqual({ name: "robots", content: "noindex" });
  expect(headOf(layout, page)).toContainEqual({ title: "Mijn account | Etalage" });
});

test("a page that is in no such layout may be found", () => {
  expect(headOf({ ...page, handle: { title: "account.addresses" } })).toContainEqual(canonical);
});

test("routes without a handle say nothing", () => {
  expect(handlesOf([{ handle: undefined }, {}, { handle: { activate: "now" } }])).toEqual([{ activate: "now" }]);
});
