import { join } from "node:path";
import { dutchDay } from "#contract/dutch-day";
import type { Kit } from "../kit";
import { projectRoot } from "../process/root";
import type { Database } from "../storage/database";
import { createContentFolder, type FileProblem, pictureNames } from "./content-folder";
import type { Article, ArticleKind } from "./read-article";

/** The operator's texts (docs/content.md): what ships with the shop, overridden file by file in the data folder. */
export interface ContentLibrary {
  /** Those that hold today, in the order of their files' `order`, then the newest first. */
  list(kind: ArticleKind): Promise<Article[]>;
  /** The one that holds today; of several versions the latest. */
  find(kind: ArticleKind, id: string): Promise<Article | undefined>;
  /** All versions that hold or held, the newest first. */
  versions(kind: ArticleKind, id: string): Promise<Article[]>;
  /** Path of a picture of the content folders; undefined when there is none. */
  picture(name: string): Promise<string | undefined>;
  /** Everything that is wrong with the files now. */
  problems(): Promise<FileProblem[]>;
}
interface Shelf {
  articles: Article[];
  pictures: Map<string, string>;
  problems: FileProblem[];
}
type Surroundings = Pick<Kit, "log" | "now" | "dataDir">;

/** Files are looked at again after this time: this also works where a file system tells nothing of changes. */
const FRESH_MS = 2_000;
/** Only the latest version of these counts. */
const VERSIONED: readonly ArticleKind[] = ["policies"];

/** Folder of the texts that ship with the shop, and the operator's own. */
export const contentFolders = (dataDir: string): [string, string] => [
  join(projectRoot(), "content"),
  join(dataDir, "content"),
];

export function createContentLibrary(
  { log, now, dataDir }: Surroundings,
  { folders = contentFolders(dataDir), freshMs = FRESH_MS }: { folders?: [string, string]; freshMs?: number } = {},
): ContentLibrary {
  const readers = folders.map(createContentFolder);
  let logged = new Set<string>();
  let last: { at: number; shelf: Promise<Shelf> } | undefined;

  async function look(): Promise<Shelf> {
    const pictures = new Map<string, string>();
    for (const folder of folders) {
      for (const name of await pictureNames([folder])) pictures.set(name, join(folder, "pictures", name));
    }
    const names = new Set(pictures.keys());
    const byFile = new Map<string, Article>();
    const problems: FileProblem[] = [];
    for (const reader of readers) {
      const found = await reader.read(names);
      for (const [key, article] of found.articles) byFile.set(key, article);
      problems.push(...found.problems);
    }
    const { articles, doubles } = withoutDoubles(byFile);
    for (const key of doubles) {
      const message = "een ander bestand heeft dit id al; geef een ander id";
      problems.push({ file: `${key}.md`, line: 1, message });
    }
    tell(problems);
    return { articles, pictures, problems };
  }

  function tell(problems: FileProblem[]): void {
    const named = new Set(problems.map(({ file, line, message }) => `${file}:${line} ${message}`));
    for (const problem of named) if (!logged.has(problem)) log.warn("content file rejected", { problem });
    logged = named;
  }

  async function shelf(): Promise<Shelf> {
    const at = performance.now();
    if (!last || at - last.at >= freshMs) last = { at, shelf: look() };
    return last.shelf;
  }

  const today = () => dutchDay(now());
  const holds = ({ hidden, validFrom, validUntil }: Article) =>
    !hidden && (!validFrom || validFrom <= today()) && (!validUntil || validUntil >= today());

  async function versions(kind: ArticleKind, id: string): Promise<Article[]> {
    const { articles } = await shelf();
    return articles
      .filter((one) => one.kind === kind && one.id === id && !one.hidden && (one.date ?? "") <= today())
      .toSorted(newestFirst);
  }

  async function list(kind: ArticleKind): Promise<Article[]> {
    const { articles } = await shelf();
    const there = articles.filter((one) => one.kind === kind && holds(one) && (one.date ?? "") <= today());
    const sorted = there.toSorted(newestFirst);
    const latest = VERSIONED.includes(kind)
      ? sorted.filter((one, index) => sorted.findIndex(({ id }) => id === one.id) === index)
      : sorted;
    return latest.toSorted((a, b) => a.order - b.order);
  }

  return {
    list,
    versions,
    find: async (kind, id) => (await list(kind)).find((one) => one.id === id),
    picture: async (name) => (await shelf()).pictures.get(name),
    problems: async () => (await shelf()).problems,
  };
}

const newestFirst = (a: Article, b: Article) =>
  (b.date ?? "").localeCompare(a.date ?? "") || a.id.localeCompare(b.id) || a.title.localeCompare(b.title);

/** Leaves out articles with the id of another; versions of a policy differ by their day. */
function withoutDoubles(byFile: Map<string, Article>): { articles: Article[]; doubles: string[] } {
  const seen = new Set<string>();
  const articles: Article[] = [];
  const doubles: string[] = [];
  for (const [key, article] of byFile) {
    const { kind, id, date, hidden } = article;
    const mark = VERSIONED.includes(kind) ? `${kind} ${id} ${date}` : `${kind} ${id}`;
    if (!hidden && seen.has(mark)) doubles.push(key);
    else articles.push(article);
    if (!hidden) seen.add(mark);
  }
  return { articles, doubles };
}

const libraries = new WeakMap<Database, ContentLibrary>();

/** The library of the shop with this store. */
export function contentLibrary(kit: Surroundings & Pick<Kit, "db">): ContentLibrary {
  const known = libraries.get(kit.db);
  if (known) return known;
  const library = createContentLibrary(kit);
  libraries.set(kit.db, library);
  return library;
}
