import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { type OutlineItem, renderMarkdown } from "../../app/ui/markdown.server";
import { parseAskedAs } from "../../backend/assistant/knowledge/asked-as";
import { categorySections } from "../../backend/assistant/knowledge/category-sections";
import { pagesOf } from "../../backend/assistant/knowledge/pages";
import { createSectionIndex, type SectionIndex } from "../../backend/assistant/knowledge/section-index";
import { sectionsOfPage } from "../../backend/assistant/knowledge/sections-of-page";
import { partsOfText } from "../../backend/assistant/knowledge/split-text";
import { createContentLibrary } from "../../backend/content/library";
import { articleKinds } from "../../backend/content/read-article";
import { Synonyms } from "../../backend/search/analysis/synonyms";
import { defaultRouteNames } from "../../backend/site/defaults";
import { articleParts } from "../../contract/article-parts";
import { textOfReading } from "../../contract/reading-text";
import { categoryRows } from "../../demo/catalogue/categories";
import { cpuClock } from "../cpu-clock";
import { hurriedQuestions } from "./hurried-questions";
import type { LabelledQuestion } from "./labelled-question";
import { labelledQuestions } from "./questions";

const NO_LOG = { info() {}, warn() {}, error() {} };
const readings = ["comparison", "marketplace"] as const;
const indexes = new Map<string, SectionIndex>();

/** The texts that ship with the shop and those of the demo shop's categories. */
beforeAll(async () => {
  const library = createContentLibrary({ log: NO_LOG, now: () => new Date("2026-11-24"), dataDir: "/nowhere" });
  const [posts, support, policies] = await Promise.all([
    library.list("blog"),
    library.list("support"),
    library.list("policies"),
  ]);
  const help = [
    ...support.map((one) => ({ ...one, kind: "support" as const, date: "" })),
    ...policies.map((one) => ({ ...one, kind: "policies" as const, date: "" })),
  ];
  const categories = categoryRows().map(({ key, name, content, adultContent }) => ({
    ...{ name, path: `/${key.replaceAll(".", "/")}/`, content: content ?? {}, adult: adultContent ?? false },
  }));
  const synonyms = Synonyms.parse(readFileSync("backend/assistant/knowledge/same-words.nl.txt", "utf8"));
  const askedAs = parseAskedAs(readFileSync("backend/assistant/knowledge/asked-as.nl.txt", "utf8"));
  for (const reading of readings) {
    const pages = pagesOf({ help, posts, segments: defaultRouteNames.segments, reading });
    const sections = [...pages.flatMap(sectionsOfPage), ...(await categorySections(categories))];
    indexes.set(reading, await createSectionIndex(sections, synonyms, askedAs));
  }
});

function answer({ ask, marketplace }: LabelledQuestion) {
  const index = indexes.get(marketplace ? "marketplace" : "comparison");
  return index?.find(ask, { limit: 3, isShown: ({ adult }) => !adult })[0];
}

const share = (asked: readonly LabelledQuestion[], isRight: (one: LabelledQuestion) => boolean) =>
  asked.filter(isRight).length / asked.length;
const answerable = labelledQuestions.filter(({ at }) => at);
const unanswerable = labelledQuestions.filter(({ at }) => !at);
const isRight = (one: LabelledQuestion) => one.at?.test(answer(one)?.path ?? "") ?? !answer(one);

it("has at least 60 questions, 20 of them without an answer, and a class that is held out", () => {
  expect(labelledQuestions.length).toBeGreaterThanOrEqual(60);
  expect(unanswerable.length).toBeGreaterThanOrEqual(20);
  expect(labelledQuestions.filter(({ unseen }) => unseen).length / labelledQuestions.length).toBeGreaterThan(0.3);
  expect(new Set(labelledQuestions.map(({ ask }) => ask)).size).toBe(labelledQuestions.length);
});

it("quotes the section that answers a question", () => {
  const known = answerable.filter(({ unseen }) => !unseen);
  expect(share(known, isRight)).toBeGreaterThan(0.85);
  expect(
    share(
      answerable.filter(({ unseen }) => unseen),
      isRight,
    ),
  ).toBeGreaterThan(0.75);
});

it("says that it does not know what the texts do not say, in 95 of 100", () => {
  expect(share(unanswerable, isRight)).toBeGreaterThanOrEqual(0.95);
});

it("finds as much of what hurried shoppers ask as it did when they first asked", () => {
  expect(
    share(
      hurriedQuestions.filter(({ at }) => at),
      isRight,
    ),
  ).toBeGreaterThan(0.4);
  expect(
    share(
      hurriedQuestions.filter(({ at }) => !at),
      isRight,
    ),
  ).toBeGreaterThan(0.7);
});

it("answers the same on a second run, in some milliseconds", () => {
  const first = labelledQuestions.map((one) => JSON.stringify(answer(one)));
  const elapsed = cpuClock();
  expect(labelledQuestions.map((one) => JSON.stringify(answer(one)))).toEqual(first);
  expect(elapsed() / labelledQuestions.length).toBeLessThan(200);
});

it("quotes what marketplace texts say only to those who see the marketplace", () => {
  const inReading = (reading: string) =>
    indexes.get(reading)?.find("hoe annuleer ik mijn bestelling", { limit: 5, isShown: () => true }) ?? [];
  expect(inReading("marketplace")[0]?.path).toBe("/support/retourneren-en-annuleren/#deel-hoe-annuleer-ik");
  expect(inReading("comparison").map(({ path }) => path)).not.toContain(inReading("marketplace")[0]?.path);
});

it("leads to headings by the ids that the pages give them", async () => {
  const library = createContentLibrary({ log: NO_LOG, now: () => new Date("2026-11-24"), dataDir: "/nowhere" });
  for (const kind of articleKinds) {
    for (const { text } of await library.list(kind)) {
      for (const reading of readings) {
        const shown = textOfReading(text, reading);
        const outline: OutlineItem[] = [];
        for (const part of articleParts(shown))
          if (part.kind === "text") renderMarkdown(part.text, { below: "h1", outline });
        const taken = new Set<string>();
        const own = articleParts(shown).flatMap((part) => (part.kind === "text" ? partsOfText(part.text, taken) : []));
        const headings = own.filter(({ anchor }) => anchor !== "");
        expect(headings.map(({ anchor, heading }) => [anchor, heading])).toEqual(
          outline.map(({ id, text: heading }) => [id, heading]),
        );
      }
    }
  }
});
