// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { errorCode, type IdentityEvents, openIdentity } from "./identity";
import { identitySettings } from "./identity-settings";

const origin = window.location.origin;
const authority = `${origin}/identity`;
const client = { authority: "/identity", clientId: "storefront" };
const key = `oidc.user:${authority}:storefront`;
const seconds = () => Math.floor(Date.now() / 1000);

const encode = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, "");
const idToken = (changes: Record<string, unknown> = {}) =>
  `${encode({ alg: "none" })}.${encode({
    sub: "u1",
    iss: authority,
    aud: "storefront",
    exp: seconds() + 3_600,
    iat: seconds(),
    given_name: "Noor",
    ...changes,
  })}.x`;
const tokens = (changes: Record<string, unknown> = {}) => ({
  access_token: "nieuw",
  refresh_token: "r2",
  token_type: "Bearer",
  expires_in: 300,
  scope: "openid",
  id_token: idToken(),
  ...changes,
});
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json" } });

/** Collects the bodies sent to the token endpoint; it gives `answers` in turn and repeats the last one. */
function stubProvider(...answers: (() => Response | Promise<Response>)[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/openid-configuration")) {
      return json({
        issuer: authority,
        authorization_endpoint: `${authority}/auth`,
        token_endpoint: `${authority}/token`,
      });
    }
    asked.push(new URLSearchParams(String(init.body)));
    return (answers[asked.length - 1] ?? answers.at(-1))?.() ?? json({}, 500);
  });
  return asked;
}
const listeners = () => ({
  onRenewed: vi.fn<IdentityEvents["onRenewed"]>(),
  onRenewalFailed: vi.fn<IdentityEvents["onRenewalFailed"]>(),
  onExpired: vi.fn(),
});
const keepUser = (changes: Record<string, unknown> = {}) => {
  const user = {
    ...tokens(),
    access_token: "oud",
    refresh_token: "r1",
    expires_at: seconds() - 10,
    profile: { sub: "u1" },
  };
  localStorage.setItem(key, JSON.stringify({ ...user, ...changes }));
};
const keepState = () => {
  const state = {
    id: "s",
    created: seconds(),
    request_type: "si:r",
    code_verifier: "v",
    authority,
    client_id: "storefront",
  };
  localStorage.setItem(
    "oidc.s",
    JSON.stringify({ ...state, redirect_uri: `${origin}/auth-redirect`, scope: "openid" }),
  );
};
const back = `${origin}/auth-redirect?code=c&state=s`;
const down = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("every time-out of the specification is set (AC-18, AC-19)", () => {
  expect(identitySettings(client, "https://shop.example")).toMatchObject({
    authority: "https://shop.example/identity",
    client_id: "storefront",
    response_type: "code",
    scope: "openid profile email offline_access",
    redirect_uri: "https://shop.example/auth-redirect",
    silent_redirect_uri: "https://shop.example/silent-redirect.html",
    post_logout_redirect_uri: "https://shop.example/",
    requestTimeoutInSeconds: 10,
    silentRequestTimeoutInSeconds: 10,
    popupWindowFeatures: { closePopupWindowAfterInSeconds: 60 },
    maxSilentRenewTimeoutRetries: 3,
    automaticSilentRenew: true,
  });
  const remote = identitySettings({ ...client, authority: "https://id.example/realm" }, "https://shop.example");
  expect(remote.authority).toBe("https://id.example/realm");
});

describe("a code", () => {
  test("becomes tokens, with the proof that belongs to it (AC-04, AC-05)", async () => {
    keepState();
    const asked = stubProvider(() => json(tokens()));
    const signedIn = await openIdentity(client, listeners()).complete(back);
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      grant_type: "authorization_code",
      code: "c",
      code_verifier: "v",
    });
    expect(signedIn).toMatchObject({ accessToken: "nieuw", claims: { sub: "u1", given_name: "Noor" } });
    expect(signedIn.claims.__raw.split(".")).toHaveLength(3);
    expect(signedIn.expiresAt - seconds()).toBeGreaterThan(290);
    expect(localStorage.getItem(key)).toContain("nieuw");
  });
  test("is sent again when the network fails, and can be later when it goes on failing", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
    keepState();
    const asked = stubProvider(down, down, down, down, () => json(tokens()));
    const identity = openIdentity(client, listeners());
    await expect(identity.complete(back)).rejects.toThrow(TypeError);
    expect(asked).toHaveLength(4);
    expect((await identity.complete(back)).accessToken).toBe("nieuw");
  });
  test("that nobody here asked for touches nothing, whatever it calls itself", async () => {
    keepUser();
    const asked = stubProvider(() => json(tokens()));
    const identity = openIdentity(client, listeners());
    for (const state of ["vals", "", key.replace("oidc.", "")]) {
      const address = `${origin}/auth-redirect?code=c&error=login_required&state=${encodeURIComponent(state)}`;
      await expect(identity.complete(address)).rejects.toThrow(/state/);
      expect(await identity.takeAnswer(address)).toBe(false);
    }
    expect(asked).toHaveLength(0);
    expect(localStorage.getItem(key)).toContain("oud");
  });
  test("or an error that was asked for is an answer once", async () => {
    keepState();
    const identity = openIdentity(client, listeners());
    expect(await identity.takeAnswer(back)).toBe(true);
    expect(await identity.takeAnswer(back)).toBe(false);
  });
  test("that is refused, or that nobody asked for, leaves nothing behind", async () => {
    keepState();
    stubProvider(() => json({ error: "invalid_grant" }, 400));
    const identity = openIdentity(client, listeners());
    await expect(identity.complete(back)).rejects.toMatchObject({ error: "invalid_grant" });
    await expect(identity.complete(back)).rejects.toThrow(/state/);
    expect(localStorage.getItem(key)).toBeNull();
  });
  test.each([
    ["of another provider", { iss: "https://evil.example" }],
    ["for another shop", { aud: "other" }],
    ["that has expired", { exp: 1_000 }],
  ])("that brings a token %s is not believed", async (_, changes) => {
    keepState();
    stubProvider(() => json(tokens({ id_token: idToken(changes) })));
    await expect(openIdentity(client, listeners()).complete(back)).rejects.toMatchObject({ name: "ClaimsError" });
    expect(localStorage.getItem(key)).toBeNull();
  });
});

describe("renewing", () => {
  test("uses the refresh token, and keeps the next one (AC-18)", async () => {
    keepUser();
    const asked = stubProvider(() => json(tokens()));
    const events = listeners();
    const identity = openIdentity(client, events);
    await identity.restore();
    expect((await identity.renew())?.accessToken).toBe("nieuw");
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ grant_type: "refresh_token", refresh_token: "r1" });
    expect(localStorage.getItem(key)).toContain("r2");
    expect(events.onRenewed).toHaveBeenCalled();
  });
  test("asked twice at once happens once", async () => {
    keepUser();
    const asked = stubProvider(() => json(tokens()));
    const identity = openIdentity(client, listeners());
    await Promise.all([identity.renew(), identity.renew()]);
    expect(asked).toHaveLength(1);
  });
  test("takes over what another tab has renewed already", async () => {
    keepUser();
    const asked = stubProvider(() => json(tokens()));
    const identity = openIdentity(client, listeners());
    await identity.restore();
    keepUser({ access_token: "van een ander", expires_at: seconds() + 290 });
    expect((await identity.renew())?.accessToken).toBe("van een ander");
    expect(asked).toEqual([]);
  });
  test("is nobody's business any more after signing out elsewhere", async () => {
    stubProvider(() => json(tokens()));
    expect(await openIdentity(client, listeners()).renew()).toBeNull();
  });
  test("goes to the hidden frame when the refresh token is refused, and there only", async () => {
    keepUser();
    stubProvider(() => json({ error: "invalid_grant" }, 400));
    const identity = openIdentity(client, listeners());
    let code: string | undefined;
    const renewing = identity.renew().catch((error: unknown) => {
      code = errorCode(error);
    });
    await vi.waitFor(() => {
      const state = Object.keys(localStorage)
        .find((name) => name.startsWith("oidc.") && name !== key)
        ?.slice("oidc.".length);
      const url = `${origin}/silent-redirect.html?error=login_required&state=${state}`;
      const source = document.querySelector("iframe")?.contentWindow ?? null;
      window.dispatchEvent(new MessageEvent("message", { data: { source: "oidc-client", url }, origin, source }));
      expect(code).toBe("login_required");
    });
    await renewing;
  });
  test("that the network prevents is told as such", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
    keepUser();
    const asked = stubProvider(down);
    await expect(openIdentity(client, listeners()).renew()).rejects.toThrow(TypeError);
    expect(asked).toHaveLength(4);
    expect(localStorage.getItem(key)).toContain("r1");
  });
});

test("only what a provider says has a code", () => {
  expect(errorCode(new Error("x"))).toBeUndefined();
  expect(errorCode(Object.assign(new Error("x"), { name: "ErrorResponse", error: "login_required" }))).toBe(
    "login_required",
  );
});
