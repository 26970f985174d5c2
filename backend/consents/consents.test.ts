import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { afterAll, beforeAll, expect, it } from "vitest";
import { recordConsent } from "#contract/consent";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { runFor, serveForOperator } from "../operator/operator.fixture";
import { openTestKit } from "../storage/testing";
import { runConsentCommand } from "./command/run";
import { forgetConsents } from "./consents";
import { deleteConsents, readConsents } from "./records";
import { consentRoutes } from "./routes";

let kit: Kit;
let routes: OpenAPIHono;
let stop: () => Promise<void>;
let today = new Date("2026-11-21T12:00:00Z");
beforeAll(async () => {
  kit = await openTestKit({ dataDir: await mkdtemp(join(tmpdir(), "etalage-consents-")), now: () => today });
  routes = consentRoutes(kit, { clientOf: (headers) => headers.get("x-client") ?? undefined });
  stop = await serveForOperator(routes, kit.dataDir, "/api/site");
}, 60_000);
afterAll(async () => {
  await stop();
  await kit.db.close();
  await rm(kit.dataDir, { recursive: true, force: true });
});

const choice = { version: 1, purposes: ["analytics", "marketing"], place: "banner" };
const send = async (more: object = {}, client = "one") => {
  const init = { method: "POST", headers: { "Content-Type": "application/json", "x-client": client } };
  const response = await routes.request(recordConsent.path, { ...init, body: JSON.stringify({ ...choice, ...more }) });
  return { status: response.status, body: await response.json() };
};
const run = (...argv: string[]) => runFor(runConsentCommand, kit.dataDir, argv);

it("keeps time, version and choice, joins later choices by their random id, and exports all of it", async () => {
  const { id } = answered("recordConsent", (await send()).body);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  today = new Date("2026-11-22T12:00:00Z");
  await send({ id, purposes: [], place: "settings" });
  const other = answered("recordConsent", (await send({ purposes: ["analytics", "analytics"] })).body);
  expect(other.id).not.toBe(id);

  const both = [
    `2026-11-21T12:00:00.000Z,1,analytics marketing,${id},balk`,
    `2026-11-22T12:00:00.000Z,1,geweigerd,${id},instellingen`,
  ];
  const last = `2026-11-22T12:00:00.000Z,1,analytics,${other.id},balk`;
  const head = "tijd,versie,keuze,id,plek";
  expect(await run("export")).toEqual({ code: 0, said: [head, ...both, last].join("\n") });
  expect((await run("show", id)).said).toBe([head, ...both].join("\n"));
  const file = join(kit.dataDir, "keuzes.json");
  expect((await run("export", "--vorm", "json", "--naar", file)).said).toContain("3 keuzes");
  expect(JSON.parse(await readFile(file, "utf8"))[1]).toEqual({
    tijd: "2026-11-22T12:00:00.000Z",
    versie: 1,
    keuze: "geweigerd",
    id,
    plek: "instellingen",
  });
  expect((await run("export", "--vorm", "xml")).code).toBe(2);
  expect((await run("show", "x")).code).toBe(2);

  today = new Date("2027-11-21T12:00:01Z");
  await forgetConsents(kit);
  expect(await readConsents(kit.db, { after: 0, limit: 9 })).toHaveLength(2);
  await deleteConsents(kit.db, new Date(0), 1);
  expect(await readConsents(kit.db, { after: 0, limit: 9 })).toEqual([expect.objectContaining({ id: other.id })]);
});

it.each([{ id: "x" }, { version: 0 }, { purposes: ["spying"] }, { purposes: null }, { place: "elsewhere" }])(
  "refuses %o",
  async (wrong) => expect((await send(wrong)).status).toBe(400),
);

it("takes 120 choices an hour of one client, and shows the log to the operator only", async () => {
  const statuses = [];
  for (let n = 0; n < 121; n++) statuses.push((await send({}, "busy")).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect((await routes.request("/operator-consents")).status).toBe(401);
});
