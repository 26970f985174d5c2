import type { LiHTMLAttributes } from "react";
import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import { Price } from "~/ui/price";
import type { SuggestionOption } from "./options";
import styles from "./suggestions.module.css";

const icons = {
  recent: "clock",
  clear: "trash",
  term: "search",
  category: "list",
  brand: "tag",
  product: "box",
  hidden: "eye-off",
} as const;

interface SuggestionItemProps {
  option: SuggestionOption;
  typed: string;
  /** First of its kind: has a separator above. */
  first: boolean;
  active: boolean;
  attributes: LiHTMLAttributes<HTMLLIElement>;
}

export function SuggestionItem({ option, typed, first, active, attributes }: SuggestionItemProps) {
  const { kind, text, image } = option;
  return (
    <li {...attributes} className={styles.item} data-active={active || undefined} data-first={first || undefined}>
      {image ? (
        <img className={styles.picture} src={image} alt="" width={40} height={40} />
      ) : (
        <Icon name={icons[kind]} />
      )}
      <span className={styles.text}>{kind === "term" ? <Completed text={text} typed={typed} /> : text}</span>
      <Aside option={option} />
    </li>
  );
}

/** The kind of a line, at its end; for a product, its price. */
function Aside({ option: { kind, price, within } }: { option: SuggestionOption }) {
  const intl = useIntl();
  if (kind === "clear" || kind === "hidden") return null;
  if (kind === "product") return typeof price === "number" ? <Price cents={price} /> : null;
  const id = within ? "suggestions.kind.within" : (`suggestions.kind.${kind}` as const);
  return <span className={styles.kind}>{intl.formatMessage({ id }, { within })}</span>;
}

/** Emphasizes what the suggestion adds to the typed text. */
function Completed({ text, typed }: { text: string; typed: string }) {
  const start = typed.trim().toLowerCase();
  if (!start || !text.toLowerCase().startsWith(start)) return <strong>{text}</strong>;
  return (
    <>
      {text.slice(0, start.length)}
      <strong>{text.slice(start.length)}</strong>
    </>
  );
}
