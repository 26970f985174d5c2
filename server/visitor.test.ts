import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readVisitor, visitorKey } from "./visitor";

const visitor = (headers: Record<string, string>) => readVisitor({ headers } as unknown as IncomingMessage);

test("cookies that are broken or not ours do no harm", () => {
  const cookie = "a=1; features=%zz; =x; d; __proto__=1; adultContentAllowed=true";
  expect(visitor({ cookie })).toMatchObject({ adult: true, choice: { enabled: [], disabled: [] } });
});

test("two visitors who differ only in other cookies share documents", () => {
  expect(visitorKey(visitor({ cookie: "cartSessionHash=1" }))).toBe(visitorKey(visitor({ cookie: "x=2" })));
});

test("flags, the adult choice and the size of the screen make documents differ", () => {
  const plain = visitorKey(visitor({}));
  const others = [
    visitor({ cookie: `features=${encodeURIComponent('{"enabled":["Marketplace"],"disabled":[]}')}` }),
    visitor({ cookie: "adultContentAllowed=true" }),
    visitor({ "user-agent": "Mozilla/5.0 (iPhone) Mobile/15E148" }),
    visitor({ "sec-ch-ua-mobile": "?1" }),
  ].map(visitorKey);
  expect(new Set([plain, ...others.slice(0, 3)]).size).toBe(4);
  expect(others[2]).toBe(others[3]);
});

test("blocked adult content stays hidden, whatever the other cookie says", () => {
  expect(visitor({ cookie: "adultContentAllowed=true; adultContentBlocked=true" }).adult).toBe(false);
});
