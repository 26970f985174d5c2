import { randomUUID } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import * as contract from "#contract/reviews";
import type { CatalogueChanges } from "../catalogue/changes";
import { failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serve, serveHttp } from "../http/serve";
import type { CheckBearer, Kit } from "../kit";
import { needProfile } from "../users/as-user";
import { DONE, oneId } from "../users/fields";
import { serveUser } from "../users/serve-user";
import { readOwn, readReview, type Subject } from "./records";
import { addReport } from "./reports";
import { chooseMails } from "./review-mails";
import { mailsBody, ownQuery, productReviewBody, reportBody, shopReviewBody, voteBody } from "./schema";
import { vote, voterOf } from "./votes";
import { dropReview, writeReview } from "./write";

export interface ReviewSurroundings {
  checkBearer: CheckBearer;
  clientOf?: (headers: Headers) => string | undefined;
  changes: Pick<CatalogueChanges, "announce" | "catchUp">;
}

const HOUR_S = 3_600;
const WRITTEN_AN_HOUR = 20;
const VOTES_AN_HOUR = 200;
const REPORTS_AN_HOUR = 20;

/** Writing reviews (services `products` and `shops`), and what else people do with them (service `reviews`). */
export function ownReviewRoutes(
  kit: Kit,
  around: ReviewSurroundings,
): Record<"products" | "shops" | "reviews", OpenAPIHono> {
  const { checkBearer, clientOf, changes } = around;
  const [products, shops, reviews] = [createRoutes(kit), createRoutes(kit), createRoutes(kit)];
  const mayWrite = createRateLimit(WRITTEN_AN_HOUR, HOUR_S);
  const mayVote = createRateLimit(VOTES_AN_HOUR, HOUR_S);
  const mayReport = createRateLimit(REPORTS_AN_HOUR, HOUR_S);

  async function write(sub: string, subject: Subject, written: contract.WrittenReview) {
    await mayWrite(sub);
    const review = await writeReview(kit, { userId: sub }, subject, written);
    announceReview(kit, changes, subject);
    return { review };
  }
  const failures = { 404: "There is no such product or shop, or no profile yet", 429: "Too many reviews" };
  serveUser(products, checkBearer, contract.addReview, { body: productReviewBody, failures }, ({ body }, { sub }) => {
    const { productId, photos = [], ...written } = body;
    return write(sub, { productId }, { ...written, photos });
  });
  serveUser(shops, checkBearer, contract.addShopReview, { body: shopReviewBody, failures }, ({ body }, { sub }) => {
    const { shopId, photos = [], ...written } = body;
    return write(sub, { shopId }, { ...written, photos });
  });

  serveUser(reviews, checkBearer, contract.ownReview, { query: ownQuery }, async ({ query }, { sub }) => {
    const { productId, shopId } = query;
    if ((productId === undefined) === (shopId === undefined)) throw failure(400, "Give a product or a shop.");
    await needProfile(kit.db, sub);
    const subject = productId === undefined ? { shopId: shopId ?? "" } : { productId };
    return { review: (await readOwn(kit.db, { userId: sub }, subject)) ?? null };
  });
  serveUser(reviews, checkBearer, contract.deleteReview, { body: oneId }, async ({ body }, { sub }) => {
    announceReview(kit, changes, await dropReview(kit, { userId: sub }, body.id));
    return DONE;
  });
  const voting = { body: voteBody, failures: { 404: "There is no such review", 409: "It is the voter's own" } };
  serveHttp(reviews, contract.voteHelpful, voting, async ({ body }, c) => {
    const voter = await voterOf(checkBearer, c);
    await mayVote(clientOf?.(c.req.raw.headers) ?? voter.hash);
    return { helpful: await vote(kit, voter, body.id, body.helpful) };
  });
  const choosing = { body: mailsBody, failures: { 404: "The token is none of ours" } };
  serve(reviews, contract.reviewMails, choosing, async ({ body }) => {
    if (!(await chooseMails(kit.db, body.token, body.wanted))) throw failure(404, "This link does not work.");
    return DONE;
  });
  const reporting = { body: reportBody, failures: { 404: "There is no such review", 429: "Too many reports" } };
  serveHttp(reviews, contract.reportReview, reporting, async ({ body }, c) => {
    await mayReport(clientOf?.(c.req.raw.headers) ?? "");
    const review = await readReview(kit.db, body.id);
    if (review?.state !== "visible") throw failure(404, "There is no such review.");
    const { id: reviewId, reason, text } = body;
    await addReport(kit.db, { id: randomUUID(), reviewId, reason, text, reportedAt: kit.now() });
    return DONE;
  });
  return { products, shops, reviews };
}

/**
 * Has search show the new rating, and pages that of a product. Pages that show a shop's rating are too many to drop for
 * one review; they follow when they expire.
 */
export function announceReview(
  { log }: Pick<Kit, "log">,
  changes: ReviewSurroundings["changes"],
  subject: Subject,
): void {
  const announce = () => {
    if ("productId" in subject) changes.announce({ productIds: new Set([subject.productId]) });
  };
  announce();
  changes
    .catchUp()
    .then(announce, (error: unknown) => log.error("search failed to catch up with a review", { error: String(error) }));
}
