import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Kit, Mail, SendMail } from "../kit";
import { serveForOperator } from "../operator/operator.fixture";
import { openTestKit } from "../storage/testing";
import { isRefusal, MOST_TRIES, nextTry } from "./backoff";
import { runMailCommand } from "./command/run";
import { enqueueMail } from "./enqueue";
import { mailRoutes } from "./mail-routes";
import { createMailQueue, type MailQueue } from "./queue";

const START = new Date("2026-11-21T12:00:00Z");
const HOUR_MS = 3_600_000;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let kit: Kit;
let clock: Date;
let sent: Mail[];
let deliver: SendMail;
const open: MailQueue[] = [];
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "etalage-mail-queue-"));
  kit = await openTestKit({ dataDir, log, now: () => clock });
}, 60_000);
afterAll(async () => {
  await kit.db.close();
  await rm(kit.dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  clock = START;
  sent = [];
  deliver = async (mail) => void sent.push(mail);
  for (const spy of Object.values(log)) spy.mockClear();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.close()));
  await kit.db.query("delete from mail_queue");
});

function start(options?: { tryMs: number }): MailQueue {
  const queue = createMailQueue(kit, (mail) => deliver(mail), options);
  open.push(queue);
  return queue;
}
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const mail = {
  to: "noor@voorbeeld.nl",
  subject: "Je bestelling",
  text: "Dank je wel. https://winkel.example/?t=geheim",
};
const queued = (key: string, more: Partial<Mail> = {}) => enqueueMail(kit.db, { ...mail, key, ...more }, clock);
const rows = async () => (await kit.db.query("select * from mail_queue order by key")).rows;
const refusing =
  (error: Error): SendMail =>
  async () =>
    Promise.reject(error);

describe("a queued mail", () => {
  it("is sent when its transaction is stored, and never when it is not", async () => {
    const queue = start();
    const failing = kit.db.transaction(async (session) => {
      await enqueueMail(session, { ...mail, key: "purchase:1:confirmed" }, clock);
      throw new Error("no stock");
    });
    await expect(failing).rejects.toThrow("no stock");
    await queue.wake();
    expect(sent).toEqual([]);
    await kit.db.transaction((session) => enqueueMail(session, { ...mail, key: "purchase:2:confirmed" }, clock));
    await queue.wake();
    expect(sent).toMatchObject([mail]);
  });

  it("is sent once, however often it is queued, and leaves no text behind", async () => {
    const queue = start();
    await queued("purchase:1:confirmed", { html: "<p>Dank</p>" });
    await queue.wake();
    await queued("purchase:1:confirmed", { html: "<p>Dank</p>" });
    await queue.wake();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ html: "<p>Dank</p>", id: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(await rows()).toMatchObject([{ sent_at: START, next_at: null, text: "", html: null, problem: "" }]);
  });

  it("without a key is sent each time, and leaves nothing", async () => {
    const queue = start();
    await queue.send(mail);
    await queue.send(mail);
    await queue.wake();
    expect(sent).toHaveLength(2);
    expect(await rows()).toEqual([]);
  });

  it("is sent once by two processes on one store", async () => {
    const keys = Array.from({ length: 40 }, (_, n) => `purchase:${n}:confirmed`);
    for (const key of keys) await queued(key, { subject: key });
    deliver = async (one) => {
      await new Promise((resolve) => setImmediate(resolve));
      sent.push(one);
    };
    const [a, b] = [start(), start()];
    await Promise.all([a.wake(), b.wake(), a.wake(), b.wake()]);
    expect(sent.map(({ subject }) => subject).sort()).toEqual(keys.sort());
  });

  it("is tried again later, also by a shop that was restarted, under the same id", async () => {
    const ids: unknown[] = [];
    deliver = async ({ id }) => {
      ids.push(id);
      throw new Error("421 try later");
    };
    const first = start();
    await queued("a");
    await first.wake();
    await first.wake();
    expect(ids).toHaveLength(1);
    expect(await rows()).toMatchObject([{ tries: 1, problem: "421 try later", next_at: nextTry(1, START) }]);
    await first.close();
    deliver = async (one) => void (ids.push(one.id) && sent.push(one));
    pass(2 * 60_000);
    await start().wake();
    expect(sent).toMatchObject([mail]);
    expect(new Set(ids).size).toBe(1);
  });

  it("that a killed process had taken is sent by the next", async () => {
    await queued("a");
    // What a process leaves that dies during its try.
    await kit.db.query("update mail_queue set tries = 1, next_at = $1", [new Date(START.getTime() + 120_000)]);
    const queue = start();
    await queue.wake();
    expect(sent).toEqual([]);
    pass(120_000);
    await queue.wake();
    expect(sent).toHaveLength(1);
  });

  it("does not wait for a mail server that never answers", async () => {
    deliver = () => new Promise(() => undefined);
    await queued("a");
    await start({ tryMs: 20 }).wake();
    expect(await rows()).toMatchObject([{ tries: 1, problem: "the mail server did not answer in time" }]);
  });

  it("is given up after its last try, which the operator is told", async () => {
    deliver = refusing(new Error("no route"));
    const queue = start();
    await queued("a");
    for (let n = 0; n < MOST_TRIES + 2; n += 1) {
      await queue.wake();
      pass(24 * HOUR_MS);
    }
    expect(await rows()).toMatchObject([{ tries: MOST_TRIES, next_at: null, sent_at: null, problem: "no route" }]);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain(mail.to);
  });

  it("is given up at once when the address is refused for good", async () => {
    deliver = refusing(Object.assign(new Error("550 unknown"), { code: "EENVELOPE", responseCode: 550 }));
    await queued("a");
    await start().wake();
    expect(await rows()).toMatchObject([{ tries: 1, next_at: null, sent_at: null, problem: "550 unknown" }]);
  });

  it("is not sent after it is of use, and its link is erased", async () => {
    await queued("a", { until: new Date(START.getTime() + HOUR_MS) });
    pass(HOUR_MS);
    await start().wake();
    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([{ next_at: null, sent_at: null, text: "" }]);
  });

  it("leaves no address after thirty days; what something named leaves that it was told", async () => {
    const queue = start();
    await queued("purchase:1:confirmed");
    await queue.wake();
    deliver = refusing(Object.assign(new Error("550 unknown"), { code: "EENVELOPE", responseCode: 550 }));
    await queue.send(mail);
    await queue.wake();
    expect(await rows()).toHaveLength(2);
    await queue.close();
    pass(31 * 24 * HOUR_MS);
    await start().close();
    expect(await rows()).toMatchObject([
      { key: "purchase:1:confirmed", recipient: "", subject: "", text: "", sent_at: START },
    ]);
  });
});

describe("npm run mail", () => {
  let stopServing: () => Promise<void>;
  let said = "";
  let complained = "";
  beforeAll(async () => {
    const routes = mailRoutes(kit, { wake: async () => undefined });
    stopServing = await serveForOperator(routes, kit.dataDir, "/api/users");
  });
  afterAll(() => stopServing());
  beforeEach(() => {
    [said, complained] = ["", ""];
    vi.spyOn(console, "error").mockImplementation((text: string) => {
      complained += text;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  const run = (...argv: string[]) =>
    runMailCommand([...argv, "--data", kit.dataDir], {}, (text) => {
      said += text;
    });

  it("shows what was given up, without addresses, and sends it after all", async () => {
    deliver = refusing(Object.assign(new Error("550 unknown"), { code: "EENVELOPE", responseCode: 550 }));
    await queued("purchase:1:confirmed");
    const queue = start();
    await queue.wake();
    expect(await run("status")).toBe(0);
    expect(said).toContain("In de wachtrij: 0");
    expect(said).toContain("purchase:1:confirmed  1 keer geprobeerd: 550 unknown");
    expect(said).not.toContain(mail.to);
    expect(await run("retry", "purchase:1:confirmed")).toBe(0);
    deliver = async (one) => void sent.push(one);
    await queue.wake();
    expect(sent).toMatchObject([mail]);
    expect(await run("retry", "purchase:1:confirmed")).toBe(1);
    expect(complained).toContain("niet opgegeven");
    expect(await run("retry", "alles")).toBe(0);
    expect(said).toContain("Opnieuw in de wachtrij: 0");
  });

  it.each([[[]], [["verstuur"]], [["retry"]], [["status", "x"]]])("explains itself after %j", async (argv) => {
    expect(await run(...argv)).toBe(2);
    expect(complained).toContain("Gebruik: npm run mail");
  });

  it("is answered to nobody without the operator's key", async () => {
    const routes = mailRoutes(kit, { wake: async () => undefined });
    expect((await routes.request("/mails")).status).toBe(401);
    expect(
      (await routes.request("/mails", { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } }))
        .status,
    ).toBe(401);
  });
});

it("the pauses grow, and end after some days", () => {
  const pauses = Array.from({ length: MOST_TRIES }, (_, n) => nextTry(n + 1, new Date(0))?.getTime() ?? null);
  expect(pauses.at(-1)).toBeNull();
  const known = pauses.slice(0, -1).map(Number);
  expect(known).toEqual([...known].sort((a, b) => a - b));
  const total = known.reduce((sum, ms) => sum + ms, 0);
  expect(total).toBeGreaterThan(24 * HOUR_MS);
  expect(total).toBeLessThan(7 * 24 * HOUR_MS);
});

it.each([
  [{ code: "EENVELOPE", responseCode: 550 }, true],
  [{ code: "EENVELOPE", responseCode: 450 }, false],
  [{ code: "EAUTH", responseCode: 535 }, false],
  [{ code: "ECONNECTION" }, false],
])("the failure %j is for good: %s", (fields, expected) => {
  expect(isRefusal(Object.assign(new Error("x"), fields))).toBe(expected);
});
