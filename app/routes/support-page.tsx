import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { supportArticle, supportArticles } from "#contract/content";
import { isFixedArticle, partArticles } from "#contract/support";
import { notFound } from "~/api/problems";
import { apiOf, missing, optional } from "~/api/server";
import { ArticleScreen } from "~/features/support/article-screen";
import { questionsIn, readingOf, renderArticle } from "~/features/support/load-article";
import { articleOfPage, supportPath } from "~/features/support/support-path";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { faqJsonLd } from "~/seo/faq";
import { JsonLd } from "~/seo/json-ld";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/** A support article (RT-29, RT-30). */
export async function loader({ request, params: { page = "" }, context }: LoaderFunctionArgs) {
  const { paths } = context;
  const id = articleOfPage(paths.names, page);
  if (isFixedArticle(page)) throw redirect(supportPath(paths, page), 301);
  if (id === partArticles.asked) throw redirect(paths.to("support", {}), 301);
  const api = apiOf(context);
  const [article, list] = await Promise.all([
    optional(api.ask(supportArticle, { params: { id }, query: {} })),
    optional(api.ask(supportArticles, {})),
  ]);
  if (!article) throw missing(context, supportArticle, "Not found");
  if (article.kind !== "support") throw notFound();
  const reading = readingOf(context);
  const { title, description } = article;
  const questions = questionsIn(article, reading);
  return {
    id,
    title,
    description,
    ...renderArticle(article, reading),
    questions,
    canBuy: reading === "marketplace",
    thanks: new URL(request.url).searchParams.has("bedankt"),
    others: list?.articles ?? [],
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)(data ? { title: data.title, description: data.description } : { noindex: true });

export default function SupportPage() {
  const { questions, ...article } = useLoaderData<typeof loader>();
  const url = usePaths().to(article.canBuy ? "customerService" : "support", {});
  return (
    <Container>
      <Breadcrumb
        items={[
          { text: intl.formatMessage({ id: "support.title" }), url, ignoreExistingQueryString: true },
          { text: article.title },
        ]}
      />
      <ArticleScreen {...article} />
      <JsonLd data={faqJsonLd({ heading: { firstWords: "", secondWords: "" }, items: questions })} />
    </Container>
  );
}
