import { readFileSync, writeSync } from "node:fs";
import { openTestSales } from "./carts/testing";
import { seeded } from "./orders/random.fixture";
import { cards } from "./payment-provider/testing";
import { openDatabase } from "./storage/open";
import { startBuying, testOffers } from "./testing-buying";

/**
 * A shop as a process of its own, which a test kills: it says whether the books are right and have everything that was
 * acknowledged before, then lets shoppers buy. Arguments: data folder, file of acknowledged lines, number of the start.
 */
const [dataDir = "", acknowledged = "", start = "0"] = process.argv.slice(2);
const MINUTES_PER_START = 10;
const SHOPPERS = 3;
/** Written at once: what was said before a kill is heard. */
const say = (line: string) => writeSync(1, `${line}\n`);

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
// Later with every start, so that leases, payments and holds of earlier ones run out.
const now = () => new Date(Date.now() + Number(start) * MINUTES_PER_START * 60_000);
const db = await openDatabase({ dataDir, log });
const { rows: shops } = await db.query("select id from shops limit 1");
if (shops.length === 0) {
  await openTestSales({}, { db, dataDir, now });
  await db.query("insert into stock (offer_id, on_hand) values ('o1', 100000), ('o5', 40)");
}
const buying = await startBuying({ db, dataDir, log, now }, async (name, work) => {
  say(name);
  return work();
});

/** What was acknowledged and is not there any more. */
async function lost(): Promise<string[]> {
  const found: string[] = [];
  for (const line of readFileSync(acknowledged, "utf8").split("\n")) {
    const [what, id] = line.split(" ");
    if (what !== "placed" && what !== "paid") continue;
    const [row] = await buying.rows(
      `select state = 'paid' or exists (select 1 from refunds where purchase_id = p.id) as settled
        from purchases p where id = $1`,
      [id],
    );
    if (!row || (what === "paid" && !row.settled)) found.push(`lost: ${line}`);
  }
  return found;
}

await buying.settled();
await buying.payments.sweep();
await buying.settled();
say(`checked ${JSON.stringify([...(await buying.broken()), ...(await lost())])}`);

const random = seeded(Number(start) + 1);
const offers = Object.keys(testOffers) as (keyof typeof testOffers)[];

async function shop(name: string): Promise<void> {
  const from = { session: name };
  const chosen = offers.filter(() => random.chance(0.6));
  let { outcome, order_id } = await buying.bought(from, "o1", ...chosen);
  if (outcome === "placed") say(`placed ${order_id}`);
  if (random.chance(0.3)) {
    if (random.chance(0.5)) await buying.open(from, order_id);
    ({ outcome, order_id } = await buying.bought(from, "o7"));
    if (outcome === "placed") say(`placed ${order_id}`);
  }
  const { status, body } = await buying.open(from, order_id);
  if (status !== 200 || random.chance(0.1)) return;
  const card = { number: random.chance(0.1) ? cards.declined : cards.good };
  const { location } = await buying.provider.pay(body.id, card);
  if (location?.includes("status=terug")) say(`paid ${order_id}`);
}

await Promise.all(
  Array.from({ length: SHOPPERS }, async (_, shopper) => {
    for (let visit = 0; ; visit += 1) await shop(`${start}.${shopper}.${visit}`);
  }),
);
