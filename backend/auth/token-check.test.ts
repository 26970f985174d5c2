import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { HTTPException } from "hono/http-exception";
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_AUDIENCE } from "#contract/identity";
import { createAuth } from "../identity-provider";
import type { Kit } from "../kit";
import { createTokenCheck, publicKeys } from "./token-check";

const ISSUER = "https://winkel.example/identity";
const now = new Date("2026-11-21T12:00:00Z");
const seconds = now.getTime() / 1_000;

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: Pair;
let others: Pair;
let jwk: JWK;
beforeAll(async () => {
  ours = await generateKeyPair("RS256", { extractable: true });
  others = await generateKeyPair("RS256");
  jwk = { ...(await exportJWK(ours.privateKey)), kid: "k1", alg: "RS256", use: "sig" };
});

const good = {
  iss: ISSUER,
  aud: API_AUDIENCE,
  sub: "u1",
  email: "noor@voorbeeld.nl",
  email_verified: true,
  exp: seconds + 60,
};
const header = { alg: "RS256", typ: "at+jwt", kid: "k1" };
const sign = (claims: Record<string, unknown>, head: Record<string, unknown> = {}, key = ours.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ ...header, ...head } as typeof header).sign(key);

const check = () =>
  createTokenCheck({
    expected: async () => ({ issuer: ISSUER, keys: publicKeys([jwk]), typ: "at+jwt", algorithms: ["RS256"] }),
    audience: API_AUDIENCE,
    now: () => now,
  });
/** The status with which a token is rejected; 200 when it is accepted. */
const statusOf = (authorization: string, checked = check()) =>
  checked(authorization).then(
    () => 200,
    (error: unknown) => (error instanceof HTTPException ? error.status : 500),
  );

it("tells whom a good token speaks of, and nothing without a header", async () => {
  expect(await check()(`Bearer ${await sign(good)}`)).toEqual({
    sub: "u1",
    email: "noor@voorbeeld.nl",
    emailVerified: true,
  });
  const bare = await sign({ ...good, email: 7, email_verified: "true" });
  expect(await check()(`bearer ${bare}`)).toEqual({ sub: "u1", email: "", emailVerified: false });
  expect(await check()(undefined)).toBeUndefined();
});

it("believes a token a few seconds longer, because clocks differ", async () => {
  expect(await statusOf(`Bearer ${await sign({ ...good, exp: seconds - 5 })}`)).toBe(200);
});

it("refuses every other token with 401", async () => {
  const [head = "", body = "", signature = ""] = (await sign(good)).split(".");
  const changed = Buffer.from(JSON.stringify({ ...good, sub: "u2" })).toString("base64url");
  const { exp: _, ...endless } = good;
  const { sub: __, ...nobody } = good;
  const bad: Record<string, string> = {
    "changed content": `${head}.${changed}.${signature}`,
    "no signature": `${head}.${body}.`,
    "another signature": `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    expired: await sign({ ...good, exp: seconds - 11 }),
    "not yet": await sign({ ...good, nbf: seconds + 60 }),
    "no end": await sign(endless),
    "nobody in it": await sign(nobody),
    "another audience": await sign({ ...good, aud: "urn:elsewhere" }),
    "another issuer": await sign({ ...good, iss: "https://evil.example/identity" }),
    "an identity token": await sign(good, { typ: "JWT" }),
    "another key": await sign(good, {}, others.privateKey),
    "an unknown key": await sign(good, { kid: "k2" }, others.privateKey),
    "a shared secret": await new SignJWT(good)
      .setProtectedHeader({ ...header, alg: "HS256" })
      .sign(new TextEncoder().encode(JSON.stringify(jwk.n))),
    "no algorithm": new UnsecuredJWT(good).encode(),
    "no token": "geheim",
    "very long": `${head}.${"a".repeat(20_000)}.${signature}`,
  };
  for (const [why, token] of Object.entries(bad)) expect(await statusOf(`Bearer ${token}`), why).toBe(401);
  for (const scheme of ["", "Basic YTpi", await sign(good), "Bearer"]) expect(await statusOf(scheme)).toBe(401);
});

it("reads the keys again for one that it does not know, but not for every token", async () => {
  let read = 0;
  const keys = publicKeys([], async () => {
    read++;
    return [jwk];
  });
  const expected = async () => ({ issuer: ISSUER, keys, algorithms: ["RS256"] });
  const checked = createTokenCheck({ expected, audience: API_AUDIENCE, now: () => now });
  expect(await statusOf(`Bearer ${await sign(good)}`, checked)).toBe(200);
  for (let n = 0; n < 3; n++) {
    expect(await statusOf(`Bearer ${await sign(good, { kid: "k9" }, others.privateKey)}`, checked)).toBe(401);
  }
  expect(read).toBe(1);
});

describe("a provider elsewhere", () => {
  const kit = {
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now: () => now,
  } as unknown as Kit;
  let server: Server;
  let issuer: string;
  let answers: Record<string, unknown> = {};
  beforeAll(async () => {
    server = createServer((req, res) => {
      const answer = answers[req.url ?? ""];
      res.writeHead(answer ? 200 : 500, { "content-type": "application/json" }).end(JSON.stringify(answer ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/winkel`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const open = async () => {
    const { checkBearer, identity } = await createAuth(
      kit,
      { issuer },
      { sendMail: async () => undefined, publicOrigin: () => "http://localhost:3000" },
    );
    expect(identity).toBeUndefined();
    return checkBearer;
  };
  const described = async (says: Record<string, unknown> = {}) => {
    const { kty, n, e } = jwk;
    answers = {
      "/realms/winkel/.well-known/openid-configuration": { issuer, jwks_uri: `${issuer}/keys`, ...says },
      "/realms/winkel/keys": { keys: [{ kty, n, e, kid: "k1", alg: "RS256" }] },
    };
  };

  it("is found by its description, and its tokens are believed", async () => {
    await described();
    const checkBearer = await open();
    expect(await statusOf(`Bearer ${await sign({ ...good, iss: issuer }, { typ: "JWT" })}`, checkBearer)).toBe(200);
    expect(await statusOf(`Bearer ${await sign(good)}`, checkBearer)).toBe(401);
    expect(await statusOf(`Bearer ${await sign({ ...good, iss: issuer }, {}, others.privateKey)}`, checkBearer)).toBe(
      401,
    );
  });

  it("that does not answer, or speaks for another, makes nobody signed out: 503", async () => {
    const token = `Bearer ${await sign({ ...good, iss: issuer })}`;
    answers = {};
    expect(await statusOf(token, await open())).toBe(503);
    await described({ issuer: "https://evil.example" });
    expect(await statusOf(token, await open())).toBe(503);
    await described({ jwks_uri: `${issuer}/nowhere` });
    expect(await statusOf(token, await open())).toBe(503);
    expect(await (await open())(undefined)).toBeUndefined();
  });
});
