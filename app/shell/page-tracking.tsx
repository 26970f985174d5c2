import { useLocation, useMatches } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { useFlag } from "~/flags/flags-context";
import { clickId } from "~/tracking/click-id";
import { mayMeasure, whenMeasured } from "~/tracking/consent";
import { pushEvent } from "~/tracking/data-layer";
import { choice, listedOf, listLook, valued } from "~/tracking/items";
import { type MeasuredPage, measuredPage, shopBehind } from "./measured-page";
import { sendClick } from "./send-click";

/**
 * Measures what a visitor looks at and chooses, on every page: from the data of its route and from clicks, so that
 * pages and their parts know nothing of it. Fetched once the framework runs.
 */
export function PageTracking() {
  const page = useMatches().at(-1);
  const { search } = useLocation();
  const consentBanner = useFlag("ConsentBanner");
  const { id = "", data } = page ?? {};
  const measured = useMemo(() => measuredPage(id, data), [id, data]);

  useEffect(() => whenMeasured("page", consentBanner, () => tellLooks(measured)), [measured, consentBanner]);
  useEffect(() => {
    const report = () => reportVisit(search, measured, consentBanner);
    return whenMeasured("click", consentBanner, report, "marketing");
  }, [search, measured, consentBanner]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element) tellClick(event.target, measured, consentBanner);
    };
    // Before anything that the click changes.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [measured, consentBanner]);
  return null;
}

function tellLooks({ lists, product }: MeasuredPage): void {
  for (const { id, products } of lists) pushEvent("view_item_list", { ecommerce: listLook(id, products) });
  if (product) pushEvent("view_item", { ecommerce: valued(listedOf(product)) });
}

let reported = "";
/** Once per click id and page load: moving on within the shop is the same visit. */
function reportVisit(query: string, { website, product }: MeasuredPage, consentBanner: boolean): void {
  const id = clickId(query, consentBanner);
  if (!id || id === reported) return;
  reported = id;
  void sendClick({ kind: "visit", clickId: id, website, product: product?.id });
}

function tellClick(target: Element, page: MeasuredPage, consentBanner: boolean): void {
  const may = mayMeasure({ ConsentBanner: consentBanner });
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (link?.rel.includes("sponsored")) {
    const shop = shopBehind(page, link.getAttribute("href") ?? "") ?? link.hostname;
    const product = page.product?.id;
    void sendClick({ kind: "out", clickId: clickId("", consentBanner), website: shop, product });
    if (may) pushEvent("click_out", { shop, item_id: product ?? "" });
  } else if (may && link?.closest("main")) {
    const [, , productId = ""] = /^\/product\/([^/]+)\/([^/]+)/.exec(link.pathname) ?? [];
    const chosen = page.lists.map(({ id, products }) => choice(id, products, decodeURIComponent(productId)));
    const first = chosen.find(Boolean);
    if (first) pushEvent("select_item", { ecommerce: first });
  }
  const heart = target.closest('button[data-wishlist][aria-pressed="false"]');
  if (!may || !heart) return;
  const id = heart.getAttribute("data-wishlist");
  const shown = [...(page.product ? [listedOf(page.product)] : []), ...page.lists.flatMap(({ products }) => products)];
  const saved = shown.find((one) => one.id === id);
  if (saved) pushEvent("add_to_wishlist", { ecommerce: valued(saved) });
}
