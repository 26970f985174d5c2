import { expect, test } from "vitest";
import { type OrderAction, permission } from "./permissions";

const actions: OrderAction[] = ["list", "read", "accept", "ship", "deliver", "cancel"];

test.each([
  ["owner", "yes yes yes yes yes yes"],
  ["employee", "yes yes yes yes yes yes"],
  ["read", "yes yes no no no no"],
  [undefined, "hidden hidden hidden hidden hidden hidden"],
] as const)("%s may do with orders: %s", (role, expected) => {
  expect(actions.map((action) => permission(role, action)).join(" ")).toBe(expected);
});
