import * as client from "openid-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AUTH_REDIRECT_PATH, CLIENT_ID, IDENTITY_MOUNT, SILENT_REDIRECT_PATH } from "#contract/identity";
import { REFRESH_GRACE_MS } from "./oidc-records";
import {
  actionOf,
  askSignIn,
  discover,
  exchange,
  openTestProvider,
  signIn,
  signUp,
  somebody,
  type TestProvider,
  Visitor,
} from "./testing";

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
  await signUp(provider);
}, 60_000);
afterAll(() => provider.close());

/** An error response according to RFC 6749 §5.2. */
const refusal = (error: string) => expect.objectContaining({ error });

it("describes itself at both well-known addresses", async () => {
  const places = [
    `${IDENTITY_MOUNT}/.well-known/openid-configuration`,
    `${IDENTITY_MOUNT}/.well-known/oauth-authorization-server`,
    `/.well-known/oauth-authorization-server${IDENTITY_MOUNT}`,
  ];
  for (const path of places) {
    const said = await (await fetch(provider.origin + path)).json();
    expect(said, path).toMatchObject({
      issuer: provider.origin + IDENTITY_MOUNT,
      token_endpoint: `${provider.origin}/identity/token`,
      userinfo_endpoint: `${provider.origin}/identity/me`,
      end_session_endpoint: `${provider.origin}/identity/session/end`,
      code_challenge_methods_supported: ["S256"],
      response_types_supported: ["code"],
    });
  }
});

it("publishes only the public half of its keys", async () => {
  const { keys } = await (await fetch(`${provider.origin}/identity/jwks`)).json();
  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0]).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
});

describe("a code", () => {
  it("is not exchanged with another verifier", async () => {
    const { config, back, asked } = await signIn(provider);
    const wrong = { ...asked, verifier: client.randomPKCECodeVerifier() };
    await expect(exchange(config, back.url, wrong)).rejects.toEqual(refusal("invalid_grant"));
  });

  it("works once: a second exchange is refused, and takes back what the first one gave", async () => {
    const { config, tokens } = await signIn(provider);
    const first = await tokens();
    const { refresh_token = "" } = first;
    const { access_token } = first;
    const { sub } = (await provider.auth.checkBearer(`Bearer ${access_token}`)) ?? { sub: "" };
    await expect(tokens()).rejects.toEqual(refusal("invalid_grant"));
    await expect(provider.auth.checkBearer(`Bearer ${access_token}`)).rejects.toMatchObject({ status: 401 });
    await expect(client.fetchUserInfo(config, access_token, sub)).rejects.toThrow();
    await expect(client.refreshTokenGrant(config, refresh_token)).rejects.toEqual(refusal("invalid_grant"));
  });

  it("gives tokens to one of two that exchange it at the same moment", async () => {
    const { tokens } = await signIn(provider);
    const outcomes = await Promise.allSettled([tokens(), tokens()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is not given without PKCE, nor with a challenge in plain text", async () => {
    const config = await discover(provider);
    for (const more of [{ code_challenge: "", code_challenge_method: "" }, { code_challenge_method: "plain" }]) {
      const { url } = await askSignIn(config, provider.origin);
      for (const [name, value] of Object.entries(more)) {
        if (value) url.searchParams.set(name, value);
        else url.searchParams.delete(name);
      }
      const back = await new Visitor(provider.origin).open(url.href);
      expect(back.url.searchParams.get("error")).toBe("invalid_request");
      expect(back.url.searchParams.has("code")).toBe(false);
    }
  });
});

it.each([
  "https://evil.example/auth-redirect",
  "//evil.example/auth-redirect",
  "{origin}/auth-redirect/../elders",
  "{origin}/auth-redirect?next=https://evil.example",
  "{origin}.evil.example/auth-redirect",
  "{origin}@evil.example/auth-redirect",
  "javascript:alert(1)",
])("sends nobody to %s", async (template) => {
  const config = await discover(provider);
  const { url } = await askSignIn(config, provider.origin);
  url.searchParams.set("redirect_uri", template.replace("{origin}", provider.origin));
  const response = await new Visitor(provider.origin).send(url.href, { headers: { accept: "text/html" } });
  expect(response.status).toBe(400);
  expect(response.headers.get("location")).toBeNull();
  expect(await response.text()).toContain("invalid_redirect_uri");
});

/** Makes requests of this client include the visitor's cookies, like those of the shop's pages. */
function asBrowser(config: client.Configuration, visitor: Visitor): void {
  config[client.customFetch] = (url, { method, body, headers }) =>
    visitor.send(url, { method, headers, body: body instanceof URLSearchParams ? body : null });
}

describe("a refresh token", () => {
  it("is replaced at every use", async () => {
    const { config, tokens } = await signIn(provider);
    const { refresh_token = "" } = await tokens();
    const next = await client.refreshTokenGrant(config, refresh_token);
    expect(next.refresh_token).toBeTruthy();
    expect(next.refresh_token).not.toBe(refresh_token);
    expect(await provider.auth.checkBearer(`Bearer ${next.access_token}`)).toMatchObject({ email: somebody.email });
  });

  it("serves two tabs that renew at the same moment, and a browser whose answer was lost", async () => {
    const { config, tokens, visitor } = await signIn(provider);
    const { refresh_token = "" } = await tokens();
    asBrowser(config, visitor);
    const both = await Promise.all([1, 2, 3, 4].map(() => client.refreshTokenGrant(config, refresh_token)));
    for (const { refresh_token: next = "" } of both) {
      await expect(client.refreshTokenGrant(config, next)).resolves.toBeTruthy();
    }
    await expect(client.refreshTokenGrant(config, refresh_token)).resolves.toBeTruthy();
  });

  it("used again without the session's cookie counts as stolen at once: everything that came from it ends", async () => {
    const { config, tokens } = await signIn(provider);
    const { refresh_token = "" } = await tokens();
    const next = await client.refreshTokenGrant(config, refresh_token);
    const other = await signIn(provider);
    asBrowser(config, other.visitor);
    await expect(client.refreshTokenGrant(config, refresh_token)).rejects.toEqual(refusal("invalid_grant"));
    await expect(client.refreshTokenGrant(config, next.refresh_token ?? "")).rejects.toEqual(refusal("invalid_grant"));
    await expect(provider.auth.checkBearer(`Bearer ${next.access_token}`)).rejects.toMatchObject({ status: 401 });
    expect(await provider.auth.checkBearer(`Bearer ${(await other.tokens()).access_token}`)).toBeTruthy();
  });

  it("used again later counts as stolen, whoever sends it", async () => {
    const { config, tokens, visitor } = await signIn(provider);
    const { refresh_token = "" } = await tokens();
    asBrowser(config, visitor);
    const next = await client.refreshTokenGrant(config, refresh_token);
    provider.pass(REFRESH_GRACE_MS + 1_000);
    await expect(client.refreshTokenGrant(config, refresh_token)).rejects.toEqual(refusal("invalid_grant"));
    await expect(client.refreshTokenGrant(config, next.refresh_token ?? "")).rejects.toEqual(refusal("invalid_grant"));
  });

  it("can be taken back", async () => {
    const { config, tokens } = await signIn(provider);
    const { refresh_token = "" } = await tokens();
    await client.tokenRevocation(config, refresh_token);
    await expect(client.refreshTokenGrant(config, refresh_token)).rejects.toEqual(refusal("invalid_grant"));
  });
});

describe("a silent renewal", () => {
  const silent = { prompt: "none" };
  const redirect_uri = () => provider.origin + SILENT_REDIRECT_PATH;

  it("gives a code to whoever is signed in, in a frame of the shop", async () => {
    const { config, visitor } = await signIn(provider);
    const asked = await askSignIn(config, provider.origin, { ...silent, redirect_uri: redirect_uri() });
    const back = await visitor.open(asked.url.href);
    expect(back.url.pathname).toBe(SILENT_REDIRECT_PATH);
    expect((await exchange(config, back.url, asked)).claims()).toMatchObject({ email: somebody.email });
  });

  it("says login_required to anybody else", async () => {
    const config = await discover(provider);
    const asked = await askSignIn(config, provider.origin, { ...silent, redirect_uri: redirect_uri() });
    const back = await new Visitor(provider.origin).open(asked.url.href);
    expect(back.url.pathname).toBe(SILENT_REDIRECT_PATH);
    expect(back.url.searchParams.get("error")).toBe("login_required");
  });
});

describe("signing out", () => {
  it("works without JavaScript, ends the session and its refresh tokens, and leads home", async () => {
    const { config, visitor, tokens } = await signIn(provider);
    const { refresh_token = "", id_token = "" } = await tokens();
    const end = client.buildEndSessionUrl(config, {
      id_token_hint: id_token,
      post_logout_redirect_uri: `${provider.origin}/`,
      state: "terug",
    });
    const page = await visitor.open(end.href);
    expect(page.html).toContain('<button class="button" type="submit" form="op.logoutForm" name="logout" value="yes"');
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page.html)?.[1] ?? "";
    const back = await visitor.submit(actionOf(page.html), { xsrf, logout: "yes" });
    expect(back.url.href).toBe(`${provider.origin}/?state=terug`);
    await expect(client.refreshTokenGrant(config, refresh_token)).rejects.toEqual(refusal("invalid_grant"));
    const again = await askSignIn(config, provider.origin, { prompt: "none" });
    expect((await visitor.open(again.url.href)).url.searchParams.get("error")).toBe("login_required");
  });

  it("asks first when a link of a stranger wants it, and the shop need not ask", async () => {
    const { config, visitor, tokens } = await signIn(provider);
    const { id_token = "" } = await tokens();
    for (const forced of [
      `client_id=${CLIENT_ID}`,
      "",
      `id_token_hint=${(await (await signUp(provider, undefined, { ...somebody, email: "vreemd@voorbeeld.nl" })).tokens()).id_token}`,
    ]) {
      const asked = await visitor.open(`/identity/session/end?${forced}`);
      expect(asked.html, forced).toContain("Wil je uitloggen?");
      expect(asked.html).not.toContain("data-submit-now");
    }
    const own = await visitor.open(client.buildEndSessionUrl(config, { id_token_hint: id_token }).href);
    expect(own.html).toContain("data-submit-now");
  });

  it("leads nowhere but to this shop", async () => {
    const { visitor } = await signIn(provider);
    const end = `/identity/session/end?client_id=${CLIENT_ID}&post_logout_redirect_uri=${encodeURIComponent("https://evil.example/")}`;
    const page = await visitor.open(end);
    expect(page.status).toBe(400);
    expect(page.html).not.toContain("evil.example");
  });

  it("happens only with the secret of the page that asked", async () => {
    const { visitor, config, tokens } = await signIn(provider);
    const { refresh_token = "" } = await tokens();
    await visitor.open(`/identity/session/end?client_id=${CLIENT_ID}`);
    const forged = await visitor.submit("/identity/session/end/confirm", { xsrf: "geraden", logout: "yes" });
    expect(forged.status).toBe(400);
    await expect(client.refreshTokenGrant(config, refresh_token)).resolves.toBeTruthy();
  });
});

it("signs in by both names of a developer's own machine", async () => {
  const other = provider.origin.replace("localhost", "127.0.0.1");
  const said = await (await fetch(`${other}${IDENTITY_MOUNT}/.well-known/openid-configuration`)).json();
  expect(said.authorization_endpoint).toBe(`${other}/identity/auth`);
  const config = await discover(provider);
  const asked = await askSignIn(config, other);
  const visitor = new Visitor(other);
  const page = await visitor.open(asked.url.href.replace(provider.origin, other));
  const back = await visitor.submit(actionOf(page.html), somebody);
  expect(back.url.origin + back.url.pathname).toBe(other + AUTH_REDIRECT_PATH);
  expect(back.url.searchParams.get("code")).toBeTruthy();
});

it("keeps its cookies to itself", async () => {
  const config = await discover(provider);
  const { url } = await askSignIn(config, provider.origin);
  const response = await fetch(url, { redirect: "manual" });
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/; path=\/identity/i);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; samesite=lax/i);
  }
});
