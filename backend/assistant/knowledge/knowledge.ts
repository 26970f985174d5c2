import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Reading } from "#contract/reading-text";
import { categoryTree } from "../../categories/tree";
import { helpTexts } from "../../content/articles";
import { readBlock } from "../../content/blocks";
import { contentLibrary } from "../../content/library";
import type { Kit } from "../../kit";
import { projectRoot } from "../../process/root";
import { Synonyms } from "../../search/analysis/synonyms";
import { routeNamesWith, siteConfigWith } from "../../site/rules";
import { routeNamesBlockSchema, siteConfigBlockSchema } from "../../site/schema";
import { parseAskedAs } from "./asked-as";
import { categorySections, type SourceCategory, sourceCategories } from "./category-sections";
import { type Page, pagesOf } from "./pages";
import type { FoundSection, Section } from "./section";
import { createSectionIndex, type Followed, type SectionIndex } from "./section-index";
import { sectionsOfPage } from "./sections-of-page";

export interface Asking {
  limit: number;
  /** Whether the visitor sees the marketplace, whose texts differ. */
  marketplace?: boolean | undefined;
  adult?: boolean | undefined;
  /** Only help and policies, or only guides and categories. */
  about?: "help" | "advice" | undefined;
  /** The question that this one goes on about, and the path of the section that answered it. */
  follows?: Followed | undefined;
}
export interface Knowledge {
  /** The sections of the shop's texts that answer a question, the best first; none when the shop does not say. */
  findSections(question: string, asking: Asking): Promise<FoundSection[]>;
}

/** Texts are looked at again after this time. */
const FRESH_MS = 5_000;
const MOST_SECTIONS = 10_000;
const QUESTION_LENGTH = 1_000;
const HELP: readonly string[] = ["support", "policy"];

/** What the shop's own texts say, by section. */
export function createKnowledge(kit: Kit, { freshMs = FRESH_MS } = {}): Knowledge {
  const kept = new Map<Reading, { at: number; from: string; index: Promise<SectionIndex> }>();

  async function indexOf(reading: Reading): Promise<SectionIndex> {
    const known = kept.get(reading);
    if (known && performance.now() - known.at < freshMs) return known.index;
    if (known) known.at = performance.now();
    const sources = await sourcesOf(kit, reading);
    const from = JSON.stringify(sources);
    if (known?.from === from) return known.index;
    const index = indexFrom(sources);
    kept.set(reading, { at: performance.now(), from, index });
    index.catch(() => kept.delete(reading));
    return index;
  }

  return {
    async findSections(question, { limit, marketplace = false, adult = false, about, follows }) {
      const index = await indexOf(marketplace ? "marketplace" : "comparison");
      const isShown = (section: Section) =>
        (adult || !section.adult) && (!about || HELP.includes(section.kind) === (about === "help"));
      return index.find(question.slice(0, QUESTION_LENGTH), { limit, isShown, follows });
    },
  };
}

interface Sources {
  pages: Page[];
  categories: SourceCategory[];
  words: string;
  questions: string;
}

async function sourcesOf(kit: Kit, reading: Reading): Promise<Sources> {
  const { segments } = routeNamesWith(await readBlock(kit, "route-names", routeNamesBlockSchema));
  const { featuresList } = siteConfigWith(await readBlock(kit, "site-config", siteConfigBlockSchema));
  const posts = featuresList.includes("Blog") ? await contentLibrary(kit).list("blog") : [];
  const { byKey } = await categoryTree(kit.db);
  return {
    pages: pagesOf({ help: await helpTexts(kit), posts, segments, reading }),
    categories: sourceCategories(byKey.values(), reading),
    words: await dataFile(kit, "same-words"),
    questions: await dataFile(kit, "asked-as"),
  };
}

/** Page by page, with others served in between. */
async function indexFrom({ pages, categories, words, questions }: Sources): Promise<SectionIndex> {
  const sections: Section[] = [];
  for (const page of pages) {
    sections.push(...sectionsOfPage(page));
    await new Promise(setImmediate);
  }
  sections.push(...(await categorySections(categories)));
  return createSectionIndex(sections.slice(0, MOST_SECTIONS), Synonyms.parse(words), parseAskedAs(questions));
}

/** The operator's own file, or the one that ships with the shop: words that mean the same, and what sections are asked as. */
async function dataFile({ dataDir }: Kit, name: "same-words" | "asked-as"): Promise<string> {
  const own = join(dataDir, "assistant", `${name}.txt`);
  const shipped = join(projectRoot(), "backend", "assistant", "knowledge", `${name}.nl.txt`);
  return readFile(own, "utf8").catch(() => readFile(shipped, "utf8"));
}
