import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Opening and closing the filters changes the hash only: nothing to load again. */
export const unlessSameSearch: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
