import { expect, it, vi } from "vitest";
import type { Wish, WishPart } from "#contract/wish";
import { asPurpose } from "./what-it-is-for";

const bags = { key: "mode.rugzakken", name: "Rugzakken", path: "/mode/rugzakken/" };
const inView = { kinds: [bags], q: "" };
const nothing: Wish = { q: "", kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] };
const other = (said: string): Wish => ({
  ...nothing,
  kinds: [{ key: "other", name: said, path: "/other/", products: 9 }],
  parts: [{ id: "kind:other", kind: "kind", said, label: said, hard: true }],
});
const sized = (key: string, said: string): WishPart => ({
  id: `feature:${key}`,
  kind: "quantity",
  said,
  label: said,
  hard: true,
  filter: { key, values: ["15..15.99 inch"] },
});

it("what a thing is for is no new subject, and is named as not understood", async () => {
  const again = vi.fn(async () => nothing);
  const read = await asPurpose("gewoon voor school", other("school"), inView, again);
  expect(read).toMatchObject({ kinds: [], parts: [], leftovers: ["school"] });
  const wants = other("school");
  expect(await asPurpose("toch iets voor op school", wants, inView, again)).toBe(wants);
  expect(await asPurpose("voor school", wants, { kinds: [], q: "" }, again)).toBe(wants);
});

it.each(["voor 15 inch laptop", "voor een laptop van 15 inch", "waar een laptop van 15 inch in past"])(
  "%s is read as the part of the bag that is named so",
  async (text) => {
    const again = async () => ({ ...nothing, parts: [sized("laptopvak", "15 inch")] });
    const read = await asPurpose(text, other("laptop"), inView, again);
    expect(read).toMatchObject({ kinds: [], parts: [{ said: "15 inch" }], leftovers: ["laptop"] });
  },
);

it("what the thing it is for measures is no measure of its own", async () => {
  const again = async () => ({ ...nothing, parts: [sized("schermgrootte", "15 inch")] });
  const read = await asPurpose("voor bij mijn laptop van 15 inch", other("laptop"), inView, again);
  expect(read).toMatchObject({ kinds: [], parts: [], leftovers: ["15 inch", "laptop"] });
});

it("what is for another animal is another thing", async () => {
  const wants = other("kat");
  expect(await asPurpose("voor mijn kat", wants, inView, async () => nothing)).toBe(wants);
});
