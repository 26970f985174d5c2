import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { sendResponse, toRequest } from "./node-http";
import { type BodyTime, limitBodyTime } from "./request-body";

let server: Server | undefined;
const uncaught = vi.fn();
process.on("uncaughtException", uncaught);
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  expect(uncaught).not.toHaveBeenCalled();
});

const TIME: BodyTime = { idleMs: 10_000, totalMs: 20_000 };

async function open(answer: (request: Request) => Promise<Response>, time = TIME): Promise<number> {
  server = createServer((req: IncomingMessage, res: ServerResponse) => {
    limitBodyTime(req, res, time);
    void answer(toRequest(req, res, "http://shop.example"))
      .catch(() => new Response("broken off", { status: 400 }))
      .then((response) => sendResponse(res, response, false));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends headers that announce `length` bytes, then `parts` one by one; resolves with the response. */
function raw(port: number, length: number, parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += String(chunk);
    });
    socket.on("close", () => resolve(text));
    socket.on("error", () => undefined);
    socket.write(`POST /api/x HTTP/1.1\r\nHost: shop.example\r\nContent-Length: ${length}\r\n\r\n`);
    for (const part of parts) socket.write(part);
  });
}

test("a body that its reader leaves half-way ends neither the process nor the answer", async () => {
  const port = await open(async (received) => {
    const reader = received.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    return new Response("refused", { status: 400 });
  });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => raw(port, 600_000, Array<string>(10).fill("x".repeat(60_000)))),
  );
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*refused/);
});

test("a body arrives whole, in order", async () => {
  const port = await open(async (received) => new Response(await received.text()));
  const sent = Array.from({ length: 500 }, (_, line) => `${line}:${"y".repeat(997)}\n`).join("");
  const agent = new Agent({ keepAlive: true });
  const text = await new Promise<string>((resolve, reject) => {
    const outgoing = request({ port, host: "127.0.0.1", method: "POST", path: "/", agent }, async (res) => {
      let heard = "";
      for await (const chunk of res) heard += String(chunk);
      resolve(heard);
    });
    outgoing.on("error", reject).end(sent);
  });
  agent.destroy();
  expect(text).toBe(sent);
});

test("a visitor who breaks off a body is an error of the reader, not of the process", async () => {
  let read: Promise<unknown> | undefined;
  const port = await open(async (received) => {
    read = received.text().catch((error: Error) => error.message);
    return new Response(String(await read));
  });
  const socket = connect(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf");
  await vi.waitFor(() => expect(read).toBeDefined());
  socket.destroy();
  expect(await read).toMatch(/closed before/);
});

test("a body that does not come is answered 408 and its connection is closed", async () => {
  const port = await open(async (received) => new Response(await received.text()), { idleMs: 40, totalMs: 1_000 });
  expect(await raw(port, 100, ["half"])).toMatch(/^HTTP\/1.1 408 [\s\S]*Connection: close/i);
});

test("a body that drips is given up when its whole time is over", async () => {
  const port = await open(async (received) => new Response(await received.text()), { idleMs: 5_000, totalMs: 80 });
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += String(chunk);
  });
  socket.on("error", () => undefined);
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n");
  const drip = setInterval(() => socket.write("."), 10);
  await new Promise((resolve) => socket.on("close", resolve));
  clearInterval(drip);
  expect(text).toMatch(/^HTTP\/1.1 408 /);
});

test("an answer before the whole body closes its connection, which serves no other request", async () => {
  const port = await open(async () => new Response("who are you?", { status: 401 }));
  expect(await raw(port, 200_000, ["x".repeat(100_000)])).toMatch(
    /^HTTP\/1.1 401 [\s\S]*connection: close[\s\S]*who are you/i,
  );
});

test("an answer after the whole body keeps its connection for the next request", async () => {
  const port = await open(async (received) => new Response(await received.text()));
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "whole" });
  expect(response.headers.get("connection")).toBe("keep-alive");
  expect(await response.text()).toBe("whole");
});

test("a refusal reaches who is still sending a large body, whose connection stays until all of it has been sent", async () => {
  const port = await open(async () => new Response("who are you?", { status: 401 }), {
    ...TIME,
    linger: { ms: 10_000, bytes: 20_000_000 },
  });
  for (let i = 0; i < 10; i++) expect(await refusalOf(port, Buffer.alloc(15_000_000))).toBe("401 who are you?");
});

/** Status and text of the answer; rejects when the connection breaks, even after the answer. */
function refusalOf(port: number, body: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = request({ port, method: "POST", headers: { "content-length": body.length } }, (response) => {
      let text = `${response.statusCode} `;
      response.on("data", (chunk) => {
        text += String(chunk);
      });
      response.on("error", reject);
      sending.on("close", () => resolve(text));
    });
    sending.on("error", reject);
    sending.end(body);
  });
}
