import http from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isPublic, type Resolve } from "./guarded-agent";
import { createGuardedFetcher, type GuardOptions } from "./guarded-fetch";

let server: http.Server;
let port: number;
let connections = 0;

function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const url = new URL(request.url ?? "/", "http://here.example");
  if (url.pathname === "/redirect") response.writeHead(302, { location: url.searchParams.get("to") ?? "" }).end();
  else if (url.pathname === "/large") response.end(Buffer.alloc(3000));
  else if (url.pathname === "/slow") response.writeHead(200).write("x");
  else if (url.pathname === "/silent") return;
  else if (url.pathname === "/packed")
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(9999)));
  else if (url.pathname === "/gone") response.writeHead(410).end();
  else response.end("hello");
}

beforeAll(async () => {
  server = http.createServer(answer);
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  connections = 0;
});

/** Fake DNS; 127.0.0.1 stands for a public address where `allow` permits it. */
function names(map: Record<string, () => string>): Resolve {
  return (host, done) => {
    const address = map[host]?.();
    if (address) done(null, [{ address, family: 4 }]);
    else done(Object.assign(new Error("not found"), { code: "ENOTFOUND" }), []);
  };
}

async function fetchWith(address: string, options: Partial<GuardOptions> = {}): Promise<string> {
  const fetcher = createGuardedFetcher({
    ports: [80, 443, port],
    maxBytes: 2000,
    stepTimeout: 300,
    totalTimeout: 600,
    accept: "image/*",
    ...options,
  });
  try {
    return (await fetcher.get(address)).toString();
  } finally {
    await fetcher.close();
  }
}

const publicly: Partial<GuardOptions> = {
  allow: (address) => address === "127.0.0.1",
  resolve: names({ "shop.example": () => "127.0.0.1", "inside.example": () => "10.1.2.3" }),
};
const at = (path: string) => `http://shop.example:${port}${path}`;

it.each(["192.0.3.1", "2a00:1450:400e:80d::200e", "2606:4700::1111", "2001:67c:2564::1"])(
  "%s is on the public internet",
  (address) => expect(isPublic(address)).toBe(true),
);

describe("an address that a stranger gave", () => {
  it.each([
    "http://127.0.0.1:PORT/",
    "http://localhost:PORT/",
    "http://[::1]:PORT/",
    "http://0.0.0.0:PORT/",
    "http://2130706433:PORT/",
    "http://0x7f.1:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://[64:ff9b::7f00:1]:PORT/",
    "http://[2002:7f00:1::]:PORT/",
    "http://169.254.169.254/latest/meta-data",
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://172.16.0.1/",
    "http://100.64.0.1/",
    "http://192.0.2.1/",
    "http://224.0.0.1/",
    "http://[fd00::1]/",
    "http://[::7f00:1]:PORT/",
    "http://[::10.0.0.1]/",
    "http://[::2]/",
    "http://[100::1]/",
    "http://[1fff::1]/",
    "http://[4000::1]/",
    "http://[5f00::1]/",
    "http://[2001::1]/",
    "http://[2001:db8::1]/",
    "http://[3fff::1]/",
    "http://[64:ff9b:1::7f00:1]:PORT/",
    "http://[fec0::1]/",
    "http://[fe80::1]/",
    "http://shop.example:22/",
    "http://user:password@shop.example/",
    "file:///etc/passwd",
    "data:image/png;base64,aaaa",
    "ftp://shop.example/",
    "no address",
  ])("%s is refused without a connection", async (address) => {
    await expect(fetchWith(address.replace("PORT", String(port)))).rejects.toThrow(/allowed|address/);
    expect(connections).toBe(0);
  });

  it("on the public internet is fetched", async () => {
    expect(await fetchWith(at("/"), publicly)).toBe("hello");
    expect(await fetchWith(at("/redirect?to=/"), publicly)).toBe("hello");
  });
  it("stays on its site where that is asked", async () => {
    const to = (host: string) => at(`/redirect?to=${encodeURIComponent(`http://${host}:${port}/`)}`);
    const sites = {
      ...publicly,
      sameSite: true,
      resolve: names({
        "shop.example": () => "127.0.0.1",
        "www.shop.example": () => "127.0.0.1",
        "other.example": () => "127.0.0.1",
      }),
    };
    expect(await fetchWith(to("www.shop.example"), sites)).toBe("hello");
    await expect(fetchWith(to("other.example"), sites)).rejects.toThrow("another site");
  });

  it.each([
    ["the metadata of a cloud", "http://169.254.169.254/"],
    ["a name inside", "http://inside.example/"],
    ["a file", "file:///etc/passwd"],
    ["another port", "http://shop.example:22/"],
    ["nothing", "http://"],
  ])("may not lead on to %s", async (_, to) => {
    await expect(fetchWith(at(`/redirect?to=${encodeURIComponent(to)}`), publicly)).rejects.toThrow(/allowed|address/);
    expect(connections).toBe(1);
  });

  it("may not lead on for ever", async () => {
    const to = encodeURIComponent(
      `/redirect?to=${encodeURIComponent(`/redirect?to=${encodeURIComponent("/redirect?to=/redirect")}`)}`,
    );
    await expect(fetchWith(at(`/redirect?to=${to}`), publicly)).rejects.toThrow("too many redirects");
  });

  it("is checked at the moment of connecting, so that a name cannot turn round afterwards", async () => {
    let asked = 0;
    const resolve = names({ "turn.example": () => (asked++ === 0 ? "127.0.0.1" : "169.254.169.254") });
    const fetcher = createGuardedFetcher({ ...LIMITS, ...publicly, ports: [port], resolve });
    expect((await fetcher.get(`http://turn.example:${port}/`)).toString()).toBe("hello");
    await fetcher.close();
    await expect(fetchWith(`http://turn.example:${port}/`, { ...publicly, resolve })).rejects.toThrow("not allowed");
  });

  it.each([
    ["larger than the limit", "/large"],
    ["packed although we asked for it plain", "/packed"],
    ["never finished", "/slow"],
    ["never begun", "/silent"],
    ["gone", "/gone"],
  ])("is given up when the answer is %s", async (_, path) => {
    await expect(fetchWith(at(path), publicly)).rejects.toThrow();
  });

  it("that has no name is an error, not a crash", async () => {
    await expect(fetchWith("http://nowhere.example/", publicly)).rejects.toThrow("not found");
  });
});

const LIMITS = { maxBytes: 2000, stepTimeout: 300, totalTimeout: 600, accept: "image/*" };
