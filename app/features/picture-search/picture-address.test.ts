import { expect, test } from "vitest";
import { createPaths } from "~/paths";
import { dutchNames } from "../../../tests/route-names";
import { parseAddress, pictureHref } from "./picture-address";

const paths = createPaths(dutchNames);
const read = (query: string) => parseAddress(new URLSearchParams(query));

test("the picture, the kind and ordinary filters are in the address, and come back from it", () => {
  const address = read("foto=a1&categorie=mode.jurken&color=blauw&priceTo=50&materiaal=katoen");
  expect(address).toMatchObject({
    picture: "a1",
    category: "mode.jurken",
    state: { filters: { color: ["blauw"], materiaal: ["katoen"] }, priceTo: 50 },
  });
  const href = pictureHref(paths, address);
  expect(href).toContain("/zoeken/afbeelding/?foto=a1&categorie=mode.jurken&color=blauw");
  expect(parseAddress(new URL(href, "https://shop.example").searchParams)).toEqual(address);
});

test.each(["", "foto=", "foto=../etc/passwd", `foto=${"a".repeat(101)}`])("%s names no picture", (query) =>
  expect(read(query).picture).toBe(""),
);

test("what does not belong here is left out: odd categories, a term, an order, a page", () => {
  const odd = read("foto=a&categorie=a.b.c.d&q=jurk&sortBy=priceAsc&page=3");
  expect(odd).toMatchObject({ category: "", state: { q: "", sortBy: "relevance", page: 1 } });
  expect(read("foto=a&categorie=%2F..").category).toBe("");
});
