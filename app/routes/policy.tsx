import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { policyPages, supportArticle } from "#contract/content";
import { notFound } from "~/api/problems";
import { apiOf, missing, optional } from "~/api/server";
import { CompanyDetails } from "~/features/support/company-details";
import { readingOf, renderArticle } from "~/features/support/load-article";
import { PolicyScreen } from "~/features/support/policy-screen";
import { resolvePathname } from "~/resolve-pathname";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/** The shop's legal texts, written by the operator: an article of the content service, by the page's name. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const id = resolvePathname(context.paths.names, pathname)?.id;
  const page = policyPages.find((name) => name === id);
  const asked = searchParams.get("versie") ?? undefined;
  if (!page || (asked !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(asked))) throw notFound();
  const answer = apiOf(context).ask(supportArticle, { params: { id: page }, query: { version: asked } });
  const article = await optional(answer);
  if (!article) throw missing(context, supportArticle, "Not found");
  const { title, description, date, versions } = article;
  const { company, shopName, country, mail } = context.site;
  return {
    page,
    title,
    description,
    date,
    versions,
    old: asked && asked !== versions[0] ? asked : "",
    html: renderArticle(article, readingOf(context)).html,
    company: page === "company" ? { ...company, shopName, country, mail } : null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)(
    data ? { title: data.title, description: data.description, noindex: data.old !== "" } : { noindex: true },
  );

export default function Policy() {
  const { company, ...policy } = useLoaderData<typeof loader>();
  return (
    <Container>
      <Breadcrumb items={[{ text: policy.title }]} />
      <PolicyScreen {...policy}>{company && <CompanyDetails company={company} />}</PolicyScreen>
    </Container>
  );
}
