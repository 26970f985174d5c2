import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openTestKit, type TestKit } from "../feeds/test-kit";
import type { ScheduleEntry } from "../operator/on-schedule";
import { nextTime } from "./next-time";
import { endReading, extendLease, putShop, readFailing, readSchedule, removeShop, setNextAt } from "./records";
import { createSchedule, type Outcome, type Schedule } from "./schedule";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = new Date("2026-11-20T12:00:00Z");
const DONE: Outcome = { state: "done", message: "3 toegevoegd" };

let test: TestKit;
const open: Schedule[] = [];
beforeAll(async () => {
  test = await openTestKit();
});
afterEach(async () => {
  for (const schedule of open.splice(0)) await schedule.close();
  await test.kit.db.query("delete from scheduled_shops");
  test.clock.now = START;
});
afterAll(() => test.close());

const entry = (over: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  kind: "feed",
  name: "Winkel",
  url: "https://a.example/",
  feed: "https://a.example/feed.xml",
  everyMinutes: 360,
  maxPages: 0,
  pause: 0,
  about: "",
  allowPrivate: false,
  ...over,
});
const crawled = { kind: "crawl", feed: "", maxPages: 10, about: "https://etalage.example/join/" } as const;
const put = (site: string, over: Partial<ScheduleEntry> = {}) =>
  putShop(test.kit.db, site, entry(over), test.clock.now);
const pass = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};
const shop = async (site: string) => (await readSchedule(test.kit.db)).find((row) => row.site === site);

/** A process that shares the store: what it reads answers `answer`. */
function process(answer: (site: string, stop: AbortSignal) => Outcome | Promise<Outcome>, over = {}) {
  const read: string[] = [];
  const schedule = createSchedule(test.kit, {
    folder: async () => "own",
    random: () => 0,
    read: async ({ site }, stop) => {
      read.push(site);
      return answer(site, stop);
    },
    ...over,
  });
  open.push(schedule);
  return { schedule, read };
}

/** A reading that lasts until it is told to end. */
function pending() {
  let end: (outcome: Outcome) => void = () => undefined;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ended = new Promise<Outcome>((resolve) => {
    end = resolve;
  });
  const answer = () => {
    begin();
    return ended;
  };
  return { answer, begun, end };
}

it("reads a shop at once, and again only when its interval has passed", async () => {
  const { schedule, read } = process(() => DONE);
  await put("a.example");
  await schedule.look();
  await schedule.look();
  expect(read).toEqual(["a.example"]);
  expect(await shop("a.example")).toMatchObject({ lastState: "done", lastMessage: "3 toegevoegd", holder: null });
  pass(6 * HOUR - 1);
  await schedule.look();
  expect(read).toHaveLength(1);
  pass(1);
  await schedule.look();
  expect(read).toHaveLength(2);
});

it("reads the shops that are due one after the other, the longest waiting first", async () => {
  let atOnce = 0;
  let most = 0;
  const { schedule, read } = process(async () => {
    most = Math.max(most, ++atOnce);
    await test.kit.db.query("select 1");
    atOnce -= 1;
    return DONE;
  });
  await put("b.example");
  pass(1);
  await put("a.example");
  pass(1);
  await schedule.look();
  expect([read, most]).toEqual([["b.example", "a.example"], 1]);
});

it("does not let a feed wait for a crawl that takes hours", async () => {
  const crawl = pending();
  const { schedule, read } = process((site) => (site === "slow.example" ? crawl.answer() : DONE));
  await put("slow.example", crawled);
  const looked = schedule.look();
  await crawl.begun;
  await put("a.example");
  await process(() => DONE).schedule.look();
  crawl.end(DONE);
  await looked;
  expect(read).toEqual(["slow.example"]);
  expect(await shop("a.example")).toMatchObject({ lastState: "done" });
});

it("is never carried out by two processes at once, and by another one when the first has died", async () => {
  const first = pending();
  const one = process(first.answer);
  const two = process(() => DONE);
  await put("a.example");
  await put("b.example");
  const looked = one.schedule.look();
  await first.begun;
  await two.schedule.look();
  expect(two.read).toEqual([]);
  pass(3 * MINUTE);
  await two.schedule.look();
  expect(two.read).toEqual(["a.example", "b.example"]);
  const done = await shop("a.example");
  first.end({ state: "failed", message: "te laat" });
  await looked;
  expect(await shop("a.example")).toEqual(done);
});

it("keeps a shop for as long as the process that reads it lives", async () => {
  await put("a.example");
  const first = pending();
  const one = process(first.answer, { beatMs: 5 });
  const two = process(() => DONE);
  const looked = one.schedule.look();
  await first.begun;
  pass(3 * MINUTE);
  await expect
    .poll(async () => (await shop("a.example"))?.leaseEnd?.getTime())
    .toBeGreaterThan(test.clock.now.getTime());
  await two.schedule.look();
  expect(two.read).toEqual([]);
  first.end(DONE);
  await looked;
});

it("stops a reading that was taken off the schedule, and tells nothing of it", async () => {
  await put("a.example");
  const { schedule } = process(
    (_, stop) => new Promise((resolve) => stop.addEventListener("abort", () => resolve(null), { once: true })),
    { beatMs: 5 },
  );
  const looked = schedule.look();
  await expect.poll(async () => (await shop("a.example"))?.holder).not.toBeNull();
  expect(await removeShop(test.kit.db, "a.example")).toBe(true);
  await looked;
  expect(await readSchedule(test.kit.db)).toEqual([]);
});

it("leaves a shop due when the process stops, so that the next one goes on", async () => {
  await put("a.example");
  const { schedule } = process(
    (_, stop) => new Promise((resolve) => stop.addEventListener("abort", () => resolve(null), { once: true })),
  );
  const looked = schedule.look();
  await expect.poll(async () => (await shop("a.example"))?.holder).not.toBeNull();
  await schedule.close();
  await looked;
  expect(await shop("a.example")).toMatchObject({
    nextAt: START,
    holder: null,
    leaseEnd: null,
    failures: 0,
    lastAt: null,
  });
  const next = process(() => DONE);
  await next.schedule.look();
  expect(next.read).toEqual(["a.example"]);
});

it("tries a shop that fails soon again, then ever later, and forgets that once it succeeds", async () => {
  let answer: Outcome | Error = new Error("boem");
  const { schedule } = process(() => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await put("a.example");
  const waits: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    await schedule.look();
    const row = await shop("a.example");
    waits.push(((row?.nextAt?.getTime() ?? 0) - test.clock.now.getTime()) / MINUTE);
    test.clock.now = row?.nextAt ?? test.clock.now;
  }
  expect(waits).toEqual([15, 60, 240, 360, 720, 1440]);
  expect((await readFailing(test.kit.db, 3, 10)).map(({ site, lastMessage }) => [site, lastMessage])).toEqual([
    ["a.example", expect.stringContaining("boem")],
  ]);
  answer = DONE;
  await schedule.look();
  expect(await shop("a.example")).toMatchObject({ failures: 0, lastState: "done" });
});

it("waits for the operator, not for a retry, when the brake holds what was read", async () => {
  const { schedule } = process(() => ({ state: "held", message: "te veel weg" }));
  await put("a.example");
  await schedule.look();
  expect(await shop("a.example")).toMatchObject({
    failures: 0,
    lastState: "held",
    nextAt: new Date(+START + 6 * HOUR),
  });
});

it("leaves a paused shop alone, also when it was paused while being read", async () => {
  const reading = pending();
  const { schedule, read } = process(reading.answer);
  await put("a.example");
  const looked = schedule.look();
  await reading.begun;
  expect(await setNextAt(test.kit.db, "a.example", null)).toBe(true);
  reading.end(DONE);
  await looked;
  pass(30 * 24 * HOUR);
  await schedule.look();
  expect(read).toHaveLength(1);
  expect(await setNextAt(test.kit.db, "nergens.example", null)).toBe(false);
});

it("leaves a crawl to the process whose folder knows the pages, for a day", async () => {
  await put("a.example", crawled);
  await process(() => DONE).schedule.look();
  pass(6 * HOUR);
  const other = process(() => DONE, { folder: async () => "elsewhere" });
  await other.schedule.look();
  expect(other.read).toEqual([]);
  pass(24 * HOUR);
  await other.schedule.look();
  expect(other.read).toEqual(["a.example"]);
  expect(await shop("a.example")).toMatchObject({ folder: "elsewhere" });
});

it("looks by itself once it is started", async () => {
  const { schedule } = process(() => DONE);
  await put("a.example");
  expect(schedule.isOn()).toBe(false);
  schedule.start();
  await expect.poll(async () => (await shop("a.example"))?.lastState).toBe("done");
  expect(schedule.isOn()).toBe(true);
});

it("spreads shops over a tenth of their interval, and never waits longer than a week more for one that is down", () => {
  const next = (failures: number, random: number, everyMinutes = 600) =>
    (nextTime({ everyMinutes, failures }, START, random).getTime() - START.getTime()) / MINUTE;
  expect([next(0, 0), next(0, 0.5), next(0, 1)]).toEqual([600, 630, 660]);
  expect(next(2, 0, 30)).toBe(30);
  expect(next(40, 0)).toBe(7 * 24 * 60);
  expect(next(40, 0, 31 * 24 * 60)).toBe(31 * 24 * 60);
});

it("extends and ends only what is its own", async () => {
  await put("a.example");
  expect(await extendLease(test.kit.db, "a.example", "stranger", START)).toBe(false);
  const ended = { nextAt: START, failures: 9, lastAt: START, lastState: "failed", lastMessage: "", folder: null };
  await endReading(test.kit.db, "a.example", "stranger", ended);
  expect(await shop("a.example")).toMatchObject({ failures: 0, lastAt: null });
});
