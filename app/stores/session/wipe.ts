import Cookies from "js-cookie";
import { cookieNames, deviceKeys, keyPrefixes, sessionKeys } from "~/browser/storage-keys";

const personalCookies = [cookieNames.searchQuery, cookieNames.searchId, cookieNames.filtersApplied];

/**
 * Logging out removes all personal data from this browser, whether or not it was stored for the account. Other tabs
 * notice because local storage is cleared as a whole (a storage event without a key). The sign-in library's own key is
 * left to the library, which needs it to end the session at the provider.
 */
export function wipeBrowser(): void {
  wipeTab();
  for (const name of personalCookies) Cookies.remove(name, { path: "/" });
  try {
    const kept = Object.keys(localStorage).filter((key) => deviceKeys.includes(key) || isOfLibrary(key));
    const entries = kept.map((key) => [key, localStorage.getItem(key) ?? ""] as const);
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
  window.dispatchEvent(new StorageEvent("storage", { key: null })); // browsers notify only the other tabs
}
const isOfLibrary = (key: string) => key.startsWith(`${keyPrefixes.signInLibrary}user:`);

/** Clears what only this tab stores, such as unsaved forms. */
export function wipeTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

type LoggedOut = "everywhere" | "here";

/** Stores what the next page of this tab has to show: logged out, or in this browser only. */
export function rememberLogout(where: LoggedOut): void {
  try {
    sessionStorage.setItem(sessionKeys.loggedOut, where);
  } catch {
    // Storage is blocked: the next page shows nothing.
  }
}
/** Returns and removes the stored note. */
export function takeLogout(): LoggedOut | undefined {
  try {
    const where = sessionStorage.getItem(sessionKeys.loggedOut);
    sessionStorage.removeItem(sessionKeys.loggedOut);
    return where === "everywhere" || where === "here" ? where : undefined;
  } catch {
    return undefined;
  }
}
