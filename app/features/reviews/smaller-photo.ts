/** Longest side in pixels: more than is ever shown. */
const LONGEST = 1_600;
const QUALITY = 0.85;

/**
 * A chosen file as a small JPEG in base64, so that a photo of a telephone is sent in a second and where it was taken
 * never leaves the browser. Undefined when the browser cannot read it as a picture.
 */
export async function smallerPhoto(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const drawing = canvas.getContext("2d");
  if (drawing) {
    drawing.fillStyle = "#fff";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  const [, base64] = canvas.toDataURL("image/jpeg", QUALITY).split(",");
  return drawing && base64 ? base64 : undefined;
}
