import type { MessageId } from "~/i18n/catalogue";
import type { RouteId } from "~/route-table";

/** What a route or a layout declares for the routes around it and for the head. */
export interface PageHandle {
  /** Its title in the head, in the breadcrumb and in the heading that its layout renders. */
  title?: MessageId;
  /** For a layout: the page that its breadcrumb step links to. */
  home?: RouteId;
  /** Search engines must not index it, nor any page in it. */
  noindex?: boolean;
  /** Needs JavaScript immediately, so it does not wait for the first touch. */
  activate?: "now";
}
