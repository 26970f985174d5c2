import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { REVIEW_MAILS } from "#contract/reviews";
import { notFound } from "~/api/problems";
import { readForm } from "~/api/read-form.server";
import { answerReviewMail, type MailsOutcome } from "~/features/reviews/answer-review-mail";
import { loadReviews, type ReviewsData } from "~/features/reviews/load-reviews";
import { ReviewMailsScreen } from "~/features/reviews/review-mails-screen";
import { ReviewsScreen } from "~/features/reviews/reviews-screen";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/** Who is signed in, and what they wrote, only the browser knows. */
export const handle: PageHandle = { activate: "now" };

/**
 * Null on the page that stops mails: a kind of its own and not a route, because every page brings the names of all
 * routes.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<ReviewsData | null> {
  return params.kind === REVIEW_MAILS ? null : loadReviews({ request, context }, params);
}

const statuses: Record<MailsOutcome, number> = { stopped: 200, started: 200, unknown: 404, failed: 502 };

/** Opening the page changes nothing, because mail scanners follow links; its button does, and that of mail programs. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (params.kind !== REVIEW_MAILS) throw notFound();
  const sent = await readForm(request);
  const outcome = await answerReviewMail(params.subject ?? "", sent, context);
  return json(outcome, { status: statuses[outcome] });
}

/** The newest reviews are on the page of the product; search engines need no second address for them. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)({
    ...(data && { title: intl.formatMessage({ id: "reviews.title" }, { name: data.subject.name }) }),
    ...(data === null && { title: intl.formatMessage({ id: "reviews.mails.title" }) }),
    noindex: true,
  });

export default function Reviews() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<MailsOutcome>();
  if (!data) {
    return (
      <Container narrow>
        <ReviewMailsScreen outcome={outcome} />
      </Container>
    );
  }
  const { name, path } = data.subject;
  return (
    <Container narrow>
      <Breadcrumb items={[{ text: name, url: path }, { text: intl.formatMessage({ id: "product.reviews" }) }]} />
      <ReviewsScreen data={data} />
    </Container>
  );
}
