import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/catalogue";
import styles from "./ranking-screen.module.css";
import { type RankingSection, rankingSections } from "./sections";
import { SortTable, WeightTable } from "./tables";

const inShort = ["ranking.short.words", "ranking.short.paid", "ranking.short.price", "ranking.short.same"] as const;

/** Explains how results are ranked. Keep it up to date when the ranking changes. */
export function RankingScreen() {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{text("ranking.title")}</h1>
        <p className={styles.intro}>{text("ranking.intro")}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="inhoud">
        <h2 className={styles.label} id="inhoud">
          {text("ranking.contents")}
        </h2>
        <ul className={styles.links}>
          {rankingSections.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{text(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <section className={styles.short} aria-labelledby="kort">
          <h2 className={styles.label} id="kort">
            {text("ranking.short")}
          </h2>
          <ul>
            {inShort.map((id) => (
              <li key={id}>{text(id)}</li>
            ))}
          </ul>
        </section>
        {rankingSections.map((section) => (
          <Section key={section.anchor} section={section} />
        ))}
      </div>
    </article>
  );
}

function Section({ section: { anchor, title, paragraphs, list, table, after } }: { section: RankingSection }) {
  const intl = useIntl();
  const told = (ids: readonly MessageId[]) => ids.map((id) => <p key={id}>{intl.formatMessage({ id })}</p>);
  return (
    <section className={styles.section} id={anchor}>
      <h2>{intl.formatMessage({ id: title })}</h2>
      {told(paragraphs)}
      {list.length > 0 && (
        <ul>
          {list.map((id) => (
            <li key={id}>{intl.formatMessage({ id })}</li>
          ))}
        </ul>
      )}
      {table === "weights" && <WeightTable />}
      {table === "sorts" && <SortTable />}
      {told(after)}
    </section>
  );
}
