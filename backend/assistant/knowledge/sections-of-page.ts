import { articleParts } from "#contract/article-parts";
import type { Page } from "./pages";
import type { Section } from "./section";
import { partsOfText, type TextPart } from "./split-text";

/** The sections of a page; what its description says stands before its first heading. */
export function sectionsOfPage({ kind, title, description, path, text }: Page): Section[] {
  const taken = new Set<string>();
  const parts = articleParts(text).flatMap((part) => (part.kind === "text" ? partsOfText(part.text, taken) : []));
  const joined: TextPart[] = [{ heading: "", anchor: "", sentences: [] }];
  // A text goes on below a product block, without a heading of its own.
  for (const part of parts) {
    if (part.heading === "") joined.at(-1)?.sentences.push(...part.sentences);
    else joined.push(part);
  }
  const [first] = joined;
  if (first && description) first.sentences.unshift(description);
  return joined
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ heading, anchor, sentences }) => ({
      ...{ kind, title, heading, sentences, adult: false },
      path: anchor === "" ? path : `${path}#${anchor}`,
    }));
}
