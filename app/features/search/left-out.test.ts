import { expect, test } from "vitest";
import { leftOut } from "./left-out";

test.each([
  ["inventum tafellamp xyzzyq", "inventum", ["tafellamp", "xyzzyq"]],
  ["Wasmachine Inventum", "wasmachine", ["Inventum"]],
  ["een jurk voor de zomer", "zomer", ["jurk"]],
  ["Café 'crème' 1,5 liter", "cafe liter", ["crème", "1,5"]],
])("%s searched as %s went without %j", (from, to, words) => {
  expect(leftOut(from, to)).toEqual(words);
});

test.each([
  ["hardloopschoenen", "schoenen"],
  ["wasmachien inventum", "wasmachine"],
  ["", "iets"],
])("%s became %s, which is more than leaving words out", (from, to) => {
  expect(leftOut(from, to)).toEqual([]);
});
