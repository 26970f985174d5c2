import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cookieNames, keyPrefixes, sessionKeys, storageKeys } from "../app/browser/storage-keys";
import { articleOfPage } from "../app/features/support/support-path";
import { resolvePathname } from "../app/resolve-pathname";
import { headingId } from "../contract/support";
import { dutchNames } from "./route-names";

const files = ["support", "policies"].flatMap((kind) =>
  readdirSync(`content/${kind}`).map((name) => ({
    name: name.replace(/\.md$/, ""),
    text: readFileSync(`content/${kind}/${name}`, "utf8"),
  })),
);
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? "";

it("the page about cookies names everything that the shop keeps in a browser", () => {
  const { currentCategory: _, ...used } = storageKeys;
  const keys = [used, cookieNames, sessionKeys, keyPrefixes].flatMap((table) => Object.values<string>(table));
  const page = textOf("cookies");
  expect(keys.filter((key) => !page.includes(`\`${key}`))).toEqual([]);
});

it("links of the shipped texts lead to pages and headings that are there", () => {
  const broken = files.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/\]\((\/[^)\s]*)\)/g), ([, href = ""]) => href)
      .filter((href) => !leadsSomewhere(href))
      .map((href) => `${name}: ${href}`),
  );
  expect(broken).toEqual([]);
  expect(leadsSomewhere("/bestaat-niet/")).toBe(false);
  expect(leadsSomewhere("/support/klachten/#deel-bestaat-niet")).toBe(false);
});

function leadsSomewhere(href: string): boolean {
  const { pathname, hash } = new URL(href, "https://shop.example");
  const page = resolvePathname(dutchNames, pathname);
  if (!page || page.id === "category") return false;
  if (page.id !== "supportPage") return hash === "";
  const text = textOf(articleOfPage(dutchNames, page.params.page ?? ""));
  const headings = Array.from(text.matchAll(/^# (.*)$/gm), ([, heading = ""]) => `#${headingId(heading)}`);
  return text !== "" && (hash === "" || headings.includes(hash));
}
