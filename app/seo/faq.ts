import type { FAQPage, WithContext } from "schema-dts";
import type { CategoryContent } from "#contract/categories";

/** The questions and answers of a category, as they stand on its page (SE-05). Answers are Markdown: shown as plain text. */
export function faqJsonLd(qa: CategoryContent["qa"]): WithContext<FAQPage> | undefined {
  const items = (qa?.items ?? []).filter(({ question, answer }) => question.trim() && answer.trim());
  if (items.length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: plainText(answer) },
    })),
  };
}

/** Markdown marks that a reader of plain text would stumble over: emphasis, links, headings. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^#+\s+/gm, "")
    .replace(/(\*\*|__|[*`])(?=\S)(.*?)\1/g, "$2")
    .replace(/\s+/g, " ")
    .trim();
}
