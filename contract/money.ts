/** An amount in whole euro cents. Money crosses HTTP and is calculated in cents; it becomes euros only when shown. */
export type Cents = number;

/** The one currency the product trades in (structured data defaults to it, specification section 9). */
export const CURRENCY = "EUR";
