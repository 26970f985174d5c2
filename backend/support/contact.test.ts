import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendContact } from "#contract/contact";
import { answered } from "../http/testing";
import type { Kit, Mail } from "../kit";
import { createMailQueue } from "../mail/queue";
import { runFor, serveForOperator } from "../operator/operator.fixture";
import { openTestKit } from "../storage/testing";
import { runContactCommand } from "./command/run";
import { contactRoutes } from "./contact-routes";
import { waitingMessages } from "./desk";
import { forgetMessages } from "./messages";

let kit: Kit;
let routes: OpenAPIHono;
let stop: () => Promise<void>;
let today = new Date("2026-11-21T12:00:00Z");
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "etalage-contact-"));
  kit = await openTestKit({ dataDir, now: () => today, log: quiet });
  const clientOf = (headers: Headers) => headers.get("x-client") ?? undefined;
  const contactMail = "hulp@winkel.example";
  routes = contactRoutes(kit, { wakeMails: () => undefined, contactMail, clientOf });
  stop = await serveForOperator(routes, kit.dataDir, "/api/site");
}, 60_000);
afterAll(async () => {
  await stop();
  await kit.db.close();
  await rm(kit.dataDir, { recursive: true, force: true });
});

const message = {
  name: "Noor",
  email: "Noor@Voorbeeld.example",
  subject: "Mijn pakket is weg",
  order: "7KQ2M9XRTW4-1",
  text: "Waar is het?\nZie https://elders.example/x en www.elders.example, of elders.example.",
};
let sent = 0;
const send = async (more: object = {}, client = `client-${sent++}`) => {
  const init = { method: "POST", headers: { "Content-Type": "application/json", "x-client": client } };
  const response = await routes.request(sendContact.path, { ...init, body: JSON.stringify({ ...message, ...more }) });
  return { status: response.status, body: await response.json() };
};
const run = (...argv: string[]) => runFor(runContactCommand, kit.dataDir, argv);

it("keeps a message while the mail server is down, and mails it to the operator and its sender when it is up", async () => {
  const { status, body } = await send();
  expect(status).toBe(200);
  const { id } = answered("sendContact", body);
  expect(id).toMatch(/^V[2-9A-Z]{11}$/);

  let isUp = false;
  const delivered: Mail[] = [];
  const queue = createMailQueue(kit, async (mail) => {
    if (!isUp) throw new Error("connect ECONNREFUSED");
    delivered.push(mail);
  });
  await queue.wake();
  expect(delivered).toEqual([]);
  expect((await run("show", id)).said).toContain("| Waar is het?");

  isUp = true;
  today = new Date("2026-11-21T12:02:00Z");
  await queue.wake();
  await queue.close();
  const [copy, toOperator] = delivered.sort((a, b) => b.to.localeCompare(a.to));
  expect(toOperator).toMatchObject({ to: "hulp@winkel.example", subject: `Bericht ${id}: Mijn pakket is weg` });
  expect(toOperator?.text).toContain("https://elders.example/x");
  expect(toOperator?.text).toContain("Bestelnummer 7KQ2M9XRTW4-1");
  // The address may be a stranger's: the form is of no use to advertise with.
  expect(copy).toMatchObject({ to: "noor@voorbeeld.example", text: expect.stringContaining("> Waar is het?") });
  expect(copy?.text).not.toContain("elders");
});

it("waits at the desk until it is answered once; the answer is mailed and recorded", async () => {
  const { id } = answered("sendContact", (await send({ email: "sem@voorbeeld.example", order: "" })).body);
  expect(await waitingMessages(kit.db, 50)).toContainEqual(expect.objectContaining({ id, words: ["answer", "close"] }));
  expect((await run("list")).said).toContain(id);
  expect((await run("answer", id)).code).toBe(2);
  expect((await run("answer", id, "Het komt morgen.")).code).toBe(0);
  expect((await run("answer", id, "Of later.")).code).toBe(1);
  expect((await run("close", id, "--reden", "Klaar")).code).toBe(1);
  expect((await run("close", "V0", "--reden", "Klaar")).code).toBe(1);
  expect((await run("list", "afgehandeld")).said).toContain("> Het komt morgen.");
  expect((await waitingMessages(kit.db, 50)).map((item) => item.id)).not.toContain(id);
  const mails = await kit.db.query("select recipient, text from mail_queue where key = $1", [`contact:${id}:answer`]);
  expect(mails.rows).toMatchObject([{ recipient: "sem@voorbeeld.example" }]);
  expect(mails.rows[0]?.text).toContain("Het komt morgen.");
  const audit = await kit.db.query("select action, actor from audit_log where subject = $1", [`message:${id}`]);
  expect(audit.rows).toEqual([{ action: "message.answer", actor: "operator" }]);
});

it("is closed with a reason, and erased a year later", async () => {
  const { id } = answered("sendContact", (await send()).body);
  expect((await run("close", id)).code).toBe(2);
  expect((await run("close", id, "--reden", "Gebeld")).code).toBe(0);
  today = new Date("2027-11-20T12:00:00Z");
  await forgetMessages(kit);
  expect((await run("show", id)).said).toContain("Waar is het?");
  today = new Date("2027-11-22T12:00:00Z");
  await forgetMessages(kit);
  const { said } = await run("show", id);
  expect(said).toContain(id);
  expect(said).not.toMatch(/Noor|Waar is het/i);
});

it.each([
  { name: "" },
  { name: "Noor\nBcc: x" },
  { email: "noor" },
  { subject: "" },
  { subject: "a".repeat(121) },
  { order: "1".repeat(21) },
  { text: " " },
  { text: "a".repeat(4_001) },
])("refuses %o", async (wrong) => {
  expect((await send(wrong)).status).toBe(400);
});

it("takes five an hour of one client, and copies to one address five times a day", async () => {
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await send({ email: `a${n}@mail.example` }, "same")).status);
  expect(statuses).toEqual([...Array(5).fill(200), 429]);
  const mailed = [];
  for (let n = 0; n < 6; n++) mailed.push((await send({ email: "one@mail.example" })).status);
  expect(mailed.at(-1)).toBe(429);
});

it("needs the operator's key", async () => {
  expect((await routes.request("/operator-contact")).status).toBe(401);
});
