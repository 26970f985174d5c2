import { useId } from "react";
import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { ActiveFilters } from "../active-filters";
import chipStyles from "../active-filters.module.css";
import styles from "./wish-reading.module.css";

export interface ReadChip {
  label: string;
  /** The same search without it. */
  href: string;
}

/** What was read in a sentence, beside the filters that came of it. */
export interface WishReading {
  lead: string;
  /** What was read but is no filter: the category, and what to order by. */
  chips: readonly ReadChip[];
  /** Made by `describeWish`; must not be any other HTML. */
  html: string;
}

/** The chosen filters of a search, introduced as what was read in its sentence. */
export function ReadFilters({ reading }: { reading: WishReading | undefined }) {
  const intl = useIntl();
  const id = useId();
  if (!reading) return <ActiveFilters />;
  const { lead, chips, html } = reading;
  return (
    <section className={styles.reading} aria-labelledby={lead ? id : undefined}>
      {lead && (
        <p id={id} className={styles.lead}>
          {lead}
        </p>
      )}
      {chips.length > 0 && (
        <ul>
          {chips.map(({ label, href }) => (
            <li key={label}>
              <a className={chipStyles.chip} href={href} rel="nofollow">
                <VisuallyHidden>{intl.formatMessage({ id: "search.filters.remove" }, { label })}</VisuallyHidden>
                <span aria-hidden="true">{label}</span>
                <Icon name="close" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ActiveFilters />
      {html && <div className={styles.rest} dangerouslySetInnerHTML={{ __html: html }} />}
    </section>
  );
}
