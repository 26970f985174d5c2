import { expect, test } from "vitest";
import { dutchNames } from "../tests/route-names";
import { type FixedHandOff, restoreFixed, withoutFixed } from "./fixed-hand-off";

const fixed: FixedHandOff = { names: dutchNames, future: { v3_relativeSplatPath: true } as FixedHandOff["future"] };
const handOff = {
  basename: "/",
  future: fixed.future,
  isSpaMode: false,
  state: { loaderData: { root: { names: dutchNames, flags: { Marketplace: true } }, page: { names: ["Jan"] } } },
};
const text = JSON.stringify(handOff);
const opened = (script: string, apart?: FixedHandOff) => {
  const window = { __remixContext: JSON.parse(script), ...(apart && { __etalageFixed: apart }) };
  restoreFixed(window);
  return window.__remixContext;
};

test("a document leaves the route names and Remix's flags to the script of the manifest, and nothing else", () => {
  const short = withoutFixed(text, fixed);
  expect(JSON.parse(short)).toEqual({
    basename: "/",
    isSpaMode: false,
    state: { loaderData: { root: { flags: { Marketplace: true } }, page: { names: ["Jan"] } } },
  });
  expect(opened(short, fixed)).toEqual(handOff);
});

test("a document that has them keeps its own", () => {
  const other = { ...fixed, names: { ...dutchNames, segments: { ...dutchNames.segments, search: "zoek" } } };
  expect(opened(text, other)).toEqual(handOff);
  expect(opened(text)).toEqual(handOff);
});

test("a document whose root failed has no names to restore", () => {
  const failed = { ...handOff, state: { loaderData: null, errors: { root: {} } } };
  const short = withoutFixed(JSON.stringify(failed), fixed);
  expect(short).not.toContain('"future"');
  expect(opened(short, fixed)).toEqual(failed);
});
