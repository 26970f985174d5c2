import { sessionKeys, storageKeys } from "~/browser/storage-keys";
import { storedText, storeText } from "~/browser/stored-text";

/** As many as one browser sees paid before anybody opens the first again. */
export const MOST_PURCHASES = 50;

/** Before the number of a purchase that is measured as soon as this browser sees it paid. */
const AWAITED = "~";
const keptPurchases = () => (storedText(storageKeys.measuredPurchases) ?? "").split(" ").filter(Boolean);
const keepPurchases = (kept: string[]) =>
  storeText(storageKeys.measuredPurchases, kept.slice(-MOST_PURCHASES).join(" "));

/**
 * Whether a purchase was not measured in this browser before; from now on it was. In every tab, because the address of
 * a paid order can be opened again in any of them.
 */
export function isFirst(purchaseNumber: string): boolean {
  const kept = keptPurchases();
  if (kept.includes(purchaseNumber)) return false;
  keepPurchases([...kept.filter((other) => other !== AWAITED + purchaseNumber), purchaseNumber]);
  return true;
}

/** Whoever came back from paying may leave before the bank has answered: the purchase is then measured later. */
export function awaitPurchase(purchaseNumber: string): void {
  const kept = keptPurchases();
  if (!kept.some((other) => other === purchaseNumber || other === AWAITED + purchaseNumber)) {
    keepPurchases([...kept, AWAITED + purchaseNumber]);
  }
}

export const isAwaited = (purchaseNumber: string) => keptPurchases().includes(AWAITED + purchaseNumber);

/** Whether a step of the checkout was not measured in this tab since the cart was last looked at. */
export function isFirstStep(step: string): boolean {
  try {
    const known = (sessionStorage.getItem(sessionKeys.measuredSteps) ?? "").split(" ").filter(Boolean);
    if (known.includes(step)) return false;
    sessionStorage.setItem(sessionKeys.measuredSteps, [...known, step].join(" "));
  } catch {
    // Blocked: a step that is loaded twice is measured twice.
  }
  return true;
}

/** The next checkout is another one. */
export function forgetSteps(): void {
  try {
    sessionStorage.removeItem(sessionKeys.measuredSteps);
  } catch {
    // Blocked: there are none.
  }
}
