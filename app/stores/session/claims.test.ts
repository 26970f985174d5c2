import { expect, test } from "vitest";
import { ClaimsError, checkClaims, toClaims } from "./claims";

const now = 1_800_000_000;
const expected = { issuer: "https://shop.example/identity", clientId: "storefront", now };
const good = { sub: "u1", iss: expected.issuer, aud: "storefront", exp: now + 3_600, iat: now };
const check = (changes: Record<string, unknown>) => () => checkClaims({ ...good, ...changes }, expected);

test("a token of this provider for this shop is believed", () => {
  expect(check({})).not.toThrow();
  expect(check({ aud: ["other", "storefront"] })).not.toThrow();
});

test.each([
  ["nobody", { sub: "" }],
  ["another provider", { iss: "https://evil.example/identity" }],
  ["another shop", { aud: "other" }],
  ["other shops", { aud: ["other", "third"] }],
  ["no audience", { aud: undefined }],
  ["no end", { exp: undefined }],
  ["no beginning", { iat: undefined }],
])("a token of %s is not", (_, changes) => {
  expect(check(changes)).toThrow(ClaimsError);
});

test("clocks may differ by 60 seconds and no more (AC-19)", () => {
  expect(check({ exp: now - 59 })).not.toThrow();
  expect(check({ exp: now - 60 })).toThrow(/expired/);
  expect(check({ iat: now + 60 })).not.toThrow();
  expect(check({ iat: now + 61 })).toThrow(/clock/);
});

test("what is kept has the subject, the raw token and what is said of the person, nothing else (AC-05)", () => {
  const decoded = {
    ...good,
    email: "n@w.example",
    given_name: "Noor",
    family_name: "",
    picture: 7,
    email_verified: true,
  };
  expect(toClaims(decoded, "a.b.c")).toEqual({
    sub: "u1",
    email: "n@w.example",
    given_name: "Noor",
    email_verified: true,
    __raw: "a.b.c",
  });
});
