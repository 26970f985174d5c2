import { sessionKeys, storageKeys } from "~/browser/storage-keys";
import { storedText, storeText } from "~/browser/stored-text";

/** As many as one browser sees paid before anybody opens the first again. */
export const MOST_PURCHASES = 50;

/**
 * Whether a purchase was not measured in this browser before; from now on it was. In every tab, because the address of
 * a paid order can be opened again in any of them.
 */
export function isFirst(purchaseNumber: string): boolean {
  const known = (storedText(storageKeys.measuredPurchases) ?? "").split(" ").filter(Boolean);
  if (known.includes(purchaseNumber)) return false;
  storeText(storageKeys.measuredPurchases, [...known, purchaseNumber].slice(-MOST_PURCHASES).join(" "));
  return true;
}

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
