import { expect, test } from "vitest";
import type { BusinessStatus } from "#contract/profile";
import { mayReplace, missingParts, objection, type Request } from "./rules";

const at = new Date("2026-11-22T10:00:00Z");
const request = (more: Partial<Request> = {}): Request => ({
  status: "in_review",
  details: { representative: "Jip de Vries", ibanName: "De Vries", certified: true },
  emailConfirmedAt: at,
  domainConfirmedAt: at,
  ...more,
});
const statuses: BusinessStatus[] = ["requested", "in_review", "approved", "refused"];

test("a request goes forward only, one step at a time", () => {
  const allowed = statuses.flatMap((status) =>
    statuses.filter((to) => objection(request({ status }), to, "Waarom") === null).map((to) => `${status} → ${to}`),
  );
  expect(allowed).toEqual(["requested → in_review", "in_review → approved", "in_review → refused"]);
});

test("a refusal needs a reason", () => {
  expect(objection(request(), "refused", " ")).toMatch(/Zeg waarom/);
  expect(objection(request(), "refused", "Bestaat niet")).toBeNull();
});

test.each<[string, Partial<Request>, string]>([
  ["representative", { details: { ...request().details, representative: " " } }, "vertegenwoordiger"],
  ["ibanName", { details: { ...request().details, ibanName: "" } }, "naam bij het rekeningnummer"],
  ["declaration", { details: { ...request().details, certified: false } }, "verklaring"],
  ["email", { emailConfirmedAt: null }, "bevestigd e-mailadres"],
  ["domain", { domainConfirmedAt: null }, "bevestigd domein"],
])("nobody is approved without %s", (part, change, named) => {
  expect(missingParts(request(change))).toEqual([part]);
  expect(objection(request(change), "approved", "")).toContain(named);
  expect(objection(request(change), "refused", "Onvolledig")).toBeNull();
});

test("one may apply anew after a refusal, or to add what an older form did not ask", () => {
  expect(mayReplace(request({ status: "refused" }))).toBe(true);
  expect(mayReplace(request({ status: "requested", details: {} }))).toBe(true);
  expect(mayReplace(request({ status: "requested", domainConfirmedAt: null }))).toBe(false);
  expect(mayReplace(request({ status: "approved", details: {} }))).toBe(false);
});
