/** What the payment provider answered to a call that failed. */
export interface Refusal {
  status: number;
  /** The client's name of the kind of error, e.g. `StripeIdempotencyError`. */
  type: string;
  /** The provider's code, e.g. `resource_missing`. */
  code: string;
}

const textOf = (error: object, field: string): string => {
  const value: unknown = Reflect.get(error, field);
  return typeof value === "string" ? value : "";
};

/**
 * The provider's answer in an error of its client; undefined when there was none, e.g. after a time-out. Read by its
 * fields, because the classes come with the whole package, which is loaded at the first payment.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !("statusCode" in error) || typeof error.statusCode !== "number") return undefined;
  return { status: error.statusCode, type: textOf(error, "type"), code: textOf(error, "code") };
}

/** Whether the provider says that it does not have what was asked for. */
export const isUnknown = (error: unknown): boolean => refusalOf(error)?.code === "resource_missing";
