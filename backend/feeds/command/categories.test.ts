import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runCategoriesCommand } from "./categories";
import { readCategoriesArguments } from "./categories-arguments";

let complained: string;
beforeEach(() => {
  complained = "";
  vi.spyOn(console, "error").mockImplementation((text: string) => {
    complained += text;
  });
});
afterEach(() => vi.restoreAllMocks());

it("reads which shop, path and category are meant", () => {
  expect(readCategoriesArguments(["suggest"], { DATA_DIR: "/d" })).toEqual({
    dataDir: "/d",
    word: "suggest",
    shop: null,
  });
  expect(
    readCategoriesArguments(["map", "--shop", "https://www.Winkel.example/", "A > B", "tuin"], { DATA_DIR: "/d" }),
  ).toEqual({ dataDir: "/d", word: "map", shop: "winkel.example", path: "A > B", category: "tuin" });
  expect(readCategoriesArguments(["unmap", "--shop", "winkel.example", "A > B"], { DATA_DIR: "/d" })).toEqual({
    dataDir: "/d",
    word: "unmap",
    shop: "winkel.example",
    path: "A > B",
  });
});

it.each([
  [[], /Geef een opdracht/],
  [["suggest", "extra"], /Onbekende opdracht/],
  [["map", "A > B", "tuin"], /--shop/],
  [["map", "--shop", "a.example", "A > B"], /Geef het pad en de sleutel/],
  [["map", "--shop", "a.example", "A", ">", "B", "tuin"], /aanhalingstekens/],
  [["unmap", "A > B"], /--shop/],
  [["unmap", "--shop", "a.example"], /Geef het pad/],
  [["unmap", "--shop", "a.example", "A", "B"], /aanhalingstekens/],
  [["suggest", "--forse"], /forse/],
])("refuses %j with the reason and the explanation", async (argv, reason) => {
  expect(await runCategoriesCommand(argv, {})).toBe(2);
  expect(complained).toMatch(reason);
  expect(complained).toContain("Gebruik: npm run categories");
});

it("explains itself", async () => {
  let said = "";
  expect(
    await runCategoriesCommand(["--help"], {}, (text) => {
      said = text;
    }),
  ).toBe(0);
  expect(said).toContain("suggest");
});
