import { useIntl } from "react-intl";
import type { SupportArticles } from "#contract/content";
import { partArticles } from "#contract/support";
import { usePaths } from "~/paths-context";
import { Markdown } from "~/ui/markdown";
import { SideNav, WithSidebar } from "~/ui/with-sidebar";
import { Contents, type Heading } from "./contents";
import { SupportLinks } from "./support-links";
import { supportPath } from "./support-path";
import { UsefulForm } from "./useful-form";

interface ArticleScreenProps {
  id: string;
  title: string;
  html: string;
  outline: readonly Heading[];
  /** Whether the visitor has just said if it was useful. */
  thanks: boolean;
  canBuy: boolean;
  others: SupportArticles["articles"];
}

const parts: readonly string[] = Object.values(partArticles);

/** One article of the customer service. */
export function ArticleScreen({ id, title, html, outline, thanks, canBuy, others }: ArticleScreenProps) {
  const intl = useIntl();
  const paths = usePaths();
  const links = others
    .filter((one) => !parts.includes(one.id))
    .map((one) => ({ href: supportPath(paths, one.id), text: one.title, current: one.id === id }));
  return (
    <WithSidebar
      sidebar={links.length > 0 && <SideNav title={intl.formatMessage({ id: "support.subjects" })} links={links} />}
    >
      <h1>{title}</h1>
      <Contents headings={outline} />
      <Markdown html={html} />
      <UsefulForm id={id} thanks={thanks} />
      <SupportLinks canBuy={canBuy} />
    </WithSidebar>
  );
}
