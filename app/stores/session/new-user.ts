import { keepText, keptText } from "~/browser/kept-text";
import { storageKeys } from "~/browser/storage-keys";

const isOn = (key: string): boolean => !["", "false", "0", "null"].includes(keptText(key) ?? "");

/** AC-24, for testers: with `newUserImitation` in local storage the shop does not know the user until they sign up. */
export function isImitatingNewUser(): boolean {
  return isOn(storageKeys.newUserImitation) && !isOn(storageKeys.newUserRegistered);
}

/** Called after signing up. */
export function endImitation(): void {
  if (isOn(storageKeys.newUserImitation)) keepText(storageKeys.newUserRegistered, "true");
}
