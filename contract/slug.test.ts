import { expect, test } from "vitest";
import { slugify } from "./slug";

test("spaces become hyphens, capitals small, other symbols go", () => {
  expect(slugify("Hello World!")).toBe("hello-world");
  expect(slugify("  Bosch   Serie 6 – WGG244Z5NL ")).toBe("bosch-serie-6-wgg244z5nl");
});

test("letters keep their base when they carry an accent", () => {
  expect(slugify("Crème brûlée à la café")).toBe("creme-brulee-a-la-cafe");
});

test("nothing usable gives an empty slug, never a stray hyphen", () => {
  expect(slugify("€ -- !!")).toBe("");
});
