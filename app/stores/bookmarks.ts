import { addBlogBookmark, deleteBlogBookmark } from "#contract/profile";
import { sessionKeys } from "~/browser/storage-keys";
import { openModal } from "./modals";
import { askAsUser, currentSession, session, useSession } from "./session/session";
import { notify } from "./toasts";

/** Whether the user has bookmarked an article; never for visitors who are not signed in. */
export const useBookmarked = (id: string): boolean => useSession().profile?.bookmarks.includes(id) ?? false;

/**
 * Adds or removes a bookmark, shown at once and taken back on failure. A visitor who is not signed in is asked to, and
 * the article is remembered until then.
 */
export async function setBookmark(id: string, wanted: boolean): Promise<void> {
  const { status, profile } = currentSession();
  if (status !== "signed-in" || !profile) {
    if (wanted) remember(id);
    openModal("login", { reason: "bookmarks.signIn" });
    return;
  }
  show(id, wanted);
  const call = wanted ? addBlogBookmark : deleteBlogBookmark;
  const done = await askAsUser(call, { body: { id } }).catch(() => null);
  if (done) {
    const undo = { message: "lists.undo", run: () => void setBookmark(id, true) } as const;
    notify({
      message: wanted ? "bookmarks.saved" : "bookmarks.dropped",
      status: "success",
      ...(wanted ? {} : { action: undo }),
    });
    return;
  }
  show(id, !wanted);
  const again = { message: "login.tryAgain", run: () => void setBookmark(id, wanted) } as const;
  notify({ message: "bookmarks.failed", values: { id }, status: "error", action: again });
}

/** Bookmarks the article that somebody asked for before signing in, once. */
export function keepWanted(id: string): void {
  if (wantedBefore() !== id) return;
  remember(null);
  if (!currentSession().profile?.bookmarks.includes(id)) void setBookmark(id, true);
}

/** Of this tab only: it waits for signing in, which begins and ends there. */
function remember(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(sessionKeys.wantedBookmark);
    else sessionStorage.setItem(sessionKeys.wantedBookmark, id);
  } catch {
    // Storage is blocked: the visitor asks again after signing in.
  }
}
function wantedBefore(): string | null {
  try {
    return sessionStorage.getItem(sessionKeys.wantedBookmark);
  } catch {
    return null;
  }
}

/** In the profile of this page, until it is fetched again. */
function show(id: string, isThere: boolean): void {
  const { profile } = session.store.getState();
  if (!profile) return;
  const others = profile.bookmarks.filter((one) => one !== id);
  session.store.setState({ profile: { ...profile, bookmarks: isThere ? [id, ...others] : others } });
}
