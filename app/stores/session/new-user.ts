import { storageKeys } from "~/browser/storage-keys";
import { storedText, storeText } from "~/browser/stored-text";

const isOn = (key: string): boolean => !["", "false", "0", "null"].includes(storedText(key) ?? "");

/** AC-24, for testers: with `newUserImitation` in local storage the shop does not know the user until they sign up. */
export function isImitatingNewUser(): boolean {
  return isOn(storageKeys.newUserImitation) && !isOn(storageKeys.newUserRegistered);
}

/** Called after signing up. */
export function endImitation(): void {
  if (isOn(storageKeys.newUserImitation)) storeText(storageKeys.newUserRegistered, "true");
}
