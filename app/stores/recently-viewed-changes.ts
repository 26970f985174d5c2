import { useEffect } from "react";
import { VIEWED_LIMIT } from "#contract/limits";
import { addViewedProduct, removeViewedProducts, setUserData } from "#contract/profile";
import { createTurns } from "~/queries/turns";
import { notStored } from "./not-stored";
import { accountIds, type Ids, localViews, none, removed, useViewsKnown, viewsNow } from "./recently-viewed";
import { askAsUser, currentSession } from "./session/session";
import { notify } from "./toasts";

// Apart from the list itself, which every page reads: only some pages change it.

/** Sends one call at a time, so that the last change wins. */
const inTurn = createTurns();

function setLocal(ids: Ids): void {
  localViews.set(ids.length > 0 ? ids.slice(0, VIEWED_LIMIT) : none);
}

/** Moves a product to the front, in the account of a signed-in user (RV-03) or else in this browser. */
export function recordView(id: string): void {
  const mine = accountIds(currentSession());
  if (!mine) {
    setLocal([id, ...localViews.get().filter((other) => other !== id)]);
    return;
  }
  keepRemoved((ids) => ids.delete(id));
  if (mine[0] !== id) void send(() => askAsUser(addViewedProduct, { body: { id } }));
}
/** Records that a product is viewed, once it is known whose list it belongs to. */
export function useRecordView(id: string): void {
  const known = useViewsKnown();
  useEffect(() => {
    if (known) recordView(id);
  }, [id, known]);
}

/** Removes products from the list and shows a message on failure. Returns whether it succeeded. */
export async function removeViews(ids: readonly string[]): Promise<boolean> {
  if (!accountIds(currentSession())) {
    setLocal(localViews.get().filter((id) => !ids.includes(id)));
    return true;
  }
  keepRemoved((gone) => {
    for (const id of ids) gone.add(id);
  });
  if (await send(() => askAsUser(removeViewedProducts, { body: { ids: [...ids] } }))) return true;
  restore(ids);
  notify({
    message: "recent.failed",
    status: "error",
    action: { message: "login.tryAgain", run: () => void removeViews(ids) },
  });
  return false;
}
/** RV-06: empties the list and offers to undo it. */
export async function clearViews(): Promise<void> {
  const before = viewsNow();
  if (before.length === 0 || !(await removeViews(before))) return;
  notify({
    message: "recent.cleared",
    status: "success",
    action: { message: "lists.undo", run: () => void bringBack(before), focus: "recent-clear" },
  });
}

async function bringBack(before: Ids): Promise<void> {
  if (!accountIds(currentSession())) {
    if (!localViews.keep(withBefore(localViews.get()))) notStored(() => void bringBack(before));
    return;
  }
  restore(before);
  // Sends only what is restored: another device may have changed the list meanwhile.
  const done = await send(async () => {
    const answer = await askAsUser(addViewedProduct, { body: { id: before[0] ?? "", restored: [...before] } });
    const whole = withBefore(viewsNow());
    if (!answer || viewsNow().length >= whole.length) return answer;
    // This service restores only a single product: send the whole list as the account has it now.
    return askAsUser(setUserData, { body: { recentlyViewedProducts: whole } });
  });
  if (done) return;
  const action = { message: "login.tryAgain", run: () => void bringBack(before) } as const;
  notify({ message: "recent.notBack", status: "error", action });

  function withBefore(list: Ids): string[] {
    return [...new Set([...list, ...before])].slice(0, VIEWED_LIMIT);
  }
}
function restore(ids: readonly string[]): void {
  keepRemoved((gone) => {
    for (const id of ids) gone.delete(id);
  });
}
function keepRemoved(change: (ids: Set<string>) => void): void {
  const ids = new Set(removed.getState());
  change(ids);
  removed.setState(ids, true);
}
const send = <T>(call: () => Promise<T | null>): Promise<T | null> => inTurn(call).catch(() => null);
