/** Names of the fields of the form for returns; those of quantities end with the id of their line. */
export const returnFields = { order: "retour", shop: "winkel", quantity: "aantal-", reason: "reden" } as const;
/** Value of the page's status after a return was declared. */
export const RETURNED = "retour-aangevraagd";

/** Why a return was not declared, for which order, and what was typed. */
export interface ReturnOutcome {
  outcome: "nothing" | "refused" | "failed";
  orderId: string;
  typed: Record<string, string>;
}
