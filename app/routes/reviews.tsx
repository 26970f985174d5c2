import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadReviews } from "~/features/reviews/load-reviews";
import { ReviewsScreen } from "~/features/reviews/reviews-screen";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/** Who is signed in, and what they wrote, only the browser knows. */
export const handle: PageHandle = { activate: "now" };

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadReviews({ request, context }, params);
}

/** The newest reviews are on the page of the product; search engines need no second address for them. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)({
    ...(data ? { title: intl.formatMessage({ id: "reviews.title" }, { name: data.subject.name }) } : {}),
    noindex: true,
  });

export default function Reviews() {
  const data = useLoaderData<typeof loader>();
  const { name, path } = data.subject;
  return (
    <Container narrow>
      <Breadcrumb items={[{ text: name, url: path }, { text: intl.formatMessage({ id: "product.reviews" }) }]} />
      <ReviewsScreen data={data} />
    </Container>
  );
}
