import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { unlessSameSearch } from "~/features/search/same-search";
import { isPlainList } from "~/features/search/search-meta";
import { buildSearch } from "~/features/search/search-url";
import { loadShop } from "~/features/shops/load-shop";
import { ShopScreen } from "~/features/shops/shop-screen";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadShop({ request, context }, params.shopWebsite ?? "");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  if (!data) return metaFrom(matches)({ noindex: true });
  const { name, website } = data.shop;
  const state = data.list?.state;
  return metaFrom(matches)({
    title: intl.formatMessage({ id: "shop.title" }, { name }),
    description: intl.formatMessage({ id: "shop.description" }, { name, website }),
    ...(data.shop.logo ? { image: data.shop.logo, imageAlt: name } : {}),
    path: location.pathname,
    query: state ? buildSearch(state) : new URLSearchParams(),
    noindex: state !== undefined && !isPlainList(state),
  });
};

export const shouldRevalidate = unlessSameSearch;

export default function Shop() {
  const data = useLoaderData<typeof loader>();
  const paths = usePaths();
  const all = { text: intl.formatMessage({ id: "shops.title" }), url: paths.to("webshops", {}) };
  return (
    <Container>
      <Breadcrumb items={[{ ...all, ignoreExistingQueryString: true }, { text: data.shop.name }]} />
      <ShopScreen data={data} />
    </Container>
  );
}
