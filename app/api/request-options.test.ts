import { expect, test } from "vitest";
import { requestOptions } from "./request-options";

const bodies = { object: {}, number: 1, null: null, form: new URLSearchParams("a=1"), bytes: new Uint8Array(1) };

test("a body that is not a string raises an error", () => {
  for (const [kind, body] of Object.entries(bodies)) {
    expect(() => requestOptions({ method: "POST", body }), kind).toThrow(TypeError);
  }
});

test("a string is sent as it is, and own headers win", () => {
  expect(requestOptions({ method: "POST", body: "{}", headers: { "Content-Type": "text/x" } })).toEqual({
    method: "POST",
    body: "{}",
    headers: { Accept: "application/json", "Content-Type": "text/x" },
  });
});

test("without a body there is neither body nor content type", () => {
  expect(requestOptions({ method: "GET" })).toEqual({ method: "GET", headers: { Accept: "application/json" } });
});
