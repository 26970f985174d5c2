import type { BlockHeading, CategoryContent } from "#contract/categories";
import { renderMarkdown } from "~/ui/markdown.server";

/** The blocks about, tips and qa (CT-09), rendered from Markdown to safe HTML. */
export interface RenderedContent {
  about?: { heading: BlockHeading; html: string };
  tips?: { heading: BlockHeading; items: { title: string; html: string }[] };
  qa?: { heading: BlockHeading; items: { question: string; html: string }[] };
}

export function renderContent({ about, tips, qa }: CategoryContent): RenderedContent {
  const content: RenderedContent = {};
  if (about) content.about = { heading: about.heading, html: renderMarkdown(about.text) };
  if (tips && tips.items.length > 0) {
    const items = tips.items.map(({ title, text }) => ({ title, html: renderMarkdown(text) }));
    content.tips = { heading: tips.heading, items };
  }
  if (qa && qa.items.length > 0) {
    const items = qa.items.map(({ question, answer }) => ({ question, html: renderMarkdown(answer) }));
    content.qa = { heading: qa.heading, items };
  }
  return content;
}
