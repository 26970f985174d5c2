import type { OpenAPIHono } from "@hono/zod-openapi";
import { VIEWED_LIMIT } from "#contract/limits";
import * as contract from "#contract/profile";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { CheckBearer, Kit } from "../kit";
import { productSummaries } from "../products/summaries";
import { DONE, manyIds, oneId } from "../users/fields";
import { serveUser } from "../users/serve-user";
import { dropBookmark, dropViewed, restoreViewed, saveBookmark, saveViewed } from "./lists";
import { viewedDetails, viewSchema, wishlistDetails, wishSchema } from "./schema";
import { dropWish, saveWish } from "./wishlist";

/** Wishlist, recently viewed products and saved posts (service `users`). */
export function listRoutes(kit: Kit, checkBearer: CheckBearer): OpenAPIHono {
  const routes = createRoutes(kit);
  const one = { body: oneId };
  const limited = { ...one, failures: { 409: "The list is full" } };

  const wish = { ...limited, body: wishSchema };
  serveUser(routes, checkBearer, contract.addWishlistProduct, wish, async ({ body }, { sub }) => {
    await saveWish(kit, sub, body);
    return DONE;
  });
  serveUser(routes, checkBearer, contract.deleteWishlistProduct, one, async ({ body }, { sub }) => {
    await dropWish(kit, sub, body.id);
    return DONE;
  });
  serveUser(routes, checkBearer, contract.addViewedProduct, { ...one, body: viewSchema }, async ({ body }, { sub }) => {
    if (body.restored) await restoreViewed(kit, sub, body.restored);
    else await saveViewed(kit, sub, body.id);
    return DONE;
  });
  const viewed = { body: manyIds(4 * VIEWED_LIMIT) };
  serveUser(routes, checkBearer, contract.removeViewedProducts, viewed, async ({ body }, { sub }) => {
    await dropViewed(kit, sub, body.ids);
    return DONE;
  });
  serveUser(routes, checkBearer, contract.addBlogBookmark, limited, async ({ body }, { sub }) => {
    await saveBookmark(kit, sub, body.id);
    return DONE;
  });
  serveUser(routes, checkBearer, contract.deleteBlogBookmark, one, async ({ body }, { sub }) => {
    await dropBookmark(kit, sub, body.id);
    return DONE;
  });

  // Details are public: an expired token must not hide them.
  const details = async ({ body }: { body: { ids: string[] } }) => ({
    products: await productSummaries(kit.db, [...new Set(body.ids)]),
  });
  serve(routes, contract.wishlistProfile, wishlistDetails, details);
  serve(routes, contract.recentlyViewedProfile, viewedDetails, details);
  return routes;
}
