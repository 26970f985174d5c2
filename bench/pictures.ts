// `npm run bench:pictures -- [folder …]`: how well pictures find their like, and what that costs. Each folder holds photographs
// in folders by class; with folders `train` and `test`, the first are indexed and the second asked, else every tenth is
// asked. Without a folder: the demo's own drawings.

import { PICTURE_RESULTS } from "#contract/picture-search";
import { alikeAmong } from "../backend/picture-search/alike";
import { type PictureHit, PictureIndex } from "../backend/picture-search/compare/picture-index";
import { LEARN_SETTINGS, learnLooks } from "../backend/picture-search/describe/learn-looks";
import { createEmbedder, type Looks } from "../backend/picture-search/describe/looks";
import { pixelsOf } from "../backend/picture-search/describe/pixels";
import { createRandom, sampleOf } from "../backend/picture-search/describe/random";
import type { Caption } from "../backend/picture-search/describe/words";
import { holdWhileLearning } from "./pictures/hold";
import { demoPictures, type Picture, photographs } from "./pictures/sets";

const SAMPLE = 1_000;
/** Of each folder. */
const MOST_INDEXED = Number(process.env.BENCH_PICTURES ?? 5_000);
const MOST_ASKED = Math.min(500, MOST_INDEXED / 8);
const MANY = 100_000;
const LOOKED_AT = 300;
const random = createRandom(3);
const cpu = () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000;
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

const folders = process.argv.slice(2);
const pictures = folders.length > 0 ? folders.flatMap(photographs) : await demoPictures();
const sets = [...new Set(pictures.map(({ set }) => set))];
const indexed = sets.flatMap((set) =>
  sampleOf(
    pictures.filter((one) => !one.isAsked && one.set === set),
    MOST_INDEXED,
    random,
  ),
);
const asked = sets.flatMap((set) =>
  sampleOf(
    pictures.filter((one) => one.isAsked && one.set === set),
    MOST_ASKED,
    random,
  ),
);
row("what", "value");
row("---", "---");
row("pictures indexed, asked", `${indexed.length}, ${asked.length}`);

let began = cpu();
const pixels = new Map<Picture, Uint8Array>();
for (const one of [...indexed, ...asked]) pixels.set(one, await pixelsOf(one.bytes()));
const decoding = (cpu() - began) / pixels.size;
const pixelsFor = (one: Picture) => pixels.get(one) ?? new Uint8Array();

began = cpu();
const looks = learnLooks(sampleOf(indexed, SAMPLE, random).map(pixelsFor), LEARN_SETTINGS);
row("learning to describe, CPU s", ((cpu() - began) / 1_000).toFixed(1));
const embedder = createEmbedder(looks);
began = cpu();
const described = new Map([...pixels].map(([one, own]) => [one, embedder.describe(own)]));
const describing = (cpu() - began) / pixels.size;
row("decoding and describing a picture, CPU ms", `${decoding.toFixed(1)} + ${describing.toFixed(1)}`);
const descriptionOf = (one: Picture) => described.get(one) ?? new Float32Array(embedder.size);

const classes = new Map(indexed.map(({ id, cls }) => [id, cls]));
const isLike =
  (one: Picture | undefined, nameOf = (cls: string) => cls) =>
  ([id]: PictureHit) =>
    nameOf(classes.get(id) ?? "") === nameOf(one?.cls ?? "?");

/** Mean shares of lists that are of the class asked with, and of its top category; and the mean length of lists. */
function ofTheList(own: readonly Picture[], lists: readonly PictureHit[][]): string {
  const mean = (of: (list: PictureHit[], n: number) => number) =>
    lists.reduce((sum, list, n) => sum + of(list, n), 0) / lists.length;
  const share = (nameOf?: (cls: string) => string) =>
    mean((list, n) => list.filter(isLike(own[n], nameOf)).length / list.length).toFixed(3);
  const top = share((cls) => cls.split(/[./]/)[0] ?? "");
  return `${share()}, ${top} (${mean((list) => list.length).toFixed(0)})`;
}

/** What the feed says about a picture. */
const captions: Record<string, (one: Picture) => Caption> = {
  "title and category": ({ title, kinds }) => ({ title, brand: "", kinds }),
  "category only": ({ kinds }) => ({ title: "", brand: "", kinds }),
  "useless titles": ({ number }) => ({ title: uselessTitle(number), brand: "", kinds: [] }),
  "no text": () => ({ title: "", brand: "", kinds: [] }),
};
const SYLLABLES = ["ra", "lo", "mi", "ven", "tor", "ka", "sel", "bo"];
function uselessTitle(number: number): string {
  const own = createRandom(number);
  const name = () => `${SYLLABLES[Math.floor(own() * 8)]}${SYLLABLES[Math.floor(own() * 8)]}`;
  return `Artikel ${name()} ${name()} ${number}`;
}

for (const [text, captionOf] of Object.entries(captions)) {
  began = cpu();
  const index = indexOf(looks, indexed, captionOf);
  const learning = (cpu() - began) / 1_000;
  for (const set of sets) {
    const own = asked.filter((one) => one.set === set);
    const nearest = own.map((one) => index.find(descriptionOf(one), LOOKED_AT).hits);
    const hits = nearest.map((each, n) => each.slice(0, 5).map(isLike(own[n])));
    const right = hits.reduce((sum, each) => sum + each.filter(Boolean).length / 5, 0) / own.length;
    const first = hits.filter(([best]) => best).length / own.length;
    row(`${set}, ${text}: P@5 (top-1)`, `${right.toFixed(3)} (${first.toFixed(3)})`);
    const lists = [nearest, nearest.map((each) => each.filter(alikeAmong(each)))].map((each) =>
      each.map((list) => list.slice(0, PICTURE_RESULTS)),
    );
    const [all = "", shown = ""] = lists.map((each) => ofTheList(own, each));
    row(`${set}, ${text}: of the same class in a list, of the same top category (length)`, `${all} → ${shown}`);
  }
  const again = sampleOf(indexed, 400, random);
  const found = again.filter((one) => index.find(descriptionOf(one), 3).hits.some(([id]) => id === one.id)).length;
  row(`${text}: the picture itself in the first three`, `${found} of ${again.length}`);
  row(`${text}: learning the words, CPU s`, learning.toFixed(1));
}

const captionOf = captions["title and category"] ?? captions["no text"];
if (captionOf) {
  const noise = createRandom(9);
  const many = new PictureIndex(looks);
  for (let n = 0; n < MANY; n++) {
    const one = indexed[n % indexed.length];
    if (!one) break;
    const description = descriptionOf(one).map((value) => value + (noise() - 0.5) * 0.05);
    many.put({ id: String(n), source: "", category: "", caption: captionOf(one) }, description);
  }
  began = cpu();
  many.learn();
  row(`learning words and lists of ${MANY}, CPU s`, ((cpu() - began) / 1_000).toFixed(1));
  const times = asked.slice(0, 100).map((one) => {
    const start = cpu();
    many.find(descriptionOf(one), LOOKED_AT);
    return cpu() - start;
  });
  times.sort((a, b) => a - b);
  row(`a query at ${MANY}, CPU ms (p50, p95)`, `${times[50]?.toFixed(1)}, ${times[95]?.toFixed(1)}`);
}
row("longest hold of the main thread while learning, ms", (await holdWhileLearning()).toFixed(0));

function indexOf(looks: Looks, from: readonly Picture[], captionOf: (one: Picture) => Caption): PictureIndex {
  const index = new PictureIndex(looks);
  for (const one of from) {
    const caption = captionOf(one);
    // A feed that says nothing has no categories either.
    const category = caption.kinds.length > 0 ? one.cls : "";
    index.put({ id: one.id, source: "", category, caption }, descriptionOf(one));
  }
  index.learn();
  return index;
}
