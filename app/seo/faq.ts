import type { FAQPage, WithContext } from "schema-dts";
import type { CategoryContent } from "#contract/categories";

/** A category's questions and answers, as on its page (SE-05). Markdown in answers becomes plain text. */
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

/** Removes Markdown that is noise in plain text: emphasis, links, headings. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^#+\s+/gm, "")
    .replace(/(\*\*|__|[*`])(?=\S)(.*?)\1/g, "$2")
    .replace(/\s+/g, " ")
    .trim();
}
