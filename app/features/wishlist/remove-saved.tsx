import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { dropProduct } from "~/stores/wishlist";
import { Icon } from "~/ui/icons/icon";
import styles from "./remove-saved.module.css";

/** Removes a product; the focus moves to the next one, so that keyboard users keep their place. */
export function RemoveSaved({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const label = name || intl.formatMessage({ id: "wishlist.unavailable" });
  function remove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const row = currentTarget.closest("li");
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>("[data-focus]") ?? document.getElementById("main"))?.focus();
    dropProduct({ id, name: label });
  }
  return (
    <button
      type="button"
      className={styles.remove}
      data-focus={id}
      aria-label={intl.formatMessage({ id: "wishlist.removeName" }, { name: label })}
      onClick={remove}
    >
      <Icon name="trash" />
      <span className={styles.word}>{intl.formatMessage({ id: "wishlist.remove" })}</span>
    </button>
  );
}
