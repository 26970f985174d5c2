import { useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { usePaths } from "~/paths-context";
import type { SearchData } from "../search/load-search";
import type { Screen } from "../search/screen-context";
import type { Found } from "./find-by-picture";
import type { PictureView } from "./load-picture";
import { parseAddress, pictureHref } from "./picture-address";

/** What the filters of the search screen need, here of the results of a picture. */
export function usePictureFilters(view: PictureView, found: Found | null): Screen {
  const paths = usePaths();
  const path = paths.to("pictureSearch", {});
  const { location } = useNavigation();
  const pending = location?.pathname === path ? location.search : undefined;
  return useMemo(() => {
    const { address } = view;
    const data = searchData(view, found);
    return {
      data,
      state: pending === undefined ? address.state : parseAddress(new URLSearchParams(pending)).state,
      total: data.results.hits.total.value,
      path,
      href: (state) => pictureHref(paths, { ...address, state }),
    };
  }, [view, found, paths, path, pending]);
}

function searchData({ address, shopNames, adult, marketplace }: PictureView, found: Found | null): SearchData {
  const products = found?.products ?? [];
  return {
    place: { kind: "search", slugs: [] },
    state: address.state,
    results: {
      hits: {
        hits: products.map((product) => ({ _id: product.id, _source: product })),
        total: { value: products.length },
      },
      expiredProducts: [],
      warnings: [],
      spellingCorrections: [],
      top_categories: [],
      videos: [],
      search_id: "",
    },
    facets: found?.facets ?? {},
    category: null,
    names: shopNames,
    popularTerms: [],
    adult,
    marketplace,
  };
}
