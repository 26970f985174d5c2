/**
 * Why a call gave nothing: no answer in time, or none at all; refused by its service (4xx); a service that is down or
 * overloaded; an answer that says nothing, or not what the contract promises.
 */
export type Reason = "late" | "unreachable" | "refused" | "failing" | "empty" | "unreadable";

/** What became of a call. `status` is 0 without an answer. */
export type Result<O> =
  | { ok: true; status: number; value: O }
  | {
      ok: false;
      status: number;
      reason: Reason;
      /** Names of the fields of the body that the service found wrong. */
      fields: string[];
    };

export const gaveNothing = (reason: Reason, status = 0, json?: unknown): Result<never> => ({
  ok: false,
  status,
  reason,
  fields: wrongFields(json),
});

/** `body.address.postalCode` → `postalCode`, of every issue that a refusal names. */
export function wrongFields(refusal: unknown): string[] {
  const issues = fieldOf(fieldOf(refusal, "error"), "issues");
  if (!Array.isArray(issues)) return [];
  const names = issues.flatMap((issue: unknown) => {
    const path = fieldOf(issue, "path");
    const parts = typeof path === "string" ? path.split(".") : [];
    return parts[0] === "body" ? (parts.slice(1).findLast((part) => !/^\d+$/.test(part)) ?? []) : [];
  });
  return [...new Set(names)];
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
