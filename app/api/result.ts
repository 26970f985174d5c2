/**
 * Why a call has no value: no answer in time, or none at all; refused by the service (4xx); the service is down or
 * overloaded; the answer is empty, or does not match the contract.
 */
export type Reason = "late" | "unreachable" | "refused" | "failing" | "empty" | "unreadable";

/** The outcome of a call. `status` is 0 without an answer. */
export type Result<O> =
  | { ok: true; status: number; value: O }
  | {
      ok: false;
      status: number;
      reason: Reason;
      /** What the service calls it, where it says so. */
      code?: string;
      /** Names of the body fields that the service rejected. */
      fields: string[];
    };

export const gaveNothing = (reason: Reason, status = 0, json?: unknown): Result<never> => ({
  ok: false,
  status,
  reason,
  ...codeOf(json),
  fields: wrongFields(json),
});

function codeOf(refusal: unknown): { code?: string } {
  const code = fieldOf(fieldOf(refusal, "error"), "code");
  return typeof code === "string" ? { code } : {};
}

/** Field names of all issues that a refusal lists: `body.address.postalCode` → `postalCode`. */
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
