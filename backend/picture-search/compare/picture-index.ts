import { join } from "node:path";
import { DamagedFileError, loadBinary, saveBinary } from "../../search/engine/binary-file";
import { createEmbedder, type Embedder, type Looks } from "../describe/looks";
import { createRandom, sampleOf } from "../describe/random";
import { learnTrustedMap, type Prediction, predict, sayWords, type WordMap } from "../describe/word-map";
import { type Caption, createWordReader, learnWords, type WordVector } from "../describe/words";
import { LISTS_FROM, Lists, learnLists } from "./lists";
import { FORMAT, loadLooks, mapArrays, readMap, saveLooks, storedIn } from "./saved";
import { Vectors } from "./vectors";

const FILE = "pictures.bin";
/** Products that the words are learned from. */
const MOST_LEARNED_FROM = 8_000;
const SEED = 5;
/** Products that are asked which words they have, and how many must have those that narrow the first one. */
const LIKEST = 10;
const LEAST_HAVING = 2;
const NO_WORDS: WordVector = { ids: new Uint16Array(), values: new Float32Array(), length: 0 };

/** A product with a picture. */
export interface Pictured {
  id: string;
  /** Stands for the picture and the caption: the same for the same. */
  source: string;
  /** Dot-joined key. */
  category: string;
  caption: Caption;
}
export type PictureHit = [id: string, score: number, category: string];
type Entry = Omit<Pictured, "caption">;

/** What products look like, and what is known of their words. */
export class PictureIndex {
  /** Describes pictures for this index. */
  readonly embedder: Embedder;
  private places = new Map<string, number>();
  private read: (caption: Caption) => WordVector = () => NO_WORDS;
  private map: WordMap | undefined;
  private lists: Lists | undefined;
  private listOf: Uint8Array = new Uint8Array();
  /** Only until the words have been learned. */
  private captions: Caption[] = [];

  constructor(
    private readonly looks: Looks,
    private readonly vectors = new Vectors(createEmbedder(looks).size),
    private readonly entries: Entry[] = [],
  ) {
    this.embedder = createEmbedder(looks);
    this.places = new Map(entries.map(({ id }, place) => [id, place]));
  }

  get size(): number {
    return this.entries.length;
  }

  sourceOf(id: string): string | undefined {
    return this.entries[this.places.get(id) ?? -1]?.source;
  }

  /** Adds a product with the description of its picture, or replaces it. */
  put({ caption, ...entry }: Pictured, description: Float32Array): void {
    const place = this.places.get(entry.id) ?? this.entries.length;
    this.vectors.put(description, this.read(caption), place);
    this.entries[place] = entry;
    this.places.set(entry.id, place);
    if (!this.map) this.captions[place] = caption;
    if (this.lists) this.enlist(place);
  }

  remove(id: string): void {
    const place = this.places.get(id);
    const last = this.entries.at(-1);
    if (place === undefined || !last) return;
    this.vectors.remove(place);
    this.listOf[place] = this.listOf[this.entries.length - 1] ?? 0;
    this.entries[place] = last;
    this.places.set(last.id, place);
    this.entries.pop();
    this.places.delete(id);
    const caption = this.captions.pop();
    if (caption && place < this.captions.length) this.captions[place] = caption;
  }

  /** Learns the words of all that were put, after which it can be asked. */
  learn(pause?: () => void): void {
    const space = learnWords(this.captions);
    this.read = createWordReader(space);
    const words = this.captions.map(this.read);
    for (const [place, own] of words.entries()) this.vectors.setWords(place, own);
    const some = sampleOf([...words.keys()], MOST_LEARNED_FROM, createRandom(SEED));
    const descriptions = some.map((place) => this.vectors.description(place));
    const own = some.map((place) => words[place] ?? NO_WORDS);
    this.map = learnTrustedMap(space, descriptions, own, pause);
    this.captions = [];
    if (this.size < LISTS_FROM) return;
    this.lists = learnLists(this.vectors, space.words.length, pause);
    for (let place = 0; place < this.size; place++) {
      this.enlist(place);
      if (place % 100 === 99) pause?.();
    }
  }

  private enlist(place: number): void {
    if (place >= this.listOf.length) {
      const larger = new Uint8Array(Math.max(1_024, place * 2));
      larger.set(this.listOf);
      this.listOf = larger;
    }
    this.listOf[place] = this.lists?.nearest(this.vectors, place) ?? 0;
  }

  /** The products whose pictures and words are most like a description, the likest first, and what it seems to be. */
  find(description: Float32Array, most: number): { hits: PictureHit[]; words: string[] } {
    if (!this.map) throw new Error("Nothing has been learned yet.");
    const prediction = predict(this.map, description);
    const { trust } = this.map;
    const probed = this.lists?.probed(description, prediction, trust);
    const scores = new Float32Array(this.size).fill(Number.NEGATIVE_INFINITY);
    const places: number[] = [];
    for (let place = 0; place < this.size; place++) {
      if (probed && probed[this.listOf[place] ?? 0] === 0) continue;
      scores[place] = this.vectors.likeness(place, description) + trust * this.vectors.agreement(place, prediction);
      places.push(place);
    }
    const byScore = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b;
    const likest = places.sort(byScore).slice(0, Math.max(most, LIKEST));
    const hits = likest.slice(0, most).flatMap((place): PictureHit[] => {
      const entry = this.entries[place];
      return entry ? [[entry.id, Math.round((scores[place] ?? 0) * 1e4) / 1e4, entry.category]] : [];
    });
    return { hits, words: this.say(this.map, prediction, likest.slice(0, LIKEST)) };
  }

  /** Half of the likest must have the first word; those that narrow it, some of them, and all together. */
  private say(map: WordMap, prediction: Prediction, likest: readonly number[]): string[] {
    return sayWords(map, prediction, (ids) => {
      const having = likest.filter((place) => this.vectors.hasWords(place, ids)).length;
      return having >= (ids.length > 1 ? LEAST_HAVING : likest.length / 2);
    });
  }

  /** Stores it in a folder; `about` comes back from `load`. */
  save(folder: string, about: Record<string, number>): void {
    if (!this.map) throw new Error("Nothing has been learned yet.");
    saveLooks(folder, this.looks);
    const { words } = this.map.space;
    const lists = this.lists && { looks: this.lists.looks, meanings: this.lists.meanings };
    saveBinary(join(folder, FILE), {
      meta: { format: FORMAT, about, words, trust: this.map.trust, entries: this.entries },
      arrays: {
        ...this.vectors.packed(),
        ...mapArrays(this.map),
        ...lists,
        listOf: this.listOf.slice(0, this.lists ? this.size : 0),
      },
    });
  }

  /** Throws for files that are damaged, cut off or of another version. */
  static load(folder: string): { index: PictureIndex; about: Record<string, number> } {
    const looks = loadLooks(folder);
    const { meta, arrays } = loadBinary(join(folder, FILE));
    if (meta.format !== FORMAT) throw new DamagedFileError("The file is of another version.");
    const { about, words, trust, entries } = meta as {
      about: Record<string, number>;
      words: string[];
      trust: number;
      entries: Entry[];
    };
    const stored = storedIn(arrays);
    const { size } = createEmbedder(looks);
    const vectors = Vectors.from(size, {
      values: stored.signed("values"),
      scales: stored.floats("scales"),
      wordIds: stored.shorts("wordIds"),
      wordValues: stored.floats("wordValues"),
      wordCounts: stored.bytes("wordCounts"),
      wordLengths: stored.floats("wordLengths"),
    });
    if (vectors.count !== entries.length || vectors.values.length < vectors.count * size)
      throw new DamagedFileError("The pictures do not fit.");
    const index = new PictureIndex(looks, vectors, entries);
    index.map = readMap(size, { words, trust }, stored);
    index.read = createWordReader(index.map.space);
    if (arrays.meanings) {
      index.lists = new Lists(size, words.length, stored.floats("looks"), stored.floats("meanings"));
      index.listOf = stored.bytes("listOf");
    }
    return { index, about };
  }
}
