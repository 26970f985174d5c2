import "@remix-run/node";
import type { IdentityClient } from "#contract/identity";
import type { ServiceName } from "#contract/services";
import type { SiteConfig } from "#contract/site";
import type { Breaker } from "~/api/breaker";
import type { Api } from "~/api/client";
import type { AnswerDirectly } from "~/api/direct";
import type { PageCalls } from "~/api/page-calls";
import type { VisitorConsent } from "~/browser/consent-cookie";
import type { Flags } from "~/flags/flags";
import type { Paths } from "~/paths";

declare module "@remix-run/node" {
  /**
   * What server.ts provides for one request. Only `cartSession` and `consent` are personal: documents are shared by all
   * visitors.
   */
  interface AppLoadContext {
    paths: Paths;
    site: SiteConfig;
    flags: Flags;
    /** The visitor chose to see adult products. */
    adult: boolean;
    /** This visitor's cart, on pages that the route table marks personal; never on others. */
    cartSession?: string;
    /** What this visitor allows, likewise. */
    consent?: VisitorConsent;
    /** The operator's tag manager, for pages that ask for consent. */
    tagManager?: string;
    /** Whether the screen is small, as far as the request shows. */
    mobile: boolean;
    /** Reaches embedded services without the network. */
    dispatch: (input: string, init: RequestInit) => Promise<Response>;
    /** Answers calls of embedded services with the contract's value itself; other calls go through `dispatch`. */
    answer?: AnswerDirectly;
    addressOf: (service: ServiceName) => string;
    /** Addresses of the services that the browser calls directly. */
    browserServices: Partial<Record<ServiceName, string>>;
    /** The identity provider's client settings for the browser. */
    identity: IdentityClient;
    /** Suffix that the operator's product service requires after a product's id in its path; usually empty (PD-01). */
    productSuffix?: string;
    /** Whether browsers may install the service worker. */
    serviceWorker?: boolean;
    /** Marks the inline scripts of this render; see ScriptMark. */
    scriptMark?: string;
    /** Resolves when the document may be drawn. */
    drawingTurn?: () => Promise<void>;
    /** Begins a rendering that may leave out parts drawn before, with what `siteOf` tells of the site. */
    beginDrawing?: (
      site: string,
    ) => { part(key: string): { mark: string; known: boolean }; text(content: string): string } | undefined;
    /** Whether the script of the route manifest brings the browser what `withoutFixed` takes from documents. */
    fixedApart?: boolean;
    /** Receives the rendered document instead of the response's body, to avoid copying it. */
    takeDocument?: (html: string) => void;
    /** Public origin of this site, without a trailing slash. */
    origin: string;
    /** Tracks, across pages, which calls repeatedly time out. */
    breaker?: Breaker;
    /** Created on first use by app/api/server.ts. */
    api?: Api;
    /** Likewise: this page's time for calls, and the calls without an answer. */
    calls?: PageCalls;
  }
}
