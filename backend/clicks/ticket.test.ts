import { expect, test } from "vitest";
import { makeTicket, readTicket } from "./ticket";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22) + minutes * 60_000);
const ticket = makeTicket("key", "10.0.0.1", at(0));

test("a ticket is good for its client for four hours", () => {
  expect(readTicket("key", ticket, "10.0.0.1", at(240))).toMatch(/^[\w-]{16}$/);
  expect(readTicket("key", ticket, "10.0.0.1", at(241))).toBeUndefined();
  expect(readTicket("key", ticket, "10.0.0.1", at(-1))).toBeUndefined();
  expect(ticket).not.toContain("10.0.0.1");
});

test("a ticket of another client, of another key, or changed, is none", () => {
  const [issued = "", nonce = "", mac = ""] = ticket.split(".");
  expect(readTicket("key", ticket, "10.0.0.2", at(1))).toBeUndefined();
  expect(readTicket("other", ticket, "10.0.0.1", at(1))).toBeUndefined();
  const later = at(1).getTime().toString(36);
  for (const forged of [
    `${later}.${nonce}.${mac}`,
    `${issued}.${"a".repeat(16)}.${mac}`,
    `${issued}.${nonce}`,
    "",
    "a.b.c",
  ])
    expect(readTicket("key", forged, "10.0.0.1", at(1)), forged).toBeUndefined();
});
