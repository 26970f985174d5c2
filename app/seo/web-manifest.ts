import type { SiteConfig } from "#contract/site";
import type { Flags } from "~/flags/flags";
import { intl } from "~/i18n/intl";
import type { Paths } from "~/paths";

interface Reading {
  site: Pick<SiteConfig, "shopName" | "head" | "theme">;
  flags: Pick<Flags, "Marketplace" | "ProductsComparison">;
  paths: Paths;
}

/** The web app manifest of one reading, used when the shop is added to a phone's home screen. */
export function webManifest({ site, flags, paths }: Reading) {
  const { description } = { ...site.head, ...(flags.Marketplace ? site.head.marketplace : {}) };
  return {
    id: "/",
    name: site.shopName,
    short_name: site.shopName,
    description,
    lang: "nl",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: site.theme.colors.color_primary,
    background_color: "#ffffff",
    categories: ["shopping"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: shortcuts({ flags, paths }),
    screenshots: [
      { src: "/screenshots/phone.webp", sizes: "780x1688", type: "image/webp", form_factor: "narrow" },
      { src: "/screenshots/wide.webp", sizes: "1280x800", type: "image/webp", form_factor: "wide" },
    ],
  };
}

/** What the icon of the installed shop offers on a long press: pages about what the visitor keeps. */
function shortcuts({ flags, paths }: Pick<Reading, "flags" | "paths">) {
  const icons = [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }];
  const places = [
    ["shell.search.button", paths.to("search", {})],
    ["account.wishlist", paths.to("wishlist", {})],
    ["account.recent", paths.to("profileRecentProducts", {})],
    ...(flags.ProductsComparison ? ([["comparison.title", paths.to("profileComparison", {})]] as const) : []),
  ] as const;
  return places.map(([id, url]) => ({ name: intl.formatMessage({ id }), url, icons }));
}
