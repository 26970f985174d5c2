import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RelatedArticles } from "~/features/blog/related-articles";
import { relatedHtml } from "~/features/blog/related-html.server";
import { postsSoon } from "~/features/blog/related-posts";
import { CategoryScreen } from "~/features/categories/category-screen";
import { type CategoryData, loadCategory } from "~/features/categories/load-category";
import { slugsOf } from "~/features/search/place";
import { intl } from "~/i18n/intl";
import { useRootData } from "~/root-data";
import { itemListJsonLd } from "~/seo/item-list";
import { JsonLd } from "~/seo/json-ld";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const slugs = slugsOf(params);
  const [posts, data] = await Promise.all([postsSoon(context), loadCategory(context, slugs)]);
  const articles = data.hidden ? "" : relatedHtml(context.paths, posts, { category: slugs.join(".") });
  return { ...data, articles };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return metaFrom(matches)({ noindex: true });
  const { category, hidden, total } = data;
  return metaFrom(matches)({
    // The plain name is the title of its product listing.
    title: category.page_title || intl.formatMessage({ id: "category.title" }, { name: category.name }),
    description:
      category.intro || intl.formatMessage({ id: "category.description" }, { name: category.name, count: total }),
    ...(hidden || !category.img ? {} : { image: category.img, imageAlt: category.name }),
    noindex: hidden,
  });
};

/** RT-27: one page for all three levels. */
export default function Category() {
  const data = useLoaderData<typeof loader>() as CategoryData & { articles: string };
  const origin = useRootData()?.origin ?? "";
  const { category, products } = data;
  const items = category.path.map(({ name, key }) => ({ text: name, slug: key, ignoreExistingQueryString: true }));
  return (
    <Container>
      <Breadcrumb items={items} />
      <CategoryScreen data={data} />
      <RelatedArticles html={data.articles} />
      {products && <JsonLd data={itemListJsonLd(products, { origin, name: category.name })} />}
      <JsonLd data={data.faq} />
    </Container>
  );
}
