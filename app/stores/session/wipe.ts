import Cookies from "js-cookie";
import { cookieNames, deviceKeys, keyPrefixes, sessionKeys } from "~/browser/storage-keys";

const personalCookies = [cookieNames.searchQuery, cookieNames.searchId, cookieNames.filtersApplied];

/**
 * Logging out: nothing of the person stays in this browser, whether it was kept for the account or not. Clearing local
 * storage as a whole is how other tabs know (a storage event without a key). The sign-in library's own key is left to
 * the library, which needs it once more to tell the provider.
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
    // Storage is blocked: it holds nothing.
  }
  window.dispatchEvent(new StorageEvent("storage", { key: null })); // browsers tell the other tabs only
}
const isOfLibrary = (key: string) => key.startsWith(`${keyPrefixes.signInLibrary}user:`);

/** What this tab alone keeps, such as unsaved forms. */
export function wipeTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked: it holds nothing.
  }
}

type LoggedOut = "everywhere" | "here";

/** Notes what the next page of this tab has to say: logged out, or in this browser only. */
export function rememberLogout(where: LoggedOut): void {
  try {
    sessionStorage.setItem(sessionKeys.loggedOut, where);
  } catch {
    // The next page says nothing.
  }
}
/** What was noted, once. */
export function takeLogout(): LoggedOut | undefined {
  try {
    const where = sessionStorage.getItem(sessionKeys.loggedOut);
    sessionStorage.removeItem(sessionKeys.loggedOut);
    return where === "everywhere" || where === "here" ? where : undefined;
  } catch {
    return undefined;
  }
}
