import { useMemo } from "react";
import { useRootData } from "~/root-data";

/** RT-34: popups that open over any page by the hash of its address. */
export const popupNames = [
  "profile",
  "personalInfo",
  "orders",
  "bookmarks",
  "recentProducts",
  "wishlist",
  "cart",
  "newsletter",
  "menu",
  "assistant",
] as const;
export type PopupName = (typeof popupNames)[number];

/** The hashes of the server's table, without their `#`, and the popup that each opens. */
export function usePopupHashes(): Readonly<Record<string, PopupName>> {
  const hashes = useRootData()?.names.hashes;
  return useMemo(() => Object.fromEntries(hashes ? popupNames.map((name) => [hashes[name], name]) : []), [hashes]);
}

/** The popup that a hash names, with or without its `#`. */
export function popupOf(hash: string, hashes: Readonly<Record<string, PopupName>>): PopupName | undefined {
  try {
    const value = decodeURIComponent(hash.replace(/^#/, ""));
    return Object.hasOwn(hashes, value) ? hashes[value] : undefined;
  } catch {
    return undefined; // not valid percent-encoding
  }
}
