import { expect, it } from "vitest";
import { pickKind } from "./pick-kind";

const kinds = [
  { key: "schoon.steel", name: "Steelstofzuigers", path: "/steel/" },
  { key: "schoon.robot", name: "Robotstofzuigers", path: "/robot/" },
];

it("a word that begins the name of one of several kinds chooses it", () => {
  expect(pickKind("een robot, met dweil", { kinds })).toEqual({ kind: kinds[1], text: "een , met dweil" });
});

it("what begins both, none or a single kind chooses nothing", () => {
  expect(pickKind("een stof", { kinds: [...kinds, { key: "a", name: "Stofdoeken", path: "/a/" }] })?.kind.key).toBe(
    "a",
  );
  expect(pickKind("iets goedkopers", { kinds })).toBeUndefined();
  expect(pickKind("een robot", { kinds: kinds.slice(1) })).toBeUndefined();
});
