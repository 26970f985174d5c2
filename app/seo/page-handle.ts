import type { MessageId } from "~/i18n/catalogue";
import type { RouteId } from "~/route-table";

/** What a route or a layout says about itself, for whoever draws around it: the root, its layout, its head. */
export interface PageHandle {
  /** Its name in the head, in the breadcrumb and as the heading that its layout draws. */
  title?: MessageId;
  /** Of a layout: the page to which its step of the breadcrumb leads. */
  home?: RouteId;
  /** Search engines do not list it, nor any page in it. */
  noindex?: boolean;
  /** Needs the browser at once, so it does not wait for a first touch. */
  activate?: "now";
}
