import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { PolicyPage } from "#contract/content";
import { formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Markdown } from "~/ui/markdown";
import { Notice } from "~/ui/notice";
import { SideNav, WithSidebar } from "~/ui/with-sidebar";
import { policyLinks } from "./policy-pages";
import styles from "./support.module.css";

interface PolicyScreenProps {
  page: PolicyPage;
  title: string;
  html: string;
  /** ISO dates of the last change and of all versions, the newest first. */
  date: string;
  versions: readonly string[];
  /** The day of an earlier version that is shown; empty for the one that holds. */
  old: string;
  /** Before the text. */
  children?: ReactNode;
}

/** A policy, with the sidebar of all of them and its versions. */
export function PolicyScreen({ page, title, html, date, versions, old, children }: PolicyScreenProps) {
  const intl = useIntl();
  const paths = usePaths();
  const links = policyLinks.map(([name, id]) => ({
    href: paths.to(name, {}),
    text: intl.formatMessage({ id }),
    current: name === page,
  }));
  const link = (text: ReactNode) => <a href={paths.to(page, {})}>{text}</a>;
  return (
    <WithSidebar sidebar={<SideNav title={intl.formatMessage({ id: "policies.title" })} links={links} />}>
      <h1>{title}</h1>
      {date && <p>{intl.formatMessage({ id: "policies.changed" }, { date: formatDate(date) })}</p>}
      {old && (
        <Notice>
          <p>{intl.formatMessage({ id: "policies.old" }, { link: (chunks) => link(chunks) })}</p>
        </Notice>
      )}
      {children}
      <Markdown html={html} />
      {versions.length > 1 && (
        <section className={styles.section} aria-labelledby="policy-versions">
          <h2 id="policy-versions">{intl.formatMessage({ id: "policies.versions" })}</h2>
          <ul className={styles.links}>
            {versions.map((day, index) => (
              <li key={day}>
                <a href={index === 0 ? paths.to(page, {}) : paths.to(page, {}, { versie: day })}>
                  {intl.formatMessage({ id: "policies.version" }, { date: formatDate(day) })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </WithSidebar>
  );
}
