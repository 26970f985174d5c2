import type { CodeRow } from "../../backend/seed/seed";

/** For who tries the checkout; docs/operating.md names them. The platform pays for both. */
export const promoCodes: readonly CodeRow[] = [
  { code: "WELKOM10", kind: "percentage", value: 10, minimum: 2_500, perCustomer: 1 },
  { code: "GRATISBEZORGD", kind: "shipping", value: 0, minimum: 2_500 },
];
