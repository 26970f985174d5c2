import { policyPages } from "#contract/content";
import { type Reading, textOfReading } from "#contract/reading-text";
import type { RouteName } from "#contract/route-names";
import { isFixedArticle, partArticles } from "#contract/support";
import type { HelpText } from "../../content/articles";
import type { Article } from "../../content/read-article";
import type { SectionKind } from "./section";

type Segments = Record<RouteName, string>;

/** A page with a text, as one reading shows it. */
export interface Page {
  kind: SectionKind;
  title: string;
  description: string;
  path: string;
  /** Markdown. */
  text: string;
}
interface Texts {
  help: readonly HelpText[];
  posts: readonly Pick<Article, "id" | "slug" | "title" | "description" | "text">[];
  segments: Segments;
  reading: Reading;
}

/** Articles that stand on another page say nothing of their own. */
const parts: readonly string[] = Object.values(partArticles);

/** The pages with texts of one reading, at the paths where the storefront has them. */
export function pagesOf({ help, posts, segments, reading }: Texts): Page[] {
  const helped = help.flatMap(({ id, kind, title, description, text }): Page[] => {
    const path = kind === "support" ? supportPath(segments, id) : policyPath(segments, id);
    if (path === undefined || parts.includes(id)) return [];
    return [
      { kind: kind === "support" ? "support" : "policy", title, description, path, text: textOfReading(text, reading) },
    ];
  });
  const guides = posts.map(
    ({ id, slug, title, description, text }): Page => ({
      kind: "guide",
      title,
      description,
      path: postPath(slug, id),
      text,
    }),
  );
  return [...helped, ...guides];
}

/** RT-30: the seven with a name in the table of routes are at its segment. */
const supportPath = (segments: Segments, id: string): string =>
  `/support/${encodeURIComponent(isFixedArticle(id) ? segments[id] : id)}/`;

/** Undefined for a policy that has no page. */
function policyPath(segments: Segments, id: string): string | undefined {
  const name = policyPages.find((one) => one === id);
  return name && `/${segments[name]}/`;
}

const postPath = (slug: string, id: string): string => `/blog/${encodeURIComponent(`${slug}-${id}`)}/`;
