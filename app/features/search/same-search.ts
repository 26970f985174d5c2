import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Opening and closing the filters changes only the hash, so nothing is loaded again. */
export const unlessSameSearch: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
