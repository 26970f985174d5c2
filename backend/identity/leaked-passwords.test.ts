import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createLeakCheck } from "./leaked-passwords";
import { openTestProvider, signUp, somebody } from "./testing";

/** SHA-1 of "password": 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8. */
const LEAKED = "1E4C9B93F3F0682250B6CF8331B7EE68FD8";
let server: Server;
let url: string;
let asked: IncomingMessage[] = [];
let answer: { status?: number; body?: string; never?: true } = {};
let warnings: string[] = [];
const log = { warn: (message: string) => void warnings.push(message) };
beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(req);
    if (!answer.never) res.writeHead(answer.status ?? 200).end(answer.body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
  warnings = [];
  answer = { body: `0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n${LEAKED}:9659365\r\n` };
});

it("finds a leaked password, and tells no more than five letters of its hash", async () => {
  expect(await createLeakCheck(url, log)("password")).toBe(true);
  expect(asked.map((request) => request.url)).toEqual(["/range/5BAA6"]);
  expect(asked[0]?.headers["add-padding"]).toBe("true");
});

it("takes an ending that is not there, or is padding, for no leak", async () => {
  expect(await createLeakCheck(`${url}/`, log)("drie groene fietsen")).toBe(false);
  answer = { body: `${LEAKED}:0\r\n` };
  expect(await createLeakCheck(url, log)("password")).toBe(false);
  expect(warnings).toEqual([]);
});

it.each([[{ status: 503 }], [{ status: 302 }], [{ body: "x".repeat(300 * 1024) }], [{ never: true as const }]])(
  "a service that fails with %j keeps nobody out, and the log says so",
  async (how) => {
    answer = how;
    expect(await createLeakCheck(url, log)("password")).toBe(false);
    expect(warnings).toEqual(["failed to look up leaked passwords"]);
  },
);

it("is asked nothing unless an address is set", async () => {
  expect(await createLeakCheck(undefined, log)("password")).toBe(false);
  expect(asked).toEqual([]);
});

it("is asked when somebody signs up, who must choose another password", async () => {
  const provider = await openTestProvider({ passwordRangeUrl: url });
  // The last 35 characters of the SHA-1 of "drie groene fietsen".
  const { createHash } = await import("node:crypto");
  const hash = createHash("sha1").update(somebody.password).digest("hex").toUpperCase();
  answer = { body: `${hash.slice(5)}:12` };
  const { back } = await signUp(provider);
  expect(back.status).toBe(422);
  expect(back.html).toContain("Dit wachtwoord is uitgelekt");
  await provider.close();
});
