import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { keepWanted, setBookmark, useBookmarked } from "~/stores/bookmarks";
import { useSession } from "~/stores/session/session";
import { Icon } from "~/ui/icons/icon";
import styles from "~/ui/toggle-button.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden";

interface BookmarkButtonProps {
  id: string;
  title: string;
  /** A round button on a card, or one with a word. */
  look?: "round" | "word";
}

/** Keeps an article in the account, or takes it out. Renders nothing while the flag is off. */
export function BookmarkButton({ id, title, look = "round" }: BookmarkButtonProps) {
  return useFlag("Bookmarks") ? <Toggle id={id} title={title} look={look} /> : null;
}

function Toggle({ id, title, look }: Required<BookmarkButtonProps>) {
  const intl = useIntl();
  const isKept = useBookmarked(id);
  const isUser = useSession().profile !== null;
  useEffect(() => {
    if (isUser) keepWanted(id);
  }, [isUser, id]);
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      aria-pressed={isKept}
      aria-label={look === "round" ? intl.formatMessage({ id: "bookmarks.toggle" }, { title }) : undefined}
      onClick={() => void setBookmark(id, !isKept)}
    >
      <Icon name={isKept ? "heart-filled" : "heart"} />
      {look === "word" && (
        <span>
          {intl.formatMessage({ id: isKept ? "bookmarks.isSaved" : "bookmarks.save" })}
          <VisuallyHidden> {title}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
