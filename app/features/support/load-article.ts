import type { AppLoadContext } from "@remix-run/node";
import type { SupportArticle } from "#contract/content";
import { type Reading, textOfReading } from "#contract/reading-text";
import { canBuyWith } from "~/flags/can-buy";
import { type OutlineItem, renderMarkdown } from "~/ui/markdown.server";

export const readingOf = ({ flags }: Pick<AppLoadContext, "flags">): Reading =>
  canBuyWith(flags) ? "marketplace" : "comparison";

/** An article as the page of one reading shows it, with its headings. */
export function renderArticle({ text }: Pick<SupportArticle, "text">, reading: Reading) {
  const outline: OutlineItem[] = [];
  const html = renderMarkdown(textOfReading(text, reading), { below: "h1", outline });
  return { html, outline };
}

/** The questions of a text, with what stands below each, for structured data (SE-05). */
export function questionsIn({ text }: Pick<SupportArticle, "text">, reading: Reading) {
  return textOfReading(text, reading)
    .split(/^# +/m)
    .flatMap((part) => {
      const [question = "", ...answer] = part.split("\n");
      return question.trim().endsWith("?") ? [{ question: question.trim(), answer: answer.join("\n") }] : [];
    });
}
