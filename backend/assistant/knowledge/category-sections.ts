import type { CategoryContent } from "#contract/categories";
import type { Reading } from "#contract/reading-text";
import { type CategoryNode, isIn, isListed } from "../../categories/rules";
import type { Section } from "./section";
import { partsOfText } from "./split-text";

/** A category with something to tell. */
export interface SourceCategory {
  name: string;
  path: string;
  content: Pick<CategoryContent, "tips" | "qa">;
  adult: boolean;
}

const BREATH = 20;

/** The categories of a reading that have tips or questions. */
export function sourceCategories(nodes: Iterable<CategoryNode>, reading: Reading): SourceCategory[] {
  const view = reading === "marketplace" ? "marketplace" : "search-engine";
  return [...nodes]
    .filter((node) => isIn(view, node) && isListed(node) && (node.content.tips || node.content.qa))
    .map(({ name, key, content: { tips, qa }, adultContent }) => ({
      ...{ name, path: `/${key.replaceAll(".", "/")}/`, adult: adultContent },
      content: { ...(tips && { tips }), ...(qa && { qa }) },
    }));
}

/** Their sections; a text that several have is quoted from the first. */
export async function categorySections(categories: readonly SourceCategory[]): Promise<Section[]> {
  const seen = new Set<string>();
  const sections: Section[] = [];
  for (const [index, category] of categories.entries()) {
    for (const section of sectionsOf(category)) {
      const mark = `${section.heading}\n${section.sentences.join(" ")}`;
      if (!seen.has(mark)) sections.push(section);
      seen.add(mark);
    }
    if (index % BREATH === 0) await new Promise(setImmediate);
  }
  return sections;
}

function sectionsOf({ name, path, content: { tips, qa }, adult }: SourceCategory): Section[] {
  const section = (heading: string, anchor: string, text: string): Section => ({
    ...{ kind: "category", title: name, heading, path: `${path}#${anchor}`, adult },
    sentences: partsOfText(text).flatMap(({ sentences }) => sentences),
  });
  return [
    ...(tips?.items ?? []).map(({ title, text }) => section(title, "tips", text)),
    ...(qa?.items ?? []).map(({ question, answer }) => section(question, "qa", answer)),
  ].filter(({ sentences }) => sentences.length > 0);
}
