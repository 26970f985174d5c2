import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { supportArticle } from "#contract/content";
import { apiOf, optional } from "~/api/server";
import { JoiningScreen } from "~/features/joining/joining-screen";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";
import { renderMarkdown } from "~/ui/markdown.server";

/** RT-10. Without its text of costs and questions the page still says how to join. */
export async function loader({ context }: LoaderFunctionArgs) {
  const article = await optional(apiOf(context).ask(supportArticle, { params: { id: "meedoen" }, query: {} }));
  return { html: article ? renderMarkdown(article.text, { below: "h1" }) : "", shopName: context.site.shopName };
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
