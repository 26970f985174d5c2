import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { requireCategory } from "~/api/category-list";
import { CategoryContent } from "~/features/categories/category-content";
import { renderContent } from "~/features/categories/category-content.server";
import { loadSearch, type SearchData } from "~/features/search/load-search";
import { slugsOf } from "~/features/search/place";
import { unlessSameSearch } from "~/features/search/same-search";
import { isPlainList, searchMeta } from "~/features/search/search-meta";
import { SearchScreen } from "~/features/search/search-screen";
import { searchTrail } from "~/features/search/search-trail";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { itemListJsonLd } from "~/seo/item-list";
import { JsonLd, KeptJsonLd } from "~/seo/json-ld";
import { Breadcrumb } from "~/shell/breadcrumb";

/** The texts about the category are only on its first page without a selection. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const place = { kind: "listing" as const, slugs: slugsOf(params) };
  const [{ data, content }] = await Promise.all([
    loadSearch({ request, context }, place),
    requireCategory(context, place.slugs),
  ]);
  const hidden = data.category?.adult_content && !data.adult;
  const told = content && !hidden && data.state.page === 1 && isPlainList(data.state);
  return { data, content: told ? renderContent(content) : null };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  searchMeta(data?.data, matches, location.pathname);

export const shouldRevalidate = unlessSameSearch;

export default function Listing() {
  const { data, content } = useLoaderData<typeof loader>();
  const location = useLocation();
  const trail = searchTrail(usePaths(), data, "");
  const anchors = (["about", "qa"] as const).filter((part) => content?.[part]);
  return (
    <>
      {data.results.hits.hits.length > 0 &&
        (import.meta.env.SSR ? (
          <Structured data={data} name={trail.at(-1)?.text ?? ""} />
        ) : (
          <KeptJsonLd key={location.search + location.pathname} />
        ))}
      <SearchScreen
        data={data}
        breadcrumb={<Breadcrumb items={trail} />}
        about={content && <CategoryContent content={content} />}
        anchors={anchors}
      />
    </>
  );
}

function Structured({ data: { results, state }, name }: { data: SearchData; name: string }) {
  const origin = useRootData()?.origin ?? "";
  const list = itemListJsonLd(
    results.hits.hits.map((hit) => hit._source),
    { origin, name, total: results.hits.total.value, offset: (state.page - 1) * state.pageSize },
  );
  return <JsonLd data={list} />;
}
