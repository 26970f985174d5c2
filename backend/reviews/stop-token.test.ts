import { expect, it } from "vitest";
import { isSigned, orderIn, stopToken } from "./stop-token";

it("is of one order and one key", () => {
  const token = stopToken("o-1", "key");
  expect(orderIn(token)).toBe("o-1");
  expect(isSigned(token, "key")).toBe(true);
  expect(isSigned(token, "other")).toBe(false);
  expect(isSigned(token.replace("o-1", "o-2"), "key")).toBe(false);
  expect(token).not.toContain("key");
  for (const wrong of ["", "o-1", "o-1.", `${token}x`, `o/1.${token.slice(4)}`]) {
    expect([orderIn(wrong), isSigned(wrong, "key")], wrong).toEqual([undefined, false]);
  }
});
