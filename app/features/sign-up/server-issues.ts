/** Names of the fields that a service found wrong in a body: `body.address.postalCode` → `postalCode`. */
export function issueFields(failure: unknown): string[] {
  const issues = (failure as { error?: { issues?: unknown } } | null | undefined)?.error?.issues;
  if (!Array.isArray(issues)) return [];
  const names = issues.flatMap((issue: unknown) => {
    const path = (issue as { path?: unknown } | null)?.path;
    const parts = typeof path === "string" ? path.split(".") : [];
    return parts[0] === "body" ? (parts.slice(1).findLast((part) => !/^\d+$/.test(part)) ?? []) : [];
  });
  return [...new Set(names)];
}
