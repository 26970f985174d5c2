import { type AppLoadContext, redirect } from "@remix-run/node";
import {
  addOrderPhoto,
  addOrderReview,
  deleteOrderReview,
  GUEST_NAME,
  type OrderReview,
  orderReview,
  type Reviewed,
} from "#contract/order-reviews";
import type { OwnReview } from "#contract/reviews";
import { isFormTooLarge, readForm } from "~/api/read-form.server";
import { apiOf, missing } from "~/api/server";
import { filesIn, keptPhotos, reviewIn, reviewProblems } from "~/features/reviews/review-body";
import { intl } from "~/i18n/intl";
import { textOf } from "~/ui/form/use-form";
import { ACCESS, accessIn, STATE } from "./order-fields";
import { AUTHOR, DELETE, type OrderReviewOutcome, orderReviewStates } from "./order-review-fields";

const PHOTO_MS = 30_000;

type Params = Partial<Record<string, string>>;

function reviewedIn(params: Params, request: Request): Reviewed {
  const access = accessIn(new URL(request.url));
  return { order_id: params.orderId ?? "", of: params.of ?? "", ...(access && { access }) };
}

/** What of an order the address names, and what was written about it. Throws a 404 when it cannot be reviewed. */
export async function loadOrderReview(params: Params, request: Request, context: AppLoadContext): Promise<OrderReview> {
  const found = await apiOf(context).ask(orderReview, { body: reviewedIn(params, request) });
  if (!found) throw missing(context, orderReview, "Nothing to review");
  return found;
}

/** Stores or deletes what the form says, and leads back to the page, so that reloading it changes nothing. */
export async function changeOrderReview(
  params: Params,
  request: Request,
  context: AppLoadContext,
): Promise<Response | OrderReviewOutcome> {
  if (isFormTooLarge(request)) return refused(413, { failure: intl.formatMessage({ id: "reviews.order.tooLarge" }) });
  const sent = await readForm(request);
  const body = reviewedIn(params, request);
  const { review, isGuest } = await loadOrderReview(params, request, context);
  const back = (state: string) => {
    const query = { [STATE]: state, [ACCESS]: body.access };
    return redirect(context.paths.to("orderReview", { orderId: body.order_id, of: body.of }, query), 303);
  };
  if (sent.has(DELETE)) {
    const gone = await apiOf(context).result(deleteOrderReview, { body });
    return gone.ok || gone.status === 404 ? back(orderReviewStates.deleted) : refused(502, failed);
  }
  const { photos: _, ...said } = reviewIn(sent);
  const author = textOf(sent, AUTHOR);
  const typed = { ...said, author };
  const problems = problemsIn(sent, isGuest, review);
  if (Object.keys(problems).length > 0) return { ...refused(422, { problems }), typed };
  const added = await sendPhotos(filesIn(sent), body, context);
  if (!Array.isArray(added)) return { ...added, typed };
  const photos = [...keptPhotos(sent, idsOf(review)), ...added];
  const result = await apiOf(context).result(addOrderReview, {
    body: { ...body, ...said, photos, ...(isGuest && { author }) },
  });
  if (result.ok) return back(orderReviewStates.posted);
  if (result.status === 429)
    return { ...refused(429, { failure: intl.formatMessage({ id: "reviews.often" }) }), typed };
  return { ...refused(502, failed), typed };
}

const idsOf = (review: OwnReview | null) => (review?.photos ?? []).map(({ id }) => id);
const failed = { failure: intl.formatMessage({ id: "reviews.order.failed" }) };
const refused = (
  status: OrderReviewOutcome["status"],
  why: Partial<Pick<OrderReviewOutcome, "problems" | "failure">>,
): OrderReviewOutcome => ({ status, problems: {}, failure: "", ...why });

function problemsIn(sent: FormData, isGuest: boolean, review: OwnReview | null): Record<string, string> {
  const problems = reviewProblems(sent, intl, idsOf(review));
  const { rating, title, text } = reviewIn(sent);
  const missingFields = [
    ...([1, 2, 3, 4, 5].includes(rating) ? [] : [["rating", "reviews.rating"] as const]),
    ...(title ? [] : [["title", "reviews.field.title"] as const]),
    ...(text ? [] : [["text", "reviews.field.text"] as const]),
  ];
  for (const [name, id] of missingFields)
    problems[name] = intl.formatMessage({ id: "form.missing" }, { label: intl.formatMessage({ id }) });
  const { length } = textOf(sent, AUTHOR);
  if (isGuest && length > GUEST_NAME)
    problems[AUTHOR] = intl.formatMessage({ id: "reviews.tooLong" }, { max: GUEST_NAME, length });
  return problems;
}

const REASONS: Partial<Record<number, "unreadable" | "often">> = { 400: "unreadable", 413: "unreadable", 429: "often" };

/** Ids of the photos, or why one was refused. */
async function sendPhotos(
  files: readonly File[],
  body: Reviewed,
  context: AppLoadContext,
): Promise<string[] | OrderReviewOutcome> {
  const ids: string[] = [];
  for (const file of files) {
    const photo = Buffer.from(await file.arrayBuffer()).toString("base64");
    const sent = await apiOf(context).result(addOrderPhoto, { body: { ...body, photo } }, { timeoutMs: PHOTO_MS });
    if (!sent.ok) {
      const reason = REASONS[sent.status] ?? "failed";
      const problem = intl.formatMessage({ id: `reviews.photos.${reason}` }, { name: file.name });
      return refused(reason === "failed" ? 502 : 422, { problems: { photos: problem } });
    }
    ids.push(sent.value.id);
  }
  return ids;
}
