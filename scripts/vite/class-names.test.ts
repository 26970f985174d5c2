import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { shortClassNames } from "./class-names";

const root = path.resolve(import.meta.dirname, "../..");
const sheet = (name: string) => path.join(root, "app", name);

test("a class has one short name, whoever builds and however the sheet is asked for", () => {
  const [browser, server] = [shortClassNames(), shortClassNames()];
  for (const name of ["card", "price", "card"]) {
    expect(browser(name, sheet("a.module.css"))).toBe(server(name, `${sheet("a.module.css")}?used`));
  }
  expect(browser("card", sheet("a.module.css"))).toMatch(/^_[0-9a-f]{5}0$/);
});

test("no two classes of the shop share a name", () => {
  const nameOf = shortClassNames();
  const sheets = readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.css"),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const names = sheets.flatMap((file) => ["one", "two"].map((name) => nameOf(name, path.join(root, "app", file))));
  expect(new Set(names).size).toBe(names.length);
});
