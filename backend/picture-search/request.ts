import { z } from "@hono/zod-openapi";
import { PICTURE_RESULTS, type PictureSearchRequest } from "#contract/picture-search";
import { searchFilters } from "../search/request";

const LONGEST_URL = 2_000;
const SIDE = 20_000;

export const pictureId = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
export const pictureLink = z.object({ url: z.string().min(1).max(LONGEST_URL) });

/** Corners may be anywhere: they are clamped. */
const corner = z.tuple([
  z
    .number()
    .min(-SIDE)
    .max(2 * SIDE),
  z
    .number()
    .min(-SIDE)
    .max(2 * SIDE),
]);
const side = z.number().min(1).max(SIDE);

export const pictureSearchRequest: z.ZodType<PictureSearchRequest> = pictureId.extend({
  width: side,
  height: side,
  top_left: corner,
  bottom_right: corner,
  filters: searchFilters.optional(),
  adult: z.boolean().optional(),
  marketplace: z.boolean().optional(),
  size: z.number().int().min(1).max(PICTURE_RESULTS).optional(),
});
