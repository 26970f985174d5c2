import type { BusinessAccount } from "#contract/profile";

/** Whether the form may be sent again: after a refusal, or to add what an older form did not ask. */
export function mayApply({ status, representative, ibanName, certified }: BusinessAccount): boolean {
  if (status === "refused") return true;
  return status !== "approved" && !(representative && ibanName && certified);
}
