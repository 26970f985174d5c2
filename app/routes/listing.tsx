import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadSearch } from "~/features/search/load-search";
import { slugsOf } from "~/features/search/place";
import { unlessSameSearch } from "~/features/search/same-search";
import { searchMeta } from "~/features/search/search-meta";
import { SearchScreen } from "~/features/search/search-screen";
import { searchTrail } from "~/features/search/search-trail";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { itemListJsonLd } from "~/seo/item-list";
import { JsonLd } from "~/seo/json-ld";
import { Breadcrumb } from "~/shell/breadcrumb";

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadSearch({ request, context }, { kind: "listing", slugs: slugsOf(params) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  searchMeta(data, matches, location.pathname);

export const shouldRevalidate = unlessSameSearch;

export default function Listing() {
  const data = useLoaderData<typeof loader>();
  const origin = useRootData()?.origin ?? "";
  const trail = searchTrail(usePaths(), data, "");
  const { results, state } = data;
  const list = itemListJsonLd(
    results.hits.hits.map((hit) => hit._source),
    {
      origin,
      name: trail.at(-1)?.text ?? "",
      total: results.hits.total.value,
      offset: (state.page - 1) * state.pageSize,
    },
  );
  return (
    <>
      <JsonLd data={list} />
      <SearchScreen data={data} breadcrumb={<Breadcrumb items={trail} />} />
    </>
  );
}
