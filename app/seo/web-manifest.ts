import type { SiteConfig } from "#contract/site";

interface Reading {
  site: Pick<SiteConfig, "shopName" | "head" | "theme">;
  marketplace: boolean;
}

/** The web app manifest of one reading, used when the shop is added to a phone's home screen. */
export function webManifest({ site, marketplace }: Reading) {
  const { description } = { ...site.head, ...(marketplace ? site.head.marketplace : {}) };
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
  };
}
