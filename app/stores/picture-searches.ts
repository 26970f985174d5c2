import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { storageKeys } from "~/browser/storage-keys";
import { onForget } from "./forgetting";
import { stored } from "./stored";

/** IM-08: a picture that was searched for; `url` is a data URL, here of a thumbnail. */
export interface PictureSearch {
  id: string;
  url: string;
}
/** IM-08: the picture that is being searched for. */
export interface CurrentPicture {
  imageUrl: string;
  id: string;
  /** When it was chosen, as an ISO 8601 text. */
  date: string;
}
type History = readonly PictureSearch[];

/** Thumbnails of about 15 kB: a dozen of them leave the other keys of the storage their room. */
const KEPT = 12;
const none: History = [];

/** IM-10. */
export const pictureHistory = stored<History>(storageKeys.imageSearches, none, parsePictureSearches);
const current = createStore<CurrentPicture | null>(() => null);
onForget(() => current.setState(null, true));

/** Parses stored data; drops entries without an id or a picture (IM-09), and whatever is no picture. */
export function parsePictureSearches(kept: unknown): History {
  const entries = new Map<string, PictureSearch>();
  for (const entry of Array.isArray(kept) ? kept : []) {
    const { id, url } = (entry ?? {}) as Record<string, unknown>;
    if (typeof id !== "string" || id === "" || typeof url !== "string" || !url.startsWith("data:image/")) continue;
    if (!entries.has(id)) entries.set(id, { id, url });
  }
  return entries.size > 0 ? [...entries.values()].slice(0, KEPT) : none;
}

/** Makes this the picture that is being searched for. */
export function setCurrentPicture(picture: CurrentPicture): void {
  current.setState(picture, true);
}
export const useCurrentPicture = (): CurrentPicture | null => useStore(current);

/**
 * IM-09: puts a picture at the front of the history, unless it is there already. When the storage is full the oldest
 * ones make room.
 */
export function addPictureSearch(picture: PictureSearch): void {
  const [added] = parsePictureSearches([picture]);
  const history = pictureHistory.get();
  if (!added || history.some(({ id }) => id === added.id)) return;
  let next = [added, ...history].slice(0, KEPT);
  while (next.length > 0 && !pictureHistory.keep(next)) next = next.slice(0, -1);
}

/** A deleted picture, or one that the server no longer has. */
export function removePictureSearch(id: string): void {
  const left = pictureHistory.get().filter((entry) => entry.id !== id);
  pictureHistory.set(left.length > 0 ? left : none);
  if (current.getState()?.id === id) current.setState(null, true);
}

export const usePictureHistory = (): History => pictureHistory.use((history) => history);
