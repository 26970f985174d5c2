import type { Session } from "../storage/database";
import { auditLog } from "../storage/tables-audit";

export interface Decision {
  /** What was done, such as `review.hide`. */
  action: string;
  /** To what: its kind and id, such as `review:r1`. */
  subject: string;
  reason: string;
  /** The user who decided; absent: the operator's command. */
  actor?: string;
}

/** Records what an operator decided, in the transaction that carries it out. `at`: the time by the caller's clock. */
export async function recordDecision({ orm }: Pick<Session, "orm">, decision: Decision, at: Date): Promise<void> {
  await orm.insert(auditLog).values({ actor: "operator", ...decision, at });
}
