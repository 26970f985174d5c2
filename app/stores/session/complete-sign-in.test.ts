// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  claimsFixture,
  fakeIdentity,
  json,
  keepSignedIn,
  lines,
  loadSession,
  profileFixture,
  stubUsers,
} from "./session-fixture";

let fake = fakeIdentity();

const back = "https://shop.example/auth-redirect?code=c&state=s";
const began = (path: string) => {
  localStorage.setItem("loginInitURL", path);
  localStorage.setItem("login_attempt_pending", "true");
};
/** Opens the return page with `address`. */
async function comeBack(address = back) {
  const session = loadSession(fake);
  session.start();
  const onSignedIn = vi.fn();
  const completion = await session.completeSignIn(address, { onSignedIn });
  return { session, completion, onSignedIn };
}

let errors = vi.spyOn(console, "error");
beforeEach(() => {
  localStorage.clear();
  fake = fakeIdentity();
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("signing in remembers where it began, and that it has begun (AC-02, AC-03)", async () => {
  window.history.replaceState(null, "", "/zoeken/?q=fiets#filters");
  const session = loadSession(fake);
  session.start();
  await session.signIn({ screen: "signup" });
  expect(localStorage.getItem("loginInitURL")).toBe("/zoeken/?q=fiets#filters");
  expect(localStorage.getItem("login_attempt_pending")).toBe("true");
  expect(fake.identity.signIn).toHaveBeenCalledWith("signup", undefined);
});

test.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example/"])(
  "signing in never returns to %s",
  async (returnTo) => {
    window.history.replaceState(null, "", "/zoeken/");
    const session = loadSession(fake);
    session.start();
    await session.signIn({ returnTo });
    expect(localStorage.getItem("loginInitURL")).toBe("/zoeken/");
  },
);

test("a provider that is down loses nothing: a message, and nothing pending", async () => {
  fake.identity.signIn = vi.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
  const session = loadSession(fake);
  session.start();
  await session.signIn();
  expect(session.toasts()).toEqual(["error login.unreachable"]);
  expect(localStorage.getItem("login_attempt_pending")).toBeNull();
  session.pressToast();
  await vi.waitFor(() => expect(fake.identity.signIn).toHaveBeenCalledTimes(2));
});

test("without a secure context nothing begins, and the visitor hears why", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const session = loadSession(fake);
  session.start();
  await session.signIn();
  expect(session.toasts()).toEqual(["error login.insecure"]);
  expect(localStorage.getItem("login_attempt_pending")).toBeNull();
  expect(fake.openIdentity).not.toHaveBeenCalled();
});

test("coming back with a code: claims, profile, and back to where it began (AC-04 to AC-06, AC-10, AC-23)", async () => {
  began("/zoeken/?q=fiets");
  const asked = stubUsers({ "GET /profile": () => json(profileFixture) });
  const { session, completion } = await comeBack();
  expect(completion).toEqual({ to: "/zoeken/?q=fiets" });
  expect(JSON.parse(localStorage.getItem("tokenClaims") ?? "")).toEqual(claimsFixture);
  expect(JSON.parse(localStorage.getItem("reduxProfile") ?? "")).toEqual(profileFixture);
  expect(lines(asked)).toContain("GET /profile");
  expect(session.currentSession()).toMatchObject({ status: "signed-in", profile: { sub: "u1" } });
  expect(localStorage.getItem("loginInitURL")).toBeNull();
});

test.each(["//evil.example", "https://evil.example", "javascript:alert(1)", ""])(
  "a start path that reads %j leads home",
  async (path) => {
    began(path);
    stubUsers({ "GET /profile": () => json(profileFixture) });
    expect((await comeBack()).completion).toEqual({ to: "/" });
  },
);

test("it is told once that somebody has signed in, not again when the page is opened again (AC-09)", async () => {
  began("/");
  stubUsers({ "GET /profile": () => json(profileFixture) });
  expect((await comeBack()).onSignedIn).toHaveBeenCalledOnce();
  expect((await comeBack()).onSignedIn).not.toHaveBeenCalled();
});

test.each([
  ["404", () => json({ message: "onbekend" }, 404)],
  ["an empty body", () => new Response("", { status: 200 })],
  ["null", () => json(null)],
  ["204", () => new Response(null, { status: 204 })],
])("a profile that is %s asks for signing up and clears what is held (AC-07)", async (_, answer) => {
  keepSignedIn();
  stubUsers({ "GET /profile": answer });
  const { session } = await comeBack();
  expect(session.currentSession()).toEqual({ status: "signed-in", profile: null, signupRequired: true });
  expect(localStorage.getItem("reduxProfile")).toBeNull();
  expect(session.toasts()).toEqual([]);
});

test.each([
  ["500", () => json({}, 500)],
  ["403", () => json({}, 403)],
  ["HTML", () => new Response("<h1>nginx</h1>", { headers: { "Content-Type": "text/html" } })],
  ["a profile of nobody", () => json({ hello: "world" })],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
])("a profile call that ends in %s says that signing in failed (AC-08)", async (_, answer) => {
  began("/zoeken/");
  stubUsers({ "GET /profile": answer });
  const { session, completion } = await comeBack();
  expect(errors.mock.calls.map(([message]) => message)).toContain("Profile fetch failed");
  expect(session.toasts()).toEqual(["error notifications.loginFailed"]);
  expect(session.currentSession()).toMatchObject({ profile: null, signupRequired: false });
  expect(completion).toEqual({ to: "/zoeken/" });
});

test("an error in the address leads back with a message (AC-11)", async () => {
  fake.identity.takeAnswer = async () => false;
  began("/zoeken/");
  const { session, completion, onSignedIn } = await comeBack("https://shop.example/auth-redirect?error=access_denied");
  expect(completion).toEqual({ to: "/zoeken/" });
  expect(session.toasts()).toEqual(["error login.failed.retry"]);
  expect(localStorage.getItem("login_attempt_pending")).toBeNull();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("going back from the provider is no failure", async () => {
  began("/zoeken/");
  const { session, completion, onSignedIn } = await comeBack(
    "https://shop.example/auth-redirect?error=access_denied&error_description=cancelled&state=s",
  );
  expect(completion).toEqual({ to: "/zoeken/" });
  expect(session.toasts()).toEqual([]);
  expect(localStorage.getItem("login_attempt_pending")).toBeNull();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test.each([
  [{}, { to: "/zoeken/" }],
  [{ account_kind: "private" as const }, { to: "/zoeken/" }],
  [{ account_kind: "business" as const }, { to: "/zoeken/", next: "business" }],
])("somebody whose token says %j is led to %j", async (more, expected) => {
  began("/zoeken/");
  stubUsers({ "GET /profile": () => json(profileFixture) });
  const claims = { ...claimsFixture, ...more };
  fake.identity.complete = vi.fn(async () => ({ accessToken: "t", expiresAt: Date.now() / 1000 + 300, claims }));
  expect((await comeBack()).completion).toEqual(expected);
});

test.each(["login_required", "access_denied"])("a bare link that says %s signs nobody out", async (error) => {
  keepSignedIn();
  fake.identity.takeAnswer = async () => false;
  stubUsers({ "GET /profile": () => json(profileFixture) });
  const { session } = await comeBack(`https://shop.example/auth-redirect?error=${error}`);
  expect(session.currentSession().status).toBe("signed-in");
  expect(localStorage.getItem("tokenClaims")).not.toBeNull();
  expect(session.toasts()).toEqual(["error login.failed.retry"]);
});

test("access_denied as the answer to a request of this browser is a choice, and leads back without a word", async () => {
  began("/zoeken/");
  const { session, completion } = await comeBack("https://shop.example/auth-redirect?error=access_denied&state=s");
  expect(completion).toEqual({ to: "/zoeken/" });
  expect(session.toasts()).toEqual([]);
});

test("login_required as the answer to a request of this browser ends the session (AC-16)", async () => {
  keepSignedIn();
  stubUsers({ "GET /profile": () => json(profileFixture) });
  const { session } = await comeBack("https://shop.example/auth-redirect?error=login_required&state=s");
  expect(session.currentSession().status).toBe("anonymous");
  expect(localStorage.getItem("tokenClaims")).toBeNull();
});

test("a page without a code, and a code that is stale or used, are no way in", async () => {
  began("/");
  expect((await comeBack("https://shop.example/auth-redirect")).completion).toEqual({ problem: "unusable" });
  fake.identity.complete = async () => Promise.reject(new Error("No matching state found in storage"));
  const { session, completion } = await comeBack();
  expect(completion).toEqual({ problem: "unusable" });
  expect(session.currentSession().status).toBe("anonymous");
});

test("a used code does not trouble somebody who is signed in", async () => {
  keepSignedIn();
  stubUsers({ "GET /profile": () => json(profileFixture) });
  fake.identity.complete = async () => Promise.reject(new Error("No matching state found in storage"));
  expect((await comeBack()).completion).toEqual({ to: "/" });
});

test("a provider that cannot be reached may be asked again, from where it began", async () => {
  began("/zoeken/");
  const { complete } = fake.identity;
  fake.identity.complete = async () => Promise.reject(new TypeError("Failed to fetch"));
  const { session, completion, onSignedIn } = await comeBack();
  expect(completion).toEqual({ problem: "unreachable" });
  fake.identity.complete = complete;
  stubUsers({ "GET /profile": () => json(profileFixture) });
  expect(await session.completeSignIn(back, { onSignedIn })).toEqual({ to: "/zoeken/" });
  expect(onSignedIn).toHaveBeenCalledOnce();
});
