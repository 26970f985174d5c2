import net from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { patiently } from "./patience";
import { inTransaction } from "./pool";
import { openServer } from "./server-pool";

const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const DONE = Buffer.from([0x43, 0, 0, 0, 8, 0x53, 0x45, 0x54, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

let server: net.Server;
let greets: boolean;
/** Whether a statement gets a response; statements that set limits always do. */
let answers: (statement: string) => boolean;
let asked: number;
let sockets: Set<net.Socket>;
let store: ReturnType<typeof openServer>;

/**
 * A PostgreSQL that froze after its greeting: the system still accepts connections and bytes for it, but nothing
 * responds.
 */
beforeEach(async () => {
  greets = true;
  answers = () => false;
  asked = 0;
  sockets = new Set();
  server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => {
      if (greets) socket.write(Buffer.concat([AUTHENTICATED, READY]));
      socket.on("data", (bytes) => {
        const text = bytes.toString("latin1");
        if (text.startsWith("Q") && (text.includes("set ") || answers(text))) socket.write(DONE);
        else asked += 1;
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  store = openServer(`postgres://shop:secret@127.0.0.1:${port}/shop`);
  store.pool.on("error", () => undefined);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await store.close();
  server.close();
});

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await expect(work()).rejects.toThrow();
  return (performance.now() - began) / 1000;
}

it("fails a statement that is not answered, and the statements that follow at once", async () => {
  expect(await secondsOf(() => store.pool.query("select 1"))).toBeLessThan(4);
  // After one probe whether the server responds at all.
  await expect(store.pool.query("select 1")).rejects.toThrow("does not respond");
  const before = asked;
  await expect(store.pool.query("select 1")).rejects.toThrow("does not respond");
  await expect(inTransaction(store.pool, async () => 1)).rejects.toThrow("does not respond");
  expect(asked).toBe(before);
}, 20_000);

it("fails a slow statement alone, and none of those that come with or after it", async () => {
  answers = (statement) => !statement.includes("pg_sleep");
  const slow = store.pool.query("select pg_sleep(60)").then(
    () => "answered",
    () => "late",
  );
  await store.pool.query("select 1");
  expect(await slow).toBe("late");
  await Promise.all(Array.from({ length: 20 }, () => store.pool.query("select 1")));
  await inTransaction(store.pool, (client) => client.query("select 1"));
}, 20_000);

it("answers as soon as connections are free again after slow statements took them all", async () => {
  answers = (statement) => !statement.includes("pg_sleep");
  const slow = Array.from({ length: 10 }, () => store.pool.query("select pg_sleep(60)"));
  expect((await Promise.allSettled(slow)).every(({ status }) => status === "rejected")).toBe(true);
  await Promise.all(Array.from({ length: 20 }, () => store.pool.query("select 1")));
}, 20_000);

it("is used again once it answers", async () => {
  await expect(store.pool.query("select 1")).rejects.toThrow();
  await expect(store.pool.query("select 1")).rejects.toThrow("does not respond");
  answers = () => true;
  await vi.waitFor(() => store.pool.query("select 1"), { timeout: 10_000 });
}, 20_000);

it("fails a transaction without waiting a second time for its end", async () => {
  expect(await secondsOf(() => inTransaction(store.pool, (client) => client.query("select 1")))).toBeLessThan(4);
}, 20_000);

it("fails a connection that is not answered", async () => {
  greets = false;
  expect(await secondsOf(() => store.pool.query("select 1"))).toBeLessThan(4);
  await expect(store.pool.query("select 1")).rejects.toThrow("does not respond");
}, 20_000);

it("waits longer for work that was granted more", async () => {
  const long = patiently(60_000, () => store.pool.query("select 1")).then(
    () => "answered",
    () => "failed",
  );
  const short = store.pool.query("select 1").then(
    () => "answered",
    () => "short failed",
  );
  expect(await Promise.race([long, short])).toBe("short failed");
}, 20_000);
