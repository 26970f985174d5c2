import { useIntl } from "react-intl";
import type { FoundArticles } from "#contract/content";
import { headingId } from "#contract/support";
import { usePaths } from "~/paths-context";
import { policyPath } from "./policy-pages";
import styles from "./support.module.css";
import { supportPath } from "./support-path";

interface FoundAnswersProps {
  question: string;
  /** Null: searching failed. */
  found: FoundArticles["found"] | null;
}

/** Parts of articles, policies and guides that answer a question, each with a link to its place. */
export function FoundAnswers({ question, found }: FoundAnswersProps) {
  const intl = useIntl();
  const paths = usePaths();
  const pathOf = ({ kind, id, slug }: FoundArticles["found"][number]) => {
    if (kind === "guide") return slug && paths.blogPost({ id, slug });
    return kind === "support" ? supportPath(paths, id) : policyPath(paths, id);
  };
  const shown = (found ?? []).flatMap((one) => {
    const path = pathOf(one);
    return path ? [{ ...one, href: one.heading ? `${path}#${headingId(one.heading)}` : path }] : [];
  });
  return (
    <section className={styles.section} aria-labelledby="support-found">
      <div role="status">
        <h2 id="support-found">{intl.formatMessage({ id: "support.found" }, { count: shown.length, question })}</h2>
      </div>
      {shown.length === 0 && <p>{intl.formatMessage({ id: found ? "support.found.none" : "support.found.failed" })}</p>}
      <ul className={styles.found}>
        {shown.map(({ href, kind, title, heading, excerpt }) => (
          <li key={href}>
            <a className={styles.hit} href={href}>
              {heading || title}
            </a>
            {kind !== "support" && (
              <span className={styles.kind}>{intl.formatMessage({ id: `support.found.${kind}` })}</span>
            )}
            <p className={styles.excerpt}>
              {heading ? `${title}${/[?!]$/.test(title) ? "" : ":"} ${excerpt}` : excerpt}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
