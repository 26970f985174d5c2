import { currentSession, watchSession } from "./session/session";
import { notify, removeToast } from "./toasts";
import { keepUnsent, sameChange, type Unsent, unsentChanges } from "./unsent-changes";
import { dropProduct, saveProduct, wishlistNow } from "./wishlist";
import { sending } from "./wishlist-changes";

/** The network often needs a moment after the browser has said that it is back. */
const ATTEMPTS = 3;
const PAUSE_MS = 1_000;
/** Products whose change this page is sending: how to let other tabs have them. */
const claims = new Map<string, () => void>();
/** What was said of them. */
const told = new Map<string, number>();

/**
 * Keeps changes of the account's wishlist that are made without a network, and sends them when there is one: by the
 * page in which they were made, or else by the next page of the same user. The token stays in the page, so the service
 * worker cannot do this (decision 65). Returns how to stop.
 */
export function keepUnsentChanges(): () => void {
  const before = sending.hold;
  sending.hold = ({ id, name, item }, send) => {
    const sub = currentSession().profile?.sub ?? "";
    const saved = item !== null;
    const left = unsentChanges.get().find((one) => one.id === id && one.sub === sub && one.saved === saved);
    const change = left ?? { id, name, sub, saved, at: Date.now() };
    if (!navigator.onLine) keepAndTell(change);
    else if (left) claim(id);
    return () => sendInTime(change, send).finally(() => release(id));
  };
  const soon = () => void sendLeftovers();
  const unwatch = watchSession(soon);
  window.addEventListener("online", soon);
  soon();
  return () => {
    sending.hold = before;
    unwatch();
    window.removeEventListener("online", soon);
  };
}

function keepAndTell(change: Unsent): void {
  claim(change.id);
  keepUnsent([...unsentChanges.get().filter(({ id }) => id !== change.id), change]);
  const message = change.saved ? "offline.willSave" : "offline.willRemove";
  told.set(change.id, notify({ message, values: { name: change.name }, status: "success" }));
}
const isKept = (change: Unsent) => unsentChanges.get().some((other) => sameChange(other, change));
const forget = (change: Unsent) => keepUnsent(unsentChanges.get().filter((other) => !sameChange(other, change)));

/** Waits for the network; null when the service refused the change, or another user has signed in. */
async function sendInTime(change: Unsent, send: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    await network();
    if (currentSession().profile?.sub !== change.sub) return null;
    const answer = await send();
    if (answer === null && !navigator.onLine) {
      keepAndTell(change);
      attempt = 0;
      continue;
    }
    if (!isKept(change)) return answer;
    if (answer === null && attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    else {
      forget(change);
      return answer;
    }
  }
}

function network(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("online", () => resolve(), { once: true }));
}

/**
 * Sends what pages that are gone have left. A product that is as it was wanted, because of another device, needs
 * nothing.
 */
async function sendLeftovers(): Promise<void> {
  const { status, profile } = currentSession();
  if (status !== "signed-in" || !profile || !navigator.onLine) return;
  for (const change of unsentChanges.get()) {
    if (change.sub === profile.sub && !claims.has(change.id))
      await unlessElsewhere(change.id, () => sendLeftover(change));
  }
}

function sendLeftover(change: Unsent): void {
  const isSaved = wishlistNow().some(({ productId }) => productId === change.id);
  if (isSaved !== change.saved) (change.saved ? saveProduct : dropProduct)(change);
  // Nothing had to be sent, or the list is full, which has been said.
  if (!claims.has(change.id)) forget(change);
}

const lockOf = (id: string) => `unsent-wishlist-${id}`;

/** Other tabs leave the product alone until it is released. */
function claim(id: string): void {
  if (claims.has(id)) return;
  let letGo: (() => void) | undefined;
  let released = false;
  claims.set(id, () => {
    released = true;
    letGo?.();
  });
  const untilReleased = () =>
    new Promise<void>((resolve) => {
      letGo = resolve;
      if (released) resolve();
    });
  void navigator.locks?.request(lockOf(id), untilReleased);
}

function release(id: string): void {
  claims.get(id)?.();
  claims.delete(id);
  const toast = told.get(id);
  if (toast !== undefined) removeToast(toast);
  told.delete(id);
}

async function unlessElsewhere(id: string, work: () => void): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
    if (lock) work();
  });
}
