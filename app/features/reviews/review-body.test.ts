import { expect, it } from "vitest";
import { intl } from "~/i18n/intl";
import { keptPhotos, reviewIn, reviewProblems } from "./review-body";

function form(fields: Record<string, string>, files: File[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const file of files) data.append("photos", file);
  return data;
}

it("reads one point a line and leaves out empty lines", () => {
  const data = form({ rating: "4", title: " Goed ", text: "Een\ntwee", pros: "stil\n\n  snel ", cons: "" });
  expect(reviewIn(data)).toEqual({
    rating: 4,
    title: "Goed",
    text: "Een\ntwee",
    pros: ["stil", "snel"],
    cons: [],
    photos: [],
  });
  expect(reviewProblems(data, intl)).toEqual({});
});

it("names each field that is too long", () => {
  const data = form({
    title: "t".repeat(101),
    text: "x".repeat(5_001),
    pros: "1\n2\n3\n4\n5\n6",
    cons: "c".repeat(101),
  });
  expect(Object.keys(reviewProblems(data, intl))).toEqual(["title", "text", "pros", "cons"]);
});

it("says what is wrong with the chosen photos, counting those that are kept", () => {
  const file = (name: string, size: number) => new File([new Uint8Array(size)], name);
  const problem = (files: File[], dropPhoto = "") =>
    reviewProblems(form({ dropPhoto }, files), intl, ["a", "b"]).photos;
  const three = ["1.jpg", "2.jpg", "3.jpg"].map((name) => file(name, 5));
  expect(problem([file("", 0)])).toBeUndefined();
  expect(problem(three.slice(1))).toBeUndefined();
  expect(problem(three)).toBe("Kies hoogstens 4 foto's; het zijn er 5.");
  expect(problem(three, "a")).toBeUndefined();
  expect(problem([file("leeg.jpg", 0)])).toContain("“leeg.jpg” is een leeg bestand");
  expect(problem([file("groot.jpg", 10 * 1024 * 1024)])).toContain("“groot.jpg” is groter dan 10 MB");
  expect(keptPhotos(form({ dropPhoto: "a" }), ["a", "b"])).toEqual(["b"]);
});
