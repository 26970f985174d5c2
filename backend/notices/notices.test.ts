import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendNotice } from "#contract/notices";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { runFor, serveForOperator } from "../operator/operator.fixture";
import { openTestKit } from "../storage/testing";
import { runNoticesCommand } from "./command/run";
import { forgetSenders } from "./notices";
import { noticeRoutes } from "./routes";

let kit: Kit;
let routes: OpenAPIHono;
let stop: () => Promise<void>;
let today = new Date("2026-11-21T12:00:00Z");
beforeAll(async () => {
  kit = await openTestKit({ dataDir: await mkdtemp(join(tmpdir(), "etalage-notices-")), now: () => today });
  const clientOf = (headers: Headers) => headers.get("x-client") ?? undefined;
  routes = noticeRoutes(kit, { wakeMails: () => undefined, clientOf });
  stop = await serveForOperator(routes, kit.dataDir, "/api/site");
}, 60_000);
afterAll(async () => {
  await stop();
  await kit.db.close();
  await rm(kit.dataDir, { recursive: true, force: true });
});

const notice = {
  kind: "illegal",
  page: "/product/x/1/",
  text: "Dit is namaak.\nKoop het op www.elders.example",
  name: "Noor",
  email: "Noor@Voorbeeld.example",
};
let sent = 0;
const send = async (more: object = {}, client = `client-${sent++}`) => {
  const init = { method: "POST", headers: { "Content-Type": "application/json", "x-client": client } };
  const response = await routes.request(sendNotice.path, { ...init, body: JSON.stringify({ ...notice, ...more }) });
  return { status: response.status, body: await response.json() };
};
const run = (...argv: string[]) => runFor(runNoticesCommand, kit.dataDir, argv);
const mailsAbout = async (id: string) =>
  (await kit.db.query("select recipient, text from mail_queue where key like $1 order by key desc", [`notice:${id}:%`]))
    .rows;

it("a notice gets a number and a mail, then once a decision with a reason that is mailed and recorded", async () => {
  const { status, body } = await send();
  expect(status).toBe(200);
  const { id } = answered("sendNotice", body);
  const [receipt] = await mailsAbout(id);
  expect(receipt).toMatchObject({ recipient: "noor@voorbeeld.example", text: expect.stringContaining(id) });
  // The address may be a stranger's, who must not be sent a text of somebody else.
  expect(receipt?.text).not.toContain("elders");

  expect((await run("list")).said).toContain(id);
  expect((await run("show", id)).said).toContain("| Koop het op www.elders.example");
  expect((await run("decide", id, "ja")).code).toBe(2);
  expect((await run("decide", id, "ja", "--reden", "Het is namaak.")).code).toBe(0);
  expect((await run("decide", id, "nee", "--reason", "Toch niet.")).code).toBe(1);
  expect((await run("decide", "M0", "nee", "--reason", "Toch niet.")).code).toBe(1);
  expect((await run("list")).said).toBe("Er staat niets in deze lijst");
  expect((await run("list", "besloten")).said).toContain("besloten: ja, Het is namaak.");
  const mails = await mailsAbout(id);
  expect(mails).toHaveLength(2);
  expect(mails.map(({ text }) => text).join()).toContain("Het is namaak.");
  const audit = await kit.db.query("select action, reason, actor from audit_log where subject = $1", [`notice:${id}`]);
  expect(audit.rows).toEqual([{ action: "notice.accept", reason: "Het is namaak.", actor: "operator" }]);

  today = new Date("2027-11-20T12:00:00Z");
  await forgetSenders(kit);
  expect((await run("show", id)).said).toContain("Noor");
  today = new Date("2027-11-22T12:00:00Z");
  await forgetSenders(kit);
  expect((await run("show", id)).said).not.toContain("Noor");
});

it.each([
  { page: "https://elders.example/" },
  { page: "//elders.example" },
  { text: "" },
  { text: "a".repeat(2_001) },
  { name: "Noor\nBcc: x" },
  { email: "noor" },
  { kind: "anders" },
])("refuses %o", async (wrong) => {
  expect((await send(wrong)).status).toBe(400);
});

it("takes ten an hour of one client, and mails one address five times a day", async () => {
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push((await send({ email: `a${n}@mail.example` }, "same")).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const mailed = [];
  for (let n = 0; n < 6; n++) mailed.push((await send({ email: "one@mail.example" })).status);
  expect(mailed.at(-1)).toBe(429);
});

it("needs the operator's key", async () => {
  expect((await routes.request("/operator-notices")).status).toBe(401);
});
