import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as client from "openid-client";
import { AUTH_REDIRECT_PATH, CLIENT_ID, IDENTITY_MOUNT, SCOPES } from "#contract/identity";
import type { IdentityConfig } from "../config";
import { type Auth, createAuth } from "../identity-provider";
import type { Kit, Mail, MakeProfile } from "../kit";
import { openTestKit } from "../storage/testing";

/** A listening shop with only the identity provider. */
export interface TestProvider {
  kit: Kit;
  auth: Auth;
  origin: string;
  mails: Mail[];
  /** Advances the clock. */
  pass(ms: number): void;
  close(): Promise<void>;
}

/** Opens it on a free port unless one is given. `kit.db` stays open when an existing kit is given. */
export async function openTestProvider(
  { makeProfile, ...config }: IdentityConfig & { makeProfile?: MakeProfile } = {},
  given?: Kit,
  port = 0,
): Promise<TestProvider> {
  let ahead = 0;
  const kit: Kit = { ...(given ?? (await openTestKit())), now: () => new Date(Date.now() + ahead) };
  const mails: Mail[] = [];
  let origin = "";
  const auth = await createAuth(
    kit,
    { passwordCost: 8, ...config },
    {
      publicOrigin: () => origin,
      sendMail: async (mail) => void mails.push(mail),
      ...(makeProfile ? { makeProfile } : {}),
    },
  );
  const server = createServer((req, res) => {
    auth.identity?.handle(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    kit,
    auth,
    origin,
    mails,
    pass: (ms) => {
      ahead += ms;
    },
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await auth.identity?.close();
      if (!given) await kit.db.close();
    },
  };
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** A browser without JavaScript: keeps cookies by path, follows redirects within the provider, submits forms. */
export class Visitor {
  readonly #origin: string;
  readonly #headers: Record<string, string>;
  #cookies: Cookie[] = [];

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin;
    this.#headers = headers;
  }

  /** Sets a cookie that no server sent. */
  plant(name: string, value: string, path: string): void {
    this.#cookies.push({ name, value, path });
  }
  /** Deletes a cookie. */
  lose(name: string): void {
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name);
  }
  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const target = new URL(url, this.#origin);
    const sent = this.#cookies.filter(({ path }) => target.pathname.startsWith(path));
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join("; ");
    const headers = { ...this.#headers, ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) };
    const response = await fetch(target, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }
  /** Follows redirects until a page or the shop is reached. Returns the address and the page. */
  async open(url: string, init: RequestInit = {}): Promise<{ url: URL; status: number; html: string }> {
    let target = new URL(url, this.#origin);
    let response = await this.send(target.href, init);
    while (response.status >= 300 && response.status < 400) {
      target = new URL(response.headers.get("location") ?? "", target);
      if (!target.pathname.startsWith(IDENTITY_MOUNT)) return { url: target, status: response.status, html: "" };
      response = await this.send(target.href);
    }
    return { url: target, status: response.status, html: await response.text() };
  }
  submit(url: string, fields: Record<string, string>) {
    return this.open(url, { method: "POST", body: new URLSearchParams(fields) });
  }
  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const path = attributes.find((text) => /^path=/i.test(text))?.slice(5) ?? "/";
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (value) this.#cookies.push({ name, value, path });
  }
}

/** The action of the form on a page. */
export function actionOf(html: string): string {
  return /<form[^>]*action="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** A strict OpenID client configured from the provider's own metadata. */
export function discover({ origin }: Pick<TestProvider, "origin">): Promise<client.Configuration> {
  const issuer = new URL(origin + IDENTITY_MOUNT);
  return client.discovery(issuer, CLIENT_ID, undefined, client.None(), { execute: [client.allowInsecureRequests] });
}

export interface Asked {
  url: URL;
  verifier: string;
  state: string;
  nonce: string;
}

/** The URL of a sign-in with PKCE. */
export async function askSignIn(
  config: client.Configuration,
  origin: string,
  more: Record<string, string> = {},
): Promise<Asked> {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: origin + AUTH_REDIRECT_PATH,
    scope: SCOPES,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...more,
  });
  return { url, verifier, state, nonce };
}

export const somebody = {
  given_name: "Noor",
  family_name: "de Wit",
  email: "noor@voorbeeld.nl",
  password: "drie groene fietsen",
  terms: "1",
};

/** Signs up through the pages and exchanges the code. */
export async function signUp(
  provider: TestProvider,
  visitor = new Visitor(provider.origin),
  who: Record<string, string> = somebody,
) {
  const config = await discover(provider);
  const asked = await askSignIn(config, provider.origin, { screen_hint: "signup" });
  const page = await visitor.open(asked.url.href);
  const back = await visitor.submit(actionOf(page.html), who);
  return { config, visitor, back, asked, tokens: () => exchange(config, back.url, asked) };
}

export async function signIn(
  provider: TestProvider,
  fields: { email: string; password: string } = somebody,
  visitor = new Visitor(provider.origin),
) {
  const config = await discover(provider);
  const asked = await askSignIn(config, provider.origin);
  const page = await visitor.open(asked.url.href);
  const back = await visitor.submit(actionOf(page.html), fields);
  return { config, visitor, back, asked, tokens: () => exchange(config, back.url, asked) };
}

export function exchange(config: client.Configuration, back: URL, { verifier, state, nonce }: Asked) {
  return client.authorizationCodeGrant(config, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
}
