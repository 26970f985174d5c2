import { useIntl } from "react-intl";
import type { FoundArticles, SupportArticles } from "#contract/content";
import { partArticles, QUESTION_LENGTH } from "#contract/support";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import { BareInput } from "~/ui/form/bare-input";
import { Markdown } from "~/ui/markdown";
import { FoundAnswers } from "./found-answers";
import styles from "./support.module.css";
import { SupportLinks } from "./support-links";
import { supportPath } from "./support-path";

interface HubScreenProps {
  question: string;
  /** Null: searching failed; undefined: nothing was asked. */
  found: FoundArticles["found"] | null | undefined;
  articles: SupportArticles["articles"];
  /** The questions that are asked most, as HTML; empty without them. */
  asked: string;
  canBuy: boolean;
}

const parts: readonly string[] = Object.values(partArticles);
const ordering = [
  ["profileOrdersAndReturns", "support.orders"],
  ["trackOrder", "support.track"],
  ["withdrawal", "support.withdraw"],
] as const;

/** Customer service: search, what is asked most, subjects, and what one can arrange without asking. */
export function HubScreen({ question, found, articles, asked, canBuy }: HubScreenProps) {
  const intl = useIntl();
  const paths = usePaths();
  const subjects = articles.filter(({ id }) => !parts.includes(id));
  return (
    <div className={styles.hub}>
      <h1>{intl.formatMessage({ id: "support.title" })}</h1>
      <search>
        <form className={styles.search}>
          <label className={styles.label} htmlFor="support-question">
            {intl.formatMessage({ id: "support.search" })}
          </label>
          <div className={styles.row}>
            <BareInput
              id="support-question"
              type="search"
              name="vraag"
              defaultValue={question}
              maxLength={QUESTION_LENGTH}
            />
            <Button type="submit" variant="primary">
              {intl.formatMessage({ id: "support.search.do" })}
            </Button>
          </div>
        </form>
      </search>
      {found !== undefined && <FoundAnswers question={question} found={found} />}
      <div className={styles.columns}>
        {asked && (
          <section className={`${styles.section} ${styles.asked}`} aria-labelledby="support-asked">
            <h2 id="support-asked">{intl.formatMessage({ id: "support.asked" })}</h2>
            <Markdown html={asked} />
          </section>
        )}
        <section className={styles.section} aria-labelledby="support-direct">
          <h2 id="support-direct">{intl.formatMessage({ id: "support.direct" })}</h2>
          <ul className={styles.links}>
            {canBuy &&
              ordering.map(([name, id]) => (
                <li key={name}>
                  <a href={paths.to(name, {})}>{intl.formatMessage({ id })}</a>
                </li>
              ))}
            <li>
              <a href={paths.to("profilePersonalInfo", {})}>{intl.formatMessage({ id: "account.info" })}</a>
            </li>
            <li>
              <a href={paths.to("notice", {})}>{intl.formatMessage({ id: "support.notice" })}</a>
            </li>
          </ul>
        </section>
      </div>
      {subjects.length > 0 && (
        <section className={styles.section} aria-labelledby="support-subjects">
          <h2 id="support-subjects">{intl.formatMessage({ id: "support.subjects" })}</h2>
          <ul className={styles.cards}>
            {subjects.map(({ id, title, description }) => (
              <li key={id}>
                <a className={styles.card} href={supportPath(paths, id)}>
                  <b>{title}</b>
                  <span>{description}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SupportLinks canBuy={canBuy} />
    </div>
  );
}
