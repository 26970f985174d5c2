import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { FlagName } from "#contract/flags";
import { type ServiceName, services } from "#contract/services";
import type { SiteConfig } from "#contract/site";
import { resolveFlags } from "~/flags/flags";
import { createPaths } from "~/paths";
import { dutchNames } from "./route-names";

/** A request that a loader sent, as a backend would see it. */
export interface Sent {
  service: ServiceName;
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}
export type Answering = (sent: Sent) => Response | Promise<Response>;

export const siteFixture: SiteConfig = {
  baseUrl: "",
  country: "Nederland",
  shopName: "Etalage",
  featuresList: [],
  cmsSlugs: {},
  facets: [],
  head: { title: "Etalage", description: "Vergelijk prijzen.", meta: [] },
  mail: "hallo@etalage.example",
  company: { name: "", street: "", postalCode: "", city: "", phone: "", hours: "", kvk: "", vatId: "" },
  theme: {
    colors: { color_primary: "#0b5c6b" },
    logos: { header: "/logo.svg", footer: "/logo.svg", icon: "/icon.svg" },
  },
  social: { twitter_account: "" },
  limits: {
    footerCategories: 8,
    wishlistPopupItems: 4,
    recentSearches: 5,
    visibleFilterItems: 6,
    scrollableFilterItems: 12,
  },
};

export const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json" } });

/** The context of one request whose backends are `answer`; `sent` records what they were asked. */
export function loaderContext(answer: Answering, changes: Partial<AppLoadContext> & { on?: FlagName[] } = {}) {
  const sent: Sent[] = [];
  const { on = [], ...rest } = changes;
  const context: AppLoadContext = {
    paths: createPaths(dutchNames),
    site: siteFixture,
    flags: resolveFlags(on, { enabled: [], disabled: [] }),
    adult: false,
    mobile: false,
    origin: "https://shop.example",
    addressOf: (service) => `https://${service}.backend.example`,
    browserServices: {},
    identity: { authority: "/identity", clientId: "storefront" },
    async dispatch(input, init) {
      const request = record(input, init);
      sent.push(request);
      return answer(request);
    },
    ...rest,
  };
  return { context, sent };
}

function record(input: string, init: RequestInit): Sent {
  const url = new URL(input);
  const service = url.hostname.split(".")[0] as ServiceName;
  if (!(service in services)) throw new Error(`No such service: ${service}`);
  return {
    service,
    method: init.method ?? "GET",
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
    headers: new Headers(init.headers),
  };
}

/** What Remix hands a loader. */
export function loaderArgs(
  context: AppLoadContext,
  url: string,
  params: Record<string, string> = {},
): LoaderFunctionArgs {
  return { context, params, request: new Request(new URL(url, context.origin)) };
}
