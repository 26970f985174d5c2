import type { Organization, SearchAction, WebSite, WithActionConstraints, WithContext } from "schema-dts";
import type { SiteConfig } from "#contract/site";
import { absoluteUrl } from "./absolute-url";

type Site = Pick<SiteConfig, "shopName" | "mail" | "social" | "theme">;
interface Where {
  origin: string;
  /** Path of the search page, from the table of route names. */
  searchPath: string;
}

/** Structured data of the site and its search box. */
export function webSiteJsonLd(site: Pick<Site, "shopName">, { origin, searchPath }: Where): WithContext<WebSite> {
  const url = absoluteUrl(origin, "/") ?? origin;
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${absoluteUrl(origin, searchPath) ?? url}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${url}#website`,
    name: site.shopName,
    url,
    inLanguage: "nl",
    publisher: { "@id": `${url}#organization` },
    potentialAction: search,
  };
}

/** Structured data of the site's operator. */
export function organizationJsonLd(site: Site, origin: string): WithContext<Organization> {
  const url = absoluteUrl(origin, "/") ?? origin;
  const logo = absoluteUrl(origin, site.theme.logos.icon) ?? absoluteUrl(origin, site.theme.logos.header);
  const account = site.social.twitter_account.replace(/^@/, "");
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${url}#organization`,
    name: site.shopName,
    url,
    ...(logo ? { logo } : {}),
    ...(site.mail ? { email: site.mail } : {}),
    ...(account ? { sameAs: [`https://x.com/${account}`] } : {}),
  };
}
