import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runCrawlCommand } from "../crawl/command/run";
import { lockSite } from "../crawl/lock-site";
import { openTestShop, product, type TestShop } from "../crawl/shop.fixture";
import { runImportCommand } from "../feeds/command/run";
import { createFeeds } from "../feeds/feeds";
import { goodItems, xmlFeed } from "../feeds/test-feed";
import { openTestKit, type TestKit } from "../feeds/test-kit";
import { SCHEDULE_MOUNT } from "../operator/on-schedule";
import { serveForOperator } from "../operator/operator.fixture";
import { runScheduleCommand } from "./command/run";
import { crawlsFolderId } from "./folder";
import { createReader } from "./read-scheduled";
import { scheduleRoutes } from "./routes";
import { createSchedule, type Schedule } from "./schedule";

/** The whole way: an operator's command, the schedule of a running shop, a crawl in its thread, the import. */
let test: TestKit;
let shop: TestShop;
let schedule: Schedule;
let stop: () => Promise<void>;
const pages: Record<string, string> = {};

beforeAll(async () => {
  test = await openTestKit();
  shop = await openTestShop(pages);
  const feeds = createFeeds({ ...test.kit, changes: test.changes, images: test.images });
  schedule = createSchedule(test.kit, {
    read: createReader(test.kit, feeds.importSource),
    folder: () => crawlsFolderId(test.kit.dataDir),
  });
  const routes = scheduleRoutes(test.kit, schedule);
  stop = await serveForOperator(routes, test.kit.dataDir, "/api/feeds");
}, 60_000);
afterAll(async () => {
  await schedule.close();
  await stop();
  await shop.close();
  await test.close();
});
beforeEach(() => test.kit.db.query("delete from scheduled_shops"));

const said: string[] = [];
async function command(name: "crawl" | "schedule" | "import", ...words: string[]): Promise<string> {
  said.length = 0;
  const say = (text: string) => void said.push(text);
  const argv = [...words, "--data", test.kit.dataDir];
  const never = new AbortController().signal;
  const real = { error: console.error, log: console.log };
  Object.assign(console, { error: say, log: say });
  try {
    if (name === "crawl") await runCrawlCommand(argv, { env: {}, stop: never, say });
    else if (name === "import") await runImportCommand(argv, {});
    else await runScheduleCommand(argv, {}, say);
  } finally {
    Object.assign(console, real);
  }
  return said.join("\n");
}
const crawlWords = () => [
  ...["--shop", "Puzzelwinkel", "--url", `http://localhost:${shop.port}/`, "--allow-private", "--pause", "0"],
  ...["--about", "https://etalage.example/join/"],
];

it("crawls a shop on time, without a command that runs", async () => {
  Object.assign(pages, { "/": '<a href="/p/1"></a><a href="/p/2"></a>', "/p/1": product(1), "/p/2": product(2) });
  expect(await command("crawl", ...crawlWords(), "--every", "12u")).toContain("voortaan elke 12u gelezen");
  await schedule.look();
  const listed = await command("schedule", "list");
  expect(listed).toContain("localhost  Puzzelwinkel  pagina's");
  expect(listed).toMatch(/gelukt: Alle bekende pagina's zijn gelezen; 2 producten\. 2 toegevoegd, 0 gewijzigd/);
  expect(await test.rows("select name from shops")).toEqual([{ name: "Puzzelwinkel" }]);
  expect(shop.headers.at(-1)?.["user-agent"]).toBe("EtalageBot/1.0 (+https://etalage.example/join/)");
  expect(await command("crawl", "--list")).toContain("2 producten  (elke 12u)");

  pages["/p/2"] = product(2, "3.50");
  expect(await command("schedule", "now", "localhost")).toBe("localhost wordt nu gelezen.");
  await schedule.look();
  expect(await command("schedule", "list")).toContain("1 gewijzigd, 0 verwijderd");
  expect(await command("crawl", "--forget", "--url", shop.origin.replace("127.0.0.1", "localhost"))).toContain(
    "is vergeten",
  );
  expect(await command("schedule", "list")).toBe("Er staat niets op de agenda.");
}, 60_000);

it("is no second guest where a command reads already, and tries again soon", async () => {
  await command("crawl", ...crawlWords(), "--every", "1d");
  const unlock = lockSite(test.kit.dataDir, "localhost");
  const asked = shop.asked.length;
  await schedule.look();
  expect(await command("crawl", ...crawlWords())).toContain("localhost wordt op dit moment al gelezen");
  unlock();
  expect(shop.asked).toHaveLength(asked);
  expect(await command("schedule", "list")).toContain("mislukt: localhost wordt op dit moment al gelezen");
}, 60_000);

it("does not take a part of a shop for all of it in a folder that does not know her", async () => {
  pages["/"] = '<a href="/p/3"></a><a href="/p/4"></a>';
  Object.assign(pages, { "/p/3": product(3), "/p/4": product(4) });
  await command("crawl", ...crawlWords(), "--every", "1d", "--max", "2");
  await test.kit.db.query("update scheduled_shops set folder = 'elsewhere', next_at = next_at - interval '2 days'");
  await schedule.look();
  const listed = await command("schedule", "list");
  expect(listed).toContain("Deze gegevensmap kent de winkel nog niet helemaal: er is niets ingevoerd");
}, 60_000);

it("imports a feed from its address on time, and says what was wrong with it", async () => {
  let body = xmlFeed(goodItems(12));
  const server = http.createServer((_, response) => void response.end(body));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`;
  const words = ["--shop", "Feedwinkel", "--url", "https://feedwinkel.example", feed];
  expect(await command("import", ...words, "--every", "6u", "--allow-private")).toContain("voortaan elke 6u");
  await schedule.look();
  expect(await command("schedule", "list")).toContain("gelukt: 12 toegevoegd");
  body = "<html></html>";
  await command("schedule", "now", "feedwinkel.example");
  await schedule.look();
  expect(await command("schedule", "list")).toContain("mislukt: Dit is geen productfeed");
  server.close();
  await command("schedule", "now", "feedwinkel.example");
  await schedule.look();
  expect(await command("schedule", "list")).toMatch(/mislukt, 2 keer achter elkaar: .*ECONNREFUSED/);

  expect(await command("import", ...words, "--every", "6u")).toContain("voortaan elke 6u");
  await schedule.look();
  expect(await command("schedule", "list")).toContain("eigen netwerk");
}, 60_000);

it("pauses, resumes and removes", async () => {
  await command("crawl", ...crawlWords(), "--every", "1d");
  expect(await command("schedule", "pause", "localhost")).toContain("voorlopig niet meer");
  expect(await command("schedule", "list")).toContain("gepauzeerd");
  expect(await command("schedule", "resume", "localhost")).toContain("wordt weer gelezen");
  expect(await command("schedule", "remove", "localhost")).toContain("niet meer op de agenda");
  expect(await command("schedule", "remove", "localhost")).toContain("localhost staat niet op de agenda");
});

it.each([
  [["crawl", "--shop", "W", "--url", "https://w.example", "--about", "https://e.example", "--every", "5m"], "--every"],
  [["crawl", "--shop", "W", "--url", "https://w.example", "--about", "https://e.example", "--every", "1x"], "--every"],
  [["import", "--shop", "W", "--url", "https://w.example", "--every", "6u", "feed.xml"], "http(s)-adres"],
  [["schedule", "now"], "Deze opdracht klopt niet"],
  [["schedule", "dans", "w.example"], "Deze opdracht klopt niet"],
  [["schedule"], "Geef een opdracht"],
] as const)("refuses %j", async ([name, ...words], reason) => {
  expect(await command(name, ...words)).toContain(reason);
});

it("is for the operator's own command alone", async () => {
  const routes = scheduleRoutes(test.kit, schedule);
  const path = SCHEDULE_MOUNT.replace("/api/feeds", "");
  expect((await routes.request(path)).status).toBe(401);
  const change = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  expect((await routes.request(`${path}/change`, change)).status).toBe(401);
});
