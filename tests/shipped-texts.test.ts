import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cookieNames, keyPrefixes, sessionKeys, storageKeys } from "../app/browser/storage-keys";
import { articleOfPage } from "../app/features/support/support-path";
import { resolvePathname } from "../app/resolve-pathname";
import { DEVICE_COOKIE } from "../backend/identity/devices";
import { textOfReading } from "../contract/reading-text";
import { headingId } from "../contract/support";
import { dutchNames } from "./route-names";

const files = ["support", "policies", "pages", "blog"].flatMap((kind) =>
  readdirSync(`content/${kind}`).map((name) => ({
    name: name.replace(/\.md$/, ""),
    text: readFileSync(`content/${kind}/${name}`, "utf8"),
  })),
);
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? "";

it("the page about cookies names everything that the shop keeps in a browser", () => {
  const { currentCategory: _, ...used } = storageKeys;
  const tables = [used, cookieNames, sessionKeys, keyPrefixes, { DEVICE_COOKIE }];
  const keys = tables.flatMap((table) => Object.values<string>(table));
  const page = textOf("cookies");
  expect(keys.filter((key) => !page.includes(`\`${key}`))).toEqual([]);
});

it("where nothing is sold, no text speaks of paying here or leads to a cart or an order", () => {
  const selling =
    /onze betaaldienst|je bestelnummer|\/(?:winkelwagen|afrekenen|bestelling-volgen|overeenkomst-ontbinden)\//g;
  const told = files.map(({ name, text }) => [name, textOfReading(text, "comparison").match(selling)]);
  expect(told.filter(([, found]) => found !== null)).toEqual([]);
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
