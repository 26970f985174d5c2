import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useIntl } from "react-intl";
import { requireCategory } from "~/api/category-list";
import { loadSearch, type SearchData } from "~/features/search/load-search";
import { type SearchPlace, slugsOf } from "~/features/search/place";
import { unlessSameSearch } from "~/features/search/same-search";
import { searchMeta } from "~/features/search/search-meta";
import { SearchScreen } from "~/features/search/search-screen";
import { searchTrail } from "~/features/search/search-trail";
import { describeWish, namesOfWish } from "~/features/search/wish/describe-wish.server";
import { readSearchBox } from "~/features/search/wish/read-search-box";
import { ReadFilters, type WishReading } from "~/features/search/wish/wish-reading";
import { usePaths } from "~/paths-context";
import { Breadcrumb } from "~/shell/breadcrumb";

interface Loaded extends SearchData {
  /** Only where a sentence was read. */
  reading?: WishReading;
}

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Loaded> {
  const slugs = slugsOf(params);
  const place: SearchPlace = { kind: "search", slugs };
  const wish = await readSearchBox({ request, context }, place);
  const [{ data }] = await Promise.all([loadSearch({ request, context }, place), requireCategory(context, slugs)]);
  if (!wish) return data;
  const names = { ...data.names, ...namesOfWish(wish) };
  return { ...data, names, reading: describeWish(context.paths, data, wish) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  searchMeta(data, matches, location.pathname);

export const shouldRevalidate = unlessSameSearch;

export default function Search() {
  const data = useLoaderData<typeof loader>();
  const intl = useIntl();
  const trail = searchTrail(usePaths(), data, intl.formatMessage({ id: "search.trail" }));
  return (
    <SearchScreen
      data={data}
      breadcrumb={<Breadcrumb items={trail} />}
      chosen={<ReadFilters reading={data.reading} />}
    />
  );
}
