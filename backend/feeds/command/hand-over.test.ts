import { mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reasonOf } from "../../operator/failure";
import { handOver } from "./hand-over";

let dataDir: string;
let server: http.Server;
type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;
let onImport: Answer;
let onKnock: Answer;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "etalage-hand-over-"));
  onKnock = (_, response) => response.writeHead(404).end();
  server = http.createServer((request, response) =>
    request.method === "GET" ? onKnock(request, response) : onImport(request, response),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await writeFile(join(dataDir, "server.json"), JSON.stringify({ url: `http://127.0.0.1:${port}`, pid: process.pid }));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The message for the operator when the feed cannot be handed over. */
async function told(source: AsyncIterable<Uint8Array> = Readable.from([Buffer.from("feed")]), silenceMs?: number) {
  const wanted = {
    shop: "Winkel",
    url: "https://winkel.example",
    force: false,
    feed: "-",
    dataDir,
    allowPrivate: false,
  };
  return handOver(wanted, source, () => undefined, silenceMs).then(() => "gelukt", reasonOf);
}

/** Sends a line of progress once the whole feed has arrived, then calls `then`. */
function afterTheFeed(then: (response: http.ServerResponse) => void): Answer {
  return (request, response) => {
    request.resume().once("end", () => {
      response.writeHead(200);
      response.write(`${JSON.stringify({ progress: { phase: "reading", read: 1, refused: 0, bytes: 1 } })}\n`, () =>
        then(response),
      );
    });
  };
}

describe("a feed that is handed to a running shop", () => {
  it("may have been stored when the connection breaks while the shop works on it, and may be sent again", async () => {
    onImport = afterTheFeed((response) => response.destroy());
    const reason = await told();
    expect(reason).toContain("de verbinding met de winkel viel weg");
    expect(reason).toContain("de import kan toch zijn opgeslagen");
    expect(reason).toContain("Opnieuw importeren kan geen kwaad");
  });

  it("may have been stored when the shop breaks off before its first line", async () => {
    onImport = (request, response) => void request.resume().once("end", () => response.destroy());
    expect(await told()).toContain("de import kan toch zijn opgeslagen");
  });

  it("may have been stored when the shop ends its answer without a report", async () => {
    onImport = afterTheFeed((response) => response.end());
    expect(await told()).toContain("de import kan toch zijn opgeslagen");
  });

  it("has changed nothing when the connection breaks before all of it was sent", async () => {
    onImport = (request) => void request.once("data", () => request.destroy());
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) yield Buffer.alloc(64 * 1024);
    }
    expect(await told(endless())).toContain("nog niet helemaal verstuurd: er is niets veranderd");
  });

  it("is given up when the shop says nothing for too long", async () => {
    onImport = afterTheFeed(() => undefined);
    expect(await told(undefined, 50)).toContain("de winkel liet te lang niets van zich horen");
  });

  it("is not sent to a shop that is away", async () => {
    await new Promise<void>((done) => server.close(() => done()));
    expect(await told()).toMatch(/antwoordt niet op http:.*ECONNREFUSED.*Er is niets verstuurd/);
  });

  it("is not sent to a shop that does not know the key", async () => {
    onKnock = (_, response) => response.writeHead(401).end();
    expect(await told()).toContain("kent de sleutel in");
  });

  it.each([
    [401, "kent de sleutel in"],
    [404, "neemt geen feeds aan"],
    [413, "is te groot voor de winkel (Te veel). Bied hem gezipt aan"],
    [503, "heeft het te druk, start op of heeft een storing (503) (Te veel)"],
    [400, "weigert de feed (400) (Te veel)"],
  ])("refused with %i is told in Dutch", async (status, words) => {
    onImport = (request, response) =>
      void request.resume().once("end", () => response.writeHead(status).end(JSON.stringify({ message: "Te veel" })));
    expect(await told()).toContain(words);
  });
});

it("what nobody foresaw is told in Dutch, with its own words for whoever looks into it", () => {
  expect(reasonOf(new Error("other side closed"))).toBe("er ging iets mis dat we niet voorzagen (other side closed)");
  expect(reasonOf(Object.assign(new Error("x"), { code: "ENOSPC" }))).toContain("de schijf is vol");
});
