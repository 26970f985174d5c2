import type { Size } from "./crop";

const LONGEST_SIDE = 320;
const QUALITY = 0.75;

/** The size of a picture's thumbnail; a small picture keeps its own. */
export function thumbnailSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A small copy of a loaded picture as a data URL, about 15 kB; empty when the browser cannot make one. */
export function thumbnailOf(picture: HTMLImageElement): string {
  const { width, height } = thumbnailSize({ width: picture.naturalWidth, height: picture.naturalHeight });
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext("2d");
  if (!drawing) return "";
  // JPEG has no transparency.
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, width, height);
  try {
    drawing.drawImage(picture, 0, 0, width, height);
    return canvas.toDataURL("image/jpeg", QUALITY);
  } catch {
    return ""; // a picture that did not load, or a browser that keeps canvases from being read
  }
}
