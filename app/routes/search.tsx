import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useIntl } from "react-intl";
import { requireCategory } from "~/api/category-list";
import { loadSearch } from "~/features/search/load-search";
import { slugsOf } from "~/features/search/place";
import { unlessSameSearch } from "~/features/search/same-search";
import { searchMeta } from "~/features/search/search-meta";
import { SearchScreen } from "~/features/search/search-screen";
import { searchTrail } from "~/features/search/search-trail";
import { usePaths } from "~/paths-context";
import { Breadcrumb } from "~/shell/breadcrumb";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const slugs = slugsOf(params);
  const [{ data }] = await Promise.all([
    loadSearch({ request, context }, { kind: "search", slugs }),
    requireCategory(context, slugs),
  ]);
  return data;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  searchMeta(data, matches, location.pathname);

export const shouldRevalidate = unlessSameSearch;

export default function Search() {
  const data = useLoaderData<typeof loader>();
  const intl = useIntl();
  const trail = searchTrail(usePaths(), data, intl.formatMessage({ id: "search.trail" }));
  return <SearchScreen data={data} breadcrumb={<Breadcrumb items={trail} />} />;
}
