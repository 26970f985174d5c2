/**
 * An amount in whole euro cents. Money is transmitted and calculated in cents, and converted to euros only for display.
 */
export type Cents = number;

/** The product's only currency (the default in structured data, specification section 9). */
export const CURRENCY = "EUR";
