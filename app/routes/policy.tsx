import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { supportArticle } from "#contract/content";
import { apiOf, missing, optional } from "~/api/server";
import { resolvePathname } from "~/resolve-pathname";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";
import { Markdown } from "~/ui/markdown";
import { renderMarkdown } from "~/ui/markdown.server";

const policies = ["termsAndConditions", "privacy", "cookies", "aboutReviews"] as const;

/** The shop's legal texts, written by the operator: an article of the content service, by the page's name. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const page = resolvePathname(context.paths.names, pathname)?.id;
  const id = policies.find((name) => name === page);
  const article = id && (await optional(apiOf(context).ask(supportArticle, { params: { id } })));
  if (!article) throw missing(context, supportArticle, "Not found");
  return { title: article.title, html: renderMarkdown(article.text, { below: "h1" }) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)(data ? { title: data.title } : { noindex: true });

export default function Policy() {
  const { title, html } = useLoaderData<typeof loader>();
  return (
    <Container narrow>
      <Breadcrumb items={[{ text: title }]} />
      <h1>{title}</h1>
      <Markdown html={html} />
    </Container>
  );
}
