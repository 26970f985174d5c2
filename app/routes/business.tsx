import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { supportArticle } from "#contract/content";
import { apiOf, optional } from "~/api/server";
import { JoiningScreen } from "~/features/joining/joining-screen";
import { readingOf, renderArticle } from "~/features/support/load-article";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/** RT-10. Without its text of costs and questions the page still says how to join. */
export async function loader({ context }: LoaderFunctionArgs) {
  const article = await optional(apiOf(context).ask(supportArticle, { params: { id: "meedoen" }, query: {} }));
  const html = article ? renderArticle(article, readingOf(context)).html : "";
  return { html, shopName: context.site.shopName };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)({
    title: intl.formatMessage({ id: "joining.title" }),
    description: intl.formatMessage({ id: "joining.lead" }, { shopName: data?.shopName ?? "" }),
  });

export default function Business() {
  const { html } = useLoaderData<typeof loader>();
  return (
    <Container>
      <Breadcrumb items={[{ text: intl.formatMessage({ id: "joining.title" }) }]} />
      <JoiningScreen html={html} />
    </Container>
  );
}
