import { expect, it } from "vitest";
import { safeMove } from "./safe-move";

it.each(["/shop/nieuw.example/", "/", "https://nieuw.example/", "https://nieuw.example/a?b=c#d"])(
  "follows %s",
  (to) => {
    expect(safeMove(to)).toBe(to);
  },
);
it.each([
  "//elders.example",
  "/\\elders.example",
  "/\t/elders.example",
  "/\n/elders.example",
  "http://nieuw.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://naam:geheim@elders.example/",
  "shop/nieuw",
  "",
  `/${"a".repeat(3_000)}`,
])("does not follow %j", (to) => {
  expect(safeMove(to)).toBeUndefined();
});
