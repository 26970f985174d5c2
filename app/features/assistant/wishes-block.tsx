import { useIntl } from "react-intl";
import type { ChatBlock } from "#contract/assistant";
import { Icon } from "~/ui/icons/icon";
import { ChoiceForm } from "./asking";
import styles from "./chips.module.css";
import { ChoiceChip } from "./choice-chip";

type Wishes = Extract<ChatBlock, { type: "wishes" }>;

/** What the assistant searches by: each wish can be taken back, and the search screen shows everything that fits. */
export function WishesBlock({ chips, path, total, listed }: Wishes) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "assistant.wishes" });
  return (
    <div className={styles.wishes}>
      {chips.length > 0 && (
        <ChoiceForm>
          <p className={styles.question}>{label}</p>
          <ul className={styles.chips} aria-label={label}>
            {chips.map((chip) => (
              <li key={chip.label}>
                <ChoiceChip
                  message={chip.drop}
                  label={intl.formatMessage({ id: "assistant.wishes.drop" }, { wish: chip.label })}
                >
                  {chip.label}
                  <Icon name="close" />
                </ChoiceChip>
              </li>
            ))}
          </ul>
        </ChoiceForm>
      )}
      {total > 0 && (
        <p>
          <a className={styles.all} href={path}>
            {listed
              ? intl.formatMessage({ id: "assistant.wishes.wider" }, { listed })
              : intl.formatMessage({ id: "assistant.wishes.all" }, { total })}
          </a>
        </p>
      )}
    </div>
  );
}
