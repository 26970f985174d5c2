import { sessionKeys } from "~/browser/storage-keys";
import { type Crop, clampCrop } from "./crop";

/**
 * The selection that was last searched in, for as long as the tab is open: reloading the page, or coming back to it,
 * searches in it again. Null when there is none of this picture.
 */
export function readCrop(picture: string): Crop | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(sessionKeys.pictureCrop) ?? "null");
    const [of, ...sides] = Array.isArray(kept) ? kept : [];
    if (of !== picture || sides.length !== 4 || !sides.every(Number.isFinite)) return null;
    const [x, y, width, height] = sides;
    const crop = clampCrop({ x, y, width, height });
    return crop.width > 0 && crop.height > 0 ? crop : null;
  } catch {
    return null;
  }
}

/** Keeps the selection in this picture instead of any other; null forgets it. */
export function keepCrop(picture: string, crop: Crop | null): void {
  try {
    if (!crop) sessionStorage.removeItem(sessionKeys.pictureCrop);
    else
      sessionStorage.setItem(
        sessionKeys.pictureCrop,
        JSON.stringify([picture, crop.x, crop.y, crop.width, crop.height]),
      );
  } catch {
    // Storage is blocked: a reload shows the results of the whole picture.
  }
}
