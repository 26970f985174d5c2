import { useCallback, useEffect, useState } from "react";
import { type DeskAnswer, type DeskItem, type DeskWord, deskDecide, deskOverview } from "#contract/desk";
import { browserApi } from "~/api/browser";
import { askAsUser } from "~/stores/session/session";

export type DeskState =
  | { state: "loading" }
  /** Not an operator: for them the page is not there. */
  | { state: "hidden" }
  | { state: "failed" }
  | { state: "ready"; items: DeskAnswer["items"] };

/** What waits for an operator, and the decisions about it. */
export function useDesk() {
  const [desk, setDesk] = useState<DeskState>({ state: "loading" });
  const load = useCallback(async () => {
    setDesk({ state: "loading" });
    const answer = await askAsUser(deskOverview, {});
    if (answer) return setDesk({ state: "ready", items: answer.items });
    const refusal = await browserApi().result(deskOverview, {});
    setDesk({ state: !refusal.ok && refusal.status === 404 ? "hidden" : "failed" });
  }, []);
  useEffect(() => void load(), [load]);

  /** False when it could not be decided. */
  async function decide({ kind, id }: DeskItem, word: DeskWord, reason: string): Promise<boolean> {
    const answer = await askAsUser(deskDecide, { body: { kind, id, word, reason } });
    if (answer) setDesk({ state: "ready", items: answer.items });
    return answer !== null;
  }
  return { desk, load, decide };
}
