import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { wayInReading } from "~/api/category-list";
import { RelatedArticles } from "~/features/blog/related-articles";
import { relatedHtml } from "~/features/blog/related-html.server";
import { postsSoon } from "~/features/blog/related-posts";
import { AdultNotice } from "~/features/product-page/adult-notice";
import { loadProduct, type ProductData } from "~/features/product-page/load-product";
import { ProductView } from "~/features/product-page/product-view";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { JsonLd, KeptJsonLd } from "~/seo/json-ld";
import { metaFrom } from "~/seo/meta-from";
import { productJsonLd } from "~/seo/product";
import { productPath } from "~/seo/product-path";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/** AD-05: for a product that the visitor did not choose to see, the server sends only its categories. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [posts, data] = await Promise.all([
    postsSoon(context),
    loadProduct({ request, context, id: params.productId ?? "" }),
  ]);
  const categoryPath = await wayInReading(context, data.product.categoryPath);
  if (data.hidden) return { hidden: true as const, categoryPath };
  const category = categoryPath.map(({ slug }) => slug).join(".");
  return {
    ...data,
    hidden: false as const,
    product: { ...data.product, categoryPath },
    articles: relatedHtml(context.paths, posts, { category, product: data.product.id }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const page = metaFrom(matches);
  if (!data) return page({ noindex: true });
  if (data.hidden) return page({ title: intl.formatMessage({ id: "product.adult.title" }), noindex: true });
  const { product, path } = data;
  const [picture] = product.images;
  const image = picture?.url.replaceAll("{width}", String(picture.widths?.length ? Math.max(...picture.widths) : ""));
  return page({
    title: product.name,
    description: product.shortDesc,
    path,
    type: "product",
    ...(image ? { image, imageAlt: product.name } : {}),
    noindex: product.adult_content,
  });
};

/** Sorting the offers changes only the query, and happens in the browser. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function ProductPage() {
  const data = useLoaderData<typeof loader>();
  const paths = usePaths();
  const categoryPath = data.hidden ? data.categoryPath : data.product.categoryPath;
  const slugs = categoryPath.map(({ slug }) => slug);
  const trail = categoryPath.map(({ name }, index) => ({
    text: name,
    url: paths.category(slugs.slice(0, index + 1)),
    ignoreExistingQueryString: true,
  }));
  if (data.hidden) {
    return (
      <Container>
        <Breadcrumb items={[...trail]} />
        <AdultNotice />
      </Container>
    );
  }
  const { product } = data;
  return (
    <Container>
      <Breadcrumb items={[...trail, { text: product.name }]} />
      {import.meta.env.SSR ? <Structured data={data} /> : <KeptJsonLd key={data.path} />}
      <ProductView data={data} />
      <RelatedArticles html={data.articles} />
    </Container>
  );
}

function Structured({ data }: { data: ProductData }) {
  const paths = usePaths();
  const origin = useRootData()?.origin ?? "";
  const { product } = data;
  const structured = productJsonLd(
    { ...product, canonical_path: data.path },
    {
      origin,
      shopPath: paths.shop,
      productPath: (other) => productPath(paths, other),
      reviewsVisible: Boolean(data.reviews && data.reviews.count > 0),
    },
  );
  return <JsonLd data={structured} />;
}
