import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findArticles, supportArticle, supportArticles } from "#contract/content";
import { partArticles, QUESTION_LENGTH } from "#contract/support";
import { notFound } from "~/api/problems";
import { apiOf, optional } from "~/api/server";
import { HubScreen } from "~/features/support/hub-screen";
import { readingOf, renderArticle } from "~/features/support/load-article";
import { intl } from "~/i18n/intl";
import { resolvePathname } from "~/resolve-pathname";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/**
 * Customer service. It has the name of the table in the marketplace reading only (RT-15); without selling here the same
 * page is at /support/.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const reading = readingOf(context);
  const canBuy = reading === "marketplace";
  const isNamed = resolvePathname(context.paths.names, pathname)?.id === "customerService";
  if (isNamed && !canBuy) throw notFound();
  if (!isNamed && canBuy) throw redirect(context.paths.to("customerService", {}) + search, 302);
  const question = (searchParams.get("vraag") ?? "").trim().slice(0, QUESTION_LENGTH);
  const api = apiOf(context);
  const guides = context.flags.Blog ? "1" : undefined;
  const [list, asked, answer] = await Promise.all([
    optional(api.ask(supportArticles, {})),
    optional(api.ask(supportArticle, { params: { id: partArticles.asked }, query: {} })),
    question ? optional(api.ask(findArticles, { query: { q: question, reading, guides } })) : undefined,
  ]);
  return {
    question,
    found: answer === undefined ? undefined : (answer?.found ?? null),
    articles: list?.articles ?? [],
    asked: asked ? renderArticle(asked, reading).html : "",
    canBuy,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)({
    title: intl.formatMessage({ id: "support.title" }),
    description: intl.formatMessage({ id: "support.description" }),
    noindex: data?.question !== "",
  });

export default function CustomerService() {
  const shown = useLoaderData<typeof loader>();
  return (
    <Container>
      <Breadcrumb items={[{ text: intl.formatMessage({ id: "support.title" }) }]} />
      <HubScreen {...shown} found={shown.found} />
    </Container>
  );
}
