import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { IdentityClient } from "#contract/identity";
import type { SiteConfig } from "#contract/site";
import type { Breaker } from "../app/api/breaker";
import { resolveFlags } from "../app/flags/flags";
import { createPaths } from "../app/paths";
import type { Dispatch } from "./dispatch";
import type { DrawnParts } from "./drawn-parts";
import type { Mode } from "./localized-handlers";
import type { createSiteState } from "./site-state";
import type { Visitor } from "./visitor";

/** Everything needed to render pages: the built app, the services it calls, and the current site state. */
export interface Storefront {
  mode: Mode;
  build: () => Promise<ServerBuild>;
  dispatch: Dispatch;
  site: ReturnType<typeof createSiteState>;
  /** Parts of pages drawn before; undefined in development, where components change. */
  parts?: DrawnParts | undefined;
  trustProxy: boolean;
  /** Public origin of the shop, if configured: pages then use no other origin. */
  publicOrigin?: string;
  /** Shared by all pages. */
  breaker: Breaker;
  productSuffix: string;
  /** Identity provider used by the browser for sign-in. */
  identity: IdentityClient;
  /** Origins of pages where visitors pay, when those are elsewhere. */
  payment: string[];
  /** Id of the operator's tag manager, loaded for visitors who agree to it. */
  tagManager?: string;
  /** File of the built service worker; undefined while it is switched off. */
  serviceWorker?: string;
}

/** The requested host, and the public origin of the shop. */
export function publicOrigin(
  req: IncomingMessage,
  { trustProxy, publicOrigin: configured }: Pick<Storefront, "trustProxy" | "publicOrigin">,
): { host: string; origin: string } {
  const forwarded = (name: string) =>
    trustProxy
      ? String(req.headers[name] ?? "")
          .split(",")[0]
          ?.trim()
      : "";
  const host = forwarded("x-forwarded-host") || req.headers.host || "localhost";
  const safe = /^[\w.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i.test(host) ? host : "localhost";
  const proto = forwarded("x-forwarded-proto") === "https" ? "https" : "http";
  return { host: safe, origin: configured ?? `${proto}://${safe}` };
}

export function loadContext(
  storefront: Storefront,
  config: SiteConfig,
  visitor: Visitor,
  names: Parameters<typeof createPaths>[0],
  origin: string,
): AppLoadContext {
  const flags = resolveFlags(config.featuresList, visitor.choice);
  return {
    paths: createPaths(names),
    site: config,
    flags,
    ...(flags.ConsentBanner && storefront.tagManager ? { tagManager: storefront.tagManager } : {}),
    adult: visitor.adult,
    mobile: visitor.mobile,
    origin,
    productSuffix: storefront.productSuffix,
    dispatch: storefront.dispatch.fetch,
    answer: storefront.dispatch.answer,
    addressOf: storefront.dispatch.addressOf,
    browserServices: storefront.dispatch.browserServices,
    identity: storefront.identity,
    breaker: storefront.breaker,
    serviceWorker: storefront.serviceWorker !== undefined,
    scriptMark: randomUUID(),
  };
}
