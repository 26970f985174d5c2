import { readWish, type Wish } from "#contract/wish";
import { importText } from "./import";
import { startShop } from "./server-process";
import { demoSentences } from "./wishes/demo-sentences";
import { wishFeed } from "./wishes/feed";
import { feedSentences } from "./wishes/feed-sentences";
import { type Judged, judge } from "./wishes/judge";
import type { LabelledSentence } from "./wishes/labels";

/**
 * How well sentences are read: asks the built shop to read labelled sentences, about the demo catalogue of 5,000 products
 * and about an imported feed, and prints how many slots and how many whole wishes are right by class. `--wrong` lists
 * what is wrong, except of the classes that are held out.
 */

const PATIENCE_MS = 10_000;

async function asked(shop: string, q: string): Promise<{ wish: Wish; ms: number }> {
  const began = performance.now();
  const response = await fetch(`${shop}/api/${readWish.service}${readWish.path}`, {
    method: readWish.method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ q, whole: true }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`Reading ${q} failed with status ${response.status}`);
  const { wish } = (await response.json()) as { wish: Wish };
  return { wish, ms: performance.now() - began };
}

async function judged(shop: string, labelled: readonly LabelledSentence[]): Promise<Judged[]> {
  const found: Judged[] = [];
  // The first question after a start also prepares what later ones share.
  await asked(shop, "een sentence die niet telt onder 1 euro");
  for (const { sentence, class: name, label } of labelled) {
    const { wish, ms } = await asked(shop, sentence);
    found.push({ class: name, sentence, ms, ...judge(label, wish) });
  }
  return found;
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const sum = (list: readonly Judged[], of: (one: Judged) => number) => list.reduce((all, one) => all + of(one), 0);

function row(name: string, list: readonly Judged[]): string {
  const right = sum(list, (one) => one.right);
  const f1 =
    (2 * right) /
    Math.max(1, 2 * right + sum(list, ({ missed }) => missed.length) + sum(list, ({ extra }) => extra.length));
  const whole = list.filter(({ missed, extra }) => missed.length + extra.length === 0).length;
  const times = list.map(({ ms }) => ms).sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return `| ${name} | ${list.length} | ${f1.toFixed(3)} | ${percent(whole, list.length)} | ${p95.toFixed(1)} |`;
}

function report(found: readonly Judged[]): void {
  console.log(
    "| Class | Sentences | F1 of slots | whole wish right | p95 ms over HTTP |\n| --- | ---: | ---: | ---: | ---: |",
  );
  for (const name of new Set(found.map((one) => one.class)))
    console.log(
      row(
        name,
        found.filter((one) => one.class === name),
      ),
    );
  console.log(row("all", found));
  if (!process.argv.includes("--wrong")) return;
  for (const { class: name, sentence, missed, extra } of found) {
    if (name.endsWith("unseen") || missed.length + extra.length === 0) continue;
    console.log(`${sentence}\n  missed: ${missed.join(", ")}; extra: ${extra.join(", ")}`);
  }
}

async function main(): Promise<void> {
  const demo = await startShop({ DEMO_PRODUCTS: "5000" });
  try {
    report(await judged(demo.url, demoSentences));
  } finally {
    await demo.stop();
  }
  const imported = await startShop({ DEMO_PRODUCTS: "0" });
  try {
    await importText(imported, "Workshop", "https://workshop.example", { file: "workshop.tsv", text: wishFeed() });
    report(await judged(imported.url, feedSentences));
  } finally {
    await imported.stop();
  }
}

await main();
