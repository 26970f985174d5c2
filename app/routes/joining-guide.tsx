import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { supportArticle } from "#contract/content";
import { notFound } from "~/api/problems";
import { apiOf, missing, optional } from "~/api/server";
import { guides, guideText } from "~/features/joining/guides";
import { readingOf, renderArticle } from "~/features/support/load-article";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";
import { Markdown } from "~/ui/markdown";
import { Screen } from "~/ui/screen";

/** Where a shop system keeps its feed: a text of the content service. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const guide = guides.find(({ name }) => name === params.guide);
  if (!guide) throw notFound("Not found");
  const article = await optional(
    apiOf(context).ask(supportArticle, { params: { id: guideText(guide.name) }, query: {} }),
  );
  if (!article) throw missing(context, supportArticle, "Not found");
  return { title: article.title, html: renderArticle(article, readingOf(context)).html };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)(data ? { title: data.title } : { noindex: true });

export default function JoiningGuide() {
  const { title, html } = useLoaderData<typeof loader>();
  const paths = usePaths();
  return (
    <Container narrow>
      <Breadcrumb
        items={[{ text: intl.formatMessage({ id: "joining.title" }), url: paths.to("business", {}) }, { text: title }]}
      />
      <Screen>
        <h1>{title}</h1>
        <Markdown html={html} />
      </Screen>
    </Container>
  );
}
