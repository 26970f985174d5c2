import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import type { Catalogue } from "./fixtures";

/** A drawing of the demo shop as the photograph of a visitor: the same picture in pixels. */
export async function photograph(request: APIRequestContext, { product }: Catalogue) {
  const [image] = product.images;
  const drawing = await request.get((image?.url ?? "").replace("{width}", String(image?.widths?.at(-1) ?? "")));
  const buffer = await sharp(await drawing.body())
    .resize(800)
    .flatten({ background: "#fff" })
    .png()
    .toBuffer();
  return { name: "foto.png", mimeType: "image/png", buffer };
}
