import type { RouteNames } from "#contract/route-names";
import type { MessageId } from "~/i18n/catalogue";
import { resolvePathname } from "~/resolve-pathname";
import type { RouteId } from "~/route-table";

/** How an error page presents itself. */
export interface Problem {
  drawing: "not-found" | "error";
  title: MessageId;
  text: MessageId;
  /** The same request may succeed in a moment. */
  retry: boolean;
}

export const notFound: Problem = {
  drawing: "not-found",
  title: "errors.notFound.title",
  text: "errors.notFound.text",
  retry: false,
};
const category: Problem = {
  ...notFound,
  title: "errors.category.title",
  text: "errors.category.text",
};
const gone: Problem = { ...notFound, title: "errors.gone.title", text: "errors.gone.text" };
const unavailable: Problem = {
  drawing: "error",
  title: "errors.unavailable.title",
  text: "errors.unavailable.text",
  retry: true,
};
const broken: Problem = { drawing: "error", title: "errors.broken.title", text: "errors.broken.text", retry: true };
const refused: Problem = { ...broken, title: "errors.refused.title", text: "errors.refused.text", retry: false };

const categoryPages: ReadonlySet<RouteId | undefined> = new Set<RouteId>([
  "category",
  "subCategory",
  "subSubCategory",
  "categoryProducts",
  "subCategoryProducts",
  "subSubCategoryProducts",
  "searchCategory",
  "searchSubCategory",
  "searchSubSubCategory",
]);

/** Chosen by the status of what a loader threw and by the page; anything that is not a response is our own error. */
export function problemOf(error: { status: number } | undefined, page?: RouteId): Problem {
  if (!error) return broken;
  if (error.status === 404) return categoryPages.has(page) ? category : notFound;
  if (error.status === 410) return gone;
  if (error.status === 502 || error.status === 503 || error.status === 504) return unavailable;
  return error.status >= 400 && error.status < 500 ? refused : broken;
}

/** The problem of the page at `pathname`. Route names are missing when the root itself could not be loaded. */
export function problemAt(
  error: { status: number } | undefined,
  names: RouteNames | undefined,
  pathname: string,
): Problem {
  const page = error?.status === 404 && names ? resolvePathname(names, pathname)?.id : undefined;
  return problemOf(error, page);
}
