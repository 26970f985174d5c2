import { expect, test } from "vitest";
import { expiredCookies } from "./expired-cookies";

const present = "search_id=1; _ga=2; _ga_ABC=3; _gcl_au=4; features=x; cartSessionHash=y; consent=z; _gaming=5; _gid";
const names = (headers: string[]) => [...new Set(headers.map((header) => header.split("=", 1)[0]))];

test("a refusal removes what was measured with, and nothing that the shop needs", () => {
  expect(names(expiredCookies(present, [], "winkel.example"))).toEqual([
    "search_id",
    "_ga",
    "_ga_ABC",
    "_gcl_au",
    "_gid",
  ]);
  expect(names(expiredCookies(present, ["analytics"], "winkel.example"))).toEqual(["_gcl_au"]);
  expect(expiredCookies(present, ["analytics", "marketing"], "winkel.example")).toEqual([]);
});

test("a tag's cookie may lie above the host, where it is removed as well", () => {
  expect(expiredCookies("_ga=1", [], "www.winkel.example")).toEqual([
    "_ga=; Path=/; Max-Age=0",
    "_ga=; Path=/; Max-Age=0; Domain=www.winkel.example",
    "_ga=; Path=/; Max-Age=0; Domain=winkel.example",
  ]);
  expect(expiredCookies("_ga=1", [], "127.0.0.1")).toHaveLength(1);
});
