import { keepText, keptText } from "~/browser/kept-text";
import { storageKeys } from "~/browser/storage-keys";

const isOn = (key: string): boolean => !["", "false", "0", "null"].includes(keptText(key) ?? "");

/**
 * AC-24, for testers: with `newUserImitation` in local storage the shop does not know who is signed in, until they
 * have signed up.
 */
export function isImitatingNewUser(): boolean {
  return isOn(storageKeys.newUserImitation) && !isOn(storageKeys.newUserRegistered);
}

/** After signing up. */
export function endImitation(): void {
  if (isOn(storageKeys.newUserImitation)) keepText(storageKeys.newUserRegistered, "true");
}
