import { expect, it } from "vitest";
import { resolveFlags } from "~/flags/flags";
import { canFollow } from "./can-follow";

it("opens pages about orders where products can be ordered, and for mailed links anywhere", () => {
  const request = (query: string) => new Request(`https://shop.example/bestelling/1/${query}`);
  const comparing = resolveFlags([], { enabled: [], disabled: [] });
  const selling = resolveFlags(["Marketplace", "Cart"], { enabled: [], disabled: [] });
  expect(canFollow(selling, request(""))).toBe(true);
  expect(canFollow(comparing, request(""))).toBe(false);
  expect(canFollow(comparing, request("?sleutel="))).toBe(false);
  expect(canFollow(comparing, request("?sleutel=abc"))).toBe(true);
});
