import type { OpenAPIHono } from "@hono/zod-openapi";
import * as contract from "#contract/reviews";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import type { CheckBearer, Kit } from "../kit";
import { serveUser } from "../users/serve-user";
import { readFile } from "./photo-records";
import type { PhotoKeeper } from "./photos";
import { photoBody } from "./schema";

const HOUR_S = 3_600;
const SENT_AN_HOUR = 40;
/** The photo as base64 in JSON. */
const MAX_BODY = Math.ceil(contract.PHOTO_BYTES / 3) * 4 + 1_000;
/** Short, because a photo that is hidden or deleted should not stay in caches. */
const PUBLIC = "public, max-age=3600";

/** Sending photos of reviews (service `reviews`), and serving them (service `images`). */
export function photoRoutes(
  kit: Kit,
  checkBearer: CheckBearer,
  keepPhoto: PhotoKeeper,
): Record<"reviews" | "images", OpenAPIHono> {
  const [reviews, images] = [createRoutes({ ...kit, maxBody: MAX_BODY }), createRoutes(kit)];
  const maySend = createRateLimit(SENT_AN_HOUR, HOUR_S);
  const failures = { 400: "It is no photo", 413: "It is too large", 429: "Too many photos" };
  serveUser(reviews, checkBearer, contract.addReviewPhoto, { body: photoBody, failures }, async ({ body }, { sub }) => {
    await maySend(sub);
    return { id: await keepPhoto({ userId: sub }, Buffer.from(body.photo, "base64")) };
  });
  images.get("/review/:id/:file", async (c) => {
    const { id, file } = c.req.param();
    const width = contract.PHOTO_WIDTHS.find((one) => file === `${one}.webp`);
    const found = width === undefined || !/^[0-9a-f-]{36}$/.test(id) ? undefined : await readFile(kit.db, id, width);
    if (!found) return c.body(null, 404);
    return c.body(new Uint8Array(found.content), 200, {
      "content-type": "image/webp",
      "cache-control": found.isPublic ? PUBLIC : "private, no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
  });
  return { reviews, images };
}
