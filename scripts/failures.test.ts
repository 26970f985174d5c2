import { expect, test } from "vitest";
import { failedJourneys, failedUnits, failureList } from "./failures.mjs";

test("a test that failed is named with its file and message, one that passed is not", () => {
  const assertionResults = [
    { fullName: "prices › are cents", status: "failed", failureMessages: ["expected 1 to be 2"] },
    { fullName: "prices › are shown", status: "passed", failureMessages: [] },
  ];
  expect(
    failedUnits({ testResults: [{ name: "a.test.ts", status: "failed", message: "", assertionResults }] }),
  ).toEqual([{ name: "a.test.ts › prices › are cents", message: "expected 1 to be 2" }]);
});

test("a file that could not be run is named itself, with a report or without one nothing else is", () => {
  const broken = { name: "b.test.ts", status: "failed", message: "no such module", assertionResults: [] };
  const good = { name: "c.test.ts", status: "passed", message: "", assertionResults: [] };
  expect(failedUnits({ testResults: [broken, good] })).toEqual([{ name: "b.test.ts", message: "no such module" }]);
  expect(failedUnits(undefined)).toEqual([]);
});

test("a journey is named with its project and line, and told by its last attempt; a flaky one is not listed", () => {
  const spec = (title: string, status: string) => ({
    file: "cart.spec.ts",
    line: 7,
    title,
    tests: [{ projectName: "phone", status, results: [{}, { error: { message: "not visible" } }] }],
  });
  const nested = { suites: [{ specs: [spec("pays", "unexpected"), spec("waits", "flaky")] }] };
  expect(failedJourneys({ suites: [nested], errors: [{ message: "port in use" }] })).toEqual([
    { name: "outside any journey", message: "port in use" },
    { name: "[phone] cart.spec.ts:7 › pays", message: "not visible" },
  ]);
  expect(failedJourneys(undefined)).toEqual([]);
});

test("the list is short: eight lines of a message without colours and frames of libraries, twenty failures", () => {
  const message = Array.from({ length: 30 }, (_, at) =>
    at === 1 ? "at node_modules/x.js" : `\u001b[31mline ${at}\u001b[39m`,
  ).join("\n");
  const list = failureList(Array.from({ length: 22 }, (_, at) => ({ name: `test ${at}`, message }))).split("\n");
  expect(list.slice(1, 4)).toEqual(["FAILED test 0", "    line 0", "    line 2"]);
  expect(list).toHaveLength(1 + 20 * 9 + 1);
  expect(list.at(-1)).toBe("and 2 more");
});
