import { expect, test } from "vitest";
import type { BusinessAccount } from "#contract/profile";
import { mayApply } from "./may-apply";

const sent = { representative: "Noor", ibanName: "Klushal", certified: true } as BusinessAccount;

test.each<[boolean, Partial<BusinessAccount>]>([
  [true, { status: "refused" }],
  [false, { status: "requested" }],
  [true, { status: "requested", certified: false }],
  [true, { status: "in_review", ibanName: "" }],
  [false, { status: "approved", representative: "" }],
])("the form may be sent again: %s for %j", (allowed, change) => {
  expect(mayApply({ ...sent, ...change })).toBe(allowed);
});
