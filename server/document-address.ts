import { CLICK_PARAMETER } from "#contract/clicks";
import { isMarketingParameter } from "#contract/marketing-parameters";
import { pageParameters } from "../app/page-parameters";

/** Query parameter in which Remix names the route whose data is requested. */
const DATA_PARAMETER = "_data";

/** Pages whose query parameters are all known; any other parameter does not affect them. */
const known: { path: RegExp; parameters: ReadonlySet<string> }[] = [
  { path: /^\/$/, parameters: new Set([DATA_PARAMETER, ...(pageParameters.home ?? [])]) },
  { path: /^\/product\//, parameters: new Set([DATA_PARAMETER, ...(pageParameters.product ?? [])]) },
];

/**
 * The part of a request's path and query that determines the document: drops campaign parameters and parameters the
 * page does not know. Takes and returns the request-line form (`/pad/?a=1`).
 */
export function documentAddress(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  const path = url.slice(0, start);
  const parameters = known.find((page) => page.path.test(path))?.parameters;
  const kept = url
    .slice(start + 1)
    .split("&")
    .filter((part) => {
      const name = nameOf(part);
      if (name === "" || name === CLICK_PARAMETER) return false;
      return !isMarketingParameter(name) && (!parameters || parameters.has(name));
    });
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}

function nameOf(part: string): string {
  const [name = ""] = part.split("=", 1);
  return decodeURIComponent(name.replaceAll("+", " "));
}

const PRODUCT = /^\/product\/[^/]+\/([^/?]+)/;

/** Id of the product whose page (or page data) the address is; undefined for any other page. */
export function productOf(address: string): string | undefined {
  const id = PRODUCT.exec(address)?.[1];
  return id === undefined ? undefined : decodeURIComponent(id);
}
