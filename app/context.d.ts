import "@remix-run/node";
import type { IdentityClient } from "#contract/identity";
import type { ServiceName } from "#contract/services";
import type { SiteConfig } from "#contract/site";
import type { Breaker } from "~/api/breaker";
import type { Api } from "~/api/client";
import type { AnswerDirectly } from "~/api/direct";
import type { PageCalls } from "~/api/page-calls";
import type { Flags } from "~/flags/flags";
import type { Paths } from "~/paths";

declare module "@remix-run/node" {
  /** What server.ts knows about one request. Only `cartSession` is personal: documents are shared by all visitors. */
  interface AppLoadContext {
    paths: Paths;
    site: SiteConfig;
    flags: Flags;
    /** The visitor chose to see adult products. */
    adult: boolean;
    /** The cart of this visitor, on pages that the route table marks personal; never on others. */
    cartSession?: string;
    /** A small screen, as far as the request tells. */
    mobile: boolean;
    /** Reaches embedded services without the network. */
    dispatch: (input: string, init: RequestInit) => Promise<Response>;
    /** Answers calls of embedded services with the contract's value itself; the others go through `dispatch`. */
    answer?: AnswerDirectly;
    addressOf: (service: ServiceName) => string;
    /** Addresses of the services that the browser calls itself. */
    browserServices: Partial<Record<ServiceName, string>>;
    /** Whom the browser asks for a sign-in. */
    identity: IdentityClient;
    /** What the operator's product service wants behind a product's id in its path; mostly nothing (PD-01). */
    productSuffix?: string;
    /** What the inline scripts of this render are marked with; see ScriptMark. */
    scriptMark?: string;
    /** Takes a rendered document in the place of the response's body, which would be a copy of a copy. */
    takeDocument?: (html: string) => void;
    /** Public origin of this site, without a slash at the end. */
    origin: string;
    /** Knows, across pages, which calls time out again and again. */
    breaker?: Breaker;
    /** Made on first use by app/api/server.ts. */
    api?: Api;
    /** Likewise: the time of this page's calls, and which of them gave nothing. */
    calls?: PageCalls;
  }
}
