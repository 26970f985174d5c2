import { expect, it } from "vitest";
import { newState } from "../state";
import { thingOf } from "./wished";

const named = (name: string, q: string) => thingOf({ ...newState(), kinds: [{ key: "k", name, path: "/k/" }], q });

it.each([
  ["Telefoonhoesjes", "hoesje", "hoesje"],
  ["Jurken", "jurk", "jurk"],
  ["Koptelefoons", "draadloze", "Koptelefoons draadloze"],
  ["Jurken", "", "Jurken"],
  ["Hondenvoer", "hondenbrokken", "hondenbrokken"],
  ["Lampen", "lamel", "Lampen lamel"],
])("a thing in %s, searched for by '%s', is called '%s'", (kind, q, called) => {
  expect(named(kind, q)).toBe(called);
});
