import { expect, test } from "vitest";
import { wrongFields } from "./result";

const failure = (...paths: unknown[]) => ({
  error: { code: "invalid", message: "", issues: paths.map((path) => ({ path })) },
});

test("names the fields of the body, each once", () => {
  expect(wrongFields(failure("body.kvk", "body.address.postalCode", "body.newsletter.0", "body.kvk"))).toEqual([
    "kvk",
    "postalCode",
    "newsletter",
  ]);
});

test.each([
  null,
  undefined,
  "text",
  {},
  { error: null },
  { error: { issues: "x" } },
  failure("query.page", "body", 1, null),
])("finds none in %j", (odd) => expect(wrongFields(odd)).toEqual([]));
