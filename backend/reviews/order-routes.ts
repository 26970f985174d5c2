import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import * as contract from "#contract/order-reviews";
import { readerOf } from "../carts/visitor";
import { failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { Kit } from "../kit";
import { mayRead } from "../orders/access";
import { type PurchaseRow, readPurchaseRow } from "../orders/purchases";
import { DONE } from "../users/fields";
import { readReviewable } from "./order-records";
import { announceReview, type ReviewSurroundings } from "./own-routes";
import type { PhotoKeeper } from "./photos";
import { readOwn, type Subject } from "./records";
import { ORDER_PHOTO_CHARACTERS, orderPhotoBody, orderReviewBody, reviewedBody } from "./schema";
import { dropReview, writeReview } from "./write";
import { authorOf } from "./write-records";
import type { Writer } from "./writer";

const HOUR_S = 3_600;
const WRITTEN_AN_HOUR = 20;
const PHOTOS_AN_HOUR = 40;
const MAX_BODY = ORDER_PHOTO_CHARACTERS + 1_000;

type Surroundings = Pick<ReviewSurroundings, "checkBearer" | "changes"> & { keepPhoto: PhotoKeeper };

/**
 * Reviews of what a purchase delivered, for whoever may read the purchase: without an account, and by plain forms
 * (service `carts`).
 */
export function orderReviewRoutes(kit: Kit, { checkBearer, changes, keepPhoto }: Surroundings): OpenAPIHono {
  const { db } = kit;
  const routes = createRoutes({ ...kit, maxBody: MAX_BODY });
  const mayWrite = createRateLimit(WRITTEN_AN_HOUR, HOUR_S);
  const maySend = createRateLimit(PHOTOS_AN_HOUR, HOUR_S);

  async function found(c: Context, asked: contract.Reviewed) {
    const reader = await readerOf(kit, checkBearer, c, asked.access);
    const purchase = await readPurchaseRow(db, asked.order_id);
    const reviewable = purchase && mayRead(purchase, reader) && (await readReviewable(db, purchase.id, asked.of));
    if (!purchase || !reviewable) throw failure(404, "There is nothing here to review.");
    const { kind, id, name } = reviewable;
    const subject: Subject = kind === "product" ? { productId: id } : { shopId: id };
    return { purchase, writer: writerOf(purchase), subject, about: { kind, id, name } };
  }
  const failures = { 400: "A wrong field", 401: "The token is invalid", 404: "Nothing to review" };
  const often = { ...failures, 429: "Too many" };

  serveHttp(routes, contract.orderReview, { body: reviewedBody, failures }, async ({ body }, c) => {
    const { purchase, writer, subject, about } = await found(c, body);
    const review = (await readOwn(db, writer, subject)) ?? null;
    const isGuest = purchase.userId === null;
    const proposed = isGuest ? givenName(purchase) : await authorOf(db, purchase.userId ?? "");
    return { subject: about, isGuest, author: review?.author ?? proposed, review };
  });
  serveHttp(routes, contract.addOrderReview, { body: orderReviewBody, failures: often }, async ({ body }, c) => {
    const { order_id, of, access, author, ...written } = body;
    const { purchase, writer, subject } = await found(c, body);
    await mayWrite(purchase.id);
    const review = await writeReview(kit, writer, subject, written, author);
    announceReview(kit, changes, subject);
    return { review };
  });
  serveHttp(routes, contract.addOrderPhoto, { body: orderPhotoBody, failures: often }, async ({ body }, c) => {
    const { purchase, writer } = await found(c, body);
    await maySend(purchase.id);
    return { id: await keepPhoto(writer, Buffer.from(body.photo, "base64")) };
  });
  serveHttp(routes, contract.deleteOrderReview, { body: reviewedBody, failures }, async ({ body }, c) => {
    const { writer, subject } = await found(c, body);
    const own = await readOwn(db, writer, subject);
    if (!own) throw failure(404, "There is no such review.");
    announceReview(kit, changes, await dropReview(kit, writer, own.id));
    return DONE;
  });
  return routes;
}

const writerOf = ({ id, userId }: PurchaseRow): Writer => (userId === null ? { purchaseId: id } : { userId });

/** The first word of whom it was sent to; nothing for a company. */
const givenName = ({ deliveryAddress: { recipient, company } }: PurchaseRow): string =>
  company ? "" : (recipient.trim().split(/\s+/)[0] ?? "").slice(0, contract.GUEST_NAME);
