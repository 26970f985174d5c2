import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { useScreen } from "./screen-context";
import { setView } from "./search-changes";
import { views } from "./search-url";
import styles from "./segments.module.css";

const icons = { tiles: "grid", columns: "list" } as const;

export function ViewLinks() {
  const intl = useIntl();
  const { state, href } = useScreen();
  return (
    <nav
      className={state.view ? styles.segments : `${styles.segments} ${styles.byWidth}`}
      aria-label={intl.formatMessage({ id: "search.view" })}
    >
      {views.map((view) => (
        <a
          key={view}
          className={styles.segment}
          href={href(setView(state, view))}
          rel="nofollow"
          title={intl.formatMessage({ id: `search.view.${view}` })}
          aria-current={state.view === view || undefined}
        >
          <Icon name={icons[view]} />
          <VisuallyHidden>{intl.formatMessage({ id: `search.view.${view}` })}</VisuallyHidden>
        </a>
      ))}
    </nav>
  );
}
