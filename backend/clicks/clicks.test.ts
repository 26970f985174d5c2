import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clickTicket, recordClick } from "#contract/clicks";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { serveForOperator } from "../operator/operator.fixture";
import { runSellersCommand } from "../selling/command/run";
import { openTestKit } from "../storage/testing";
import { forgetClicks } from "./clicks";
import { clickRoutes } from "./routes";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

let kit: Kit;
let routes: OpenAPIHono;
let stop: () => Promise<void>;
let today = new Date("2026-11-22T12:00:00Z");
beforeAll(async () => {
  kit = await openTestKit({ dataDir: await mkdtemp(join(tmpdir(), "etalage-clicks-")), now: () => today });
  routes = clickRoutes(kit, { clientOf: (headers) => headers.get("x-client") ?? undefined });
  stop = await serveForOperator(routes, kit.dataDir, "/api/shops");
}, 60_000);
afterAll(async () => {
  await stop();
  await kit.db.close();
  await rm(kit.dataDir, { recursive: true, force: true });
});

async function post(path: string, body: object, { client = "one", agent = FIREFOX } = {}) {
  const headers = { "Content-Type": "application/json", "x-client": client, "user-agent": agent };
  const response = await routes.request(path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
const newTicket = async (client?: string) =>
  answered("clickTicket", (await post(clickTicket.path, {}, client ? { client } : {})).body).ticket;
const click = (more: object, from = {}) =>
  post(recordClick.path, { kind: "out", website: "belhuis.example", ...more }, from);
async function report(): Promise<string[]> {
  let said = "";
  await runSellersCommand(["clicks", "--data", kit.dataDir], {}, (text) => {
    said += text;
  });
  return said.split("\n").map((line) => line.replace(/\s+/g, " "));
}

it("counts people once, and neither replays, bots, forged tickets nor those of others, without saying so", async () => {
  expect(await report()).toEqual(["Er zijn nog geen kliks geteld"]);
  const ticket = await newTicket();
  const answers = [
    await click({ ticket, product: "1", clickId: "c-1" }),
    await click({ ticket, product: "1" }),
    await click({ ticket: await newTicket() }, { agent: GOOGLEBOT }),
    await click({ ticket: await newTicket() }, { agent: "" }),
    await click({ ticket: await newTicket("two") }),
    await click({ ticket: "forged" }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(6).fill([200, { ok: true }]));
  await click({ ticket, product: "2" });
  await click({ ticket: await newTicket(), kind: "visit", website: undefined, clickId: "c-1" });
  const head = "winkel doorkliks met klik-id bezoeken";
  expect(await report()).toEqual([head, "belhuis.example 2 1 0", "(andere pagina's) 0 0 1"]);

  today = new Date("2027-12-28T12:00:00Z");
  await forgetClicks(kit);
  expect((await kit.db.query("select 1 from clicks")).rows).toEqual([]);
});

it.each([{ kind: "view" }, { clickId: "a b" }, { website: "<b>" }, { product: "/" }])("refuses %o", async (wrong) => {
  expect((await click({ ticket: "t", ...wrong })).status).toBe(400);
});

it("takes 240 clicks an hour of one client, and reports to the operator only", async () => {
  const statuses = [];
  for (let n = 0; n < 241; n++) statuses.push((await click({ ticket: "t" }, { client: "busy" })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(240);
  expect((await routes.request("/operator-clicks?days=1")).status).toBe(401);
});
