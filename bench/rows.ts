import { hold, type Judged } from "./assistant/hold";
import { classTable } from "./assistant/report";
import { generalStore } from "./feeds/general-store";
import { importText } from "./import";
import { table } from "./relevance/report";
import { dialoguesOf } from "./rows/dialogues";
import { shelvesOf } from "./rows/shelves";
import { startShop } from "./server-process";

/**
 * Plain questions in rows: for every category of a shop, under each of its names, one thing is asked in all forms in
 * which it is said, with brands, colours, amounts and prices from the shop's own products. Conversations that people
 * made up miss what everybody would say; rows find it. Every fourth is held,
 * `-- --every 1` holds all of them; `-- --worst 50` lists what went wrong, `-- --only "a brand,a colour"` holds these
 * rows, `-- --imported` asks a shop that imported a feed, and `-- --shop http://localhost:3000` one that runs behind a
 * proxy that it trusts.
 */

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
};

async function holdAll(shop: string): Promise<Judged[]> {
  const { shelves, catalogue } = await shelvesOf(shop);
  const only = option("--only")?.split(",");
  const every = Number(option("--every") ?? 4);
  const all = shelves.flatMap((shelf, place) =>
    dialoguesOf(shelf, place, shelves[(place + 7) % shelves.length] ?? shelf),
  );
  const judged: Judged[] = [];
  for (const [at, dialogue] of all
    .filter((one, at) => at % every === 0 && (!only || only.includes(one.class)))
    .entries())
    judged.push(await hold(dialogue, shop, addressOf(at), catalogue));
  return judged;
}
/** Limits are by client address: each conversation has one of its own. */
const addressOf = (at: number) => `10.${(at >> 16) + 5}.${(at >> 8) & 255}.${at & 255}`;

async function main(): Promise<void> {
  const running = option("--shop");
  if (running) return report(await holdAll(running));
  const isImported = process.argv.includes("--imported");
  const shop = await startShop({
    TRUST_PROXY: "1",
    PUBLIC_ORIGIN: "https://bench.example",
    DEMO_PRODUCTS: isImported ? "0" : "5000",
  });
  try {
    if (isImported) {
      const feed = generalStore();
      await importText(shop, feed.shop, `https://${feed.website}`, feed);
    }
    report(await holdAll(shop.url));
  } finally {
    await shop.stop();
  }
}

function report(all: readonly Judged[]): void {
  console.log(classTable(all));
  const worst = Number(option("--worst") ?? 0);
  if (worst > 0)
    console.log(
      `\n${faultTable(all)
        .slice(0, worst + 2)
        .join("\n")}`,
    );
}

/** Whole conversations: what fails in a second turn may be due to the first. */
function faultTable(all: readonly Judged[]): string[] {
  const rows = all.flatMap(({ dialogue, turns }) => {
    const [fault] = turns.flatMap(({ faults }) => faults);
    return fault ? [[dialogue.class, turns.map(({ said }) => said).join(" / "), fault]] : [];
  });
  return table(["Row", "Said", "Fault"], rows).split("\n");
}

await main();
