import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import { type Kind, kinds } from "./kind";
import styles from "./register-screen.module.css";

const icons = { prive: "account", zakelijk: "shop" } as const;

export function KindChoice({ chosen }: { chosen: Kind | undefined }) {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <nav className={styles.kinds} aria-label={intl.formatMessage({ id: "register.choose" })}>
      {kinds.map((kind) => (
        <a
          key={kind}
          className={styles.kind}
          href={paths.to("register", {}, { type: kind })}
          aria-current={kind === chosen ? "true" : undefined}
        >
          <span className={styles.icon}>
            <Icon name={icons[kind]} />
          </span>
          <span className={styles.kindName}>{intl.formatMessage({ id: `register.${kind}` })}</span>
          <span className={styles.kindText}>{intl.formatMessage({ id: `register.${kind}.text` })}</span>
        </a>
      ))}
    </nav>
  );
}
