import { OpenAPIHono, z } from "@hono/zod-openapi";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { Kit } from "../kit";
import { EVERY } from "../operator/on-schedule";
import { putShop, readSchedule, removeShop, type ScheduledShop, setNextAt } from "./records";
import type { Schedule } from "./schedule";

const address = z.url({ protocol: /^https?$/ }).max(2_000);
const entry = z
  .strictObject({
    kind: z.enum(["feed", "crawl"]),
    name: z.string().trim().min(1).max(100),
    url: address,
    feed: z.union([address, z.literal("")]),
    everyMinutes: z.int(),
    maxPages: z.int().min(0).max(1_000_000),
    pause: z.int().min(0).max(3_600_000),
    about: z.union([address, z.literal("")]),
    allowPrivate: z.boolean(),
  })
  .refine(({ kind, everyMinutes: every }) => every >= EVERY[kind].least && every <= EVERY[kind].most, {
    message: "Dit is te vaak of te zelden.",
  })
  .refine(({ kind, feed, about, maxPages }) => (kind === "feed" ? feed !== "" : about !== "" && maxPages > 0), {
    message: "Er ontbreekt een adres.",
  });
const change = z.strictObject({
  site: z.string().min(1).max(253),
  word: z.enum(["now", "pause", "resume", "remove"]),
});

/** The schedule (service `feeds`), for the operator's own commands. */
export function scheduleRoutes(kit: Kit, schedule: Pick<Schedule, "isOn" | "look">): OpenAPIHono {
  const routes = createRoutes(kit);
  const own = new OpenAPIHono();
  own.use(operatorOnly(kit));
  const wake = () => {
    if (schedule.isOn()) void schedule.look();
  };
  own.get("/", async (c) => {
    const shops = (await readSchedule(kit.db)).map((shop) => wireShop(shop, kit.now()));
    return c.json({ shops, isOn: schedule.isOn() });
  });
  own.post("/", async (c) => {
    const body = entry.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, z.prettifyError(body.error));
    const site = siteOf(body.data.url);
    await putShop(kit.db, site, body.data, kit.now());
    kit.log.info("shop put on the schedule", { shop: site, kind: body.data.kind, minutes: body.data.everyMinutes });
    wake();
    return c.json({ site });
  });
  own.post("/change", async (c) => {
    const body = change.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, z.prettifyError(body.error));
    const { site, word } = body.data;
    const nextAt = word === "pause" ? null : kit.now();
    const isThere = word === "remove" ? await removeShop(kit.db, site) : await setNextAt(kit.db, site, nextAt);
    if (!isThere) throw failure(404, `${site} staat niet op de agenda.`);
    kit.log.info("schedule changed", { shop: site, word });
    wake();
    return c.json({ ok: true });
  });
  routes.route("/schedule", own);
  return routes;
}

/** As the import knows the shop. */
function siteOf(url: string): string {
  return new URL(url).hostname.toLowerCase().replace(/^www\./, "");
}

function wireShop(shop: ScheduledShop, now: Date) {
  const { site, kind, name, url, feed, everyMinutes, nextAt, failures, lastAt, lastState, lastMessage, leaseEnd } =
    shop;
  const isBusy = leaseEnd !== null && leaseEnd > now;
  return { site, kind, name, url, feed, everyMinutes, nextAt, isBusy, failures, lastAt, lastState, lastMessage };
}
