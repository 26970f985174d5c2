import { useIntl } from "react-intl";
import { deleteBlogBookmark, type Profile } from "#contract/profile";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { askAsUser } from "~/stores/session/session";
import { notify } from "~/stores/toasts";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icons/icon";
import styles from "./bookmarks.module.css";

/** Bookmarked blog posts; they can be opened only when there is a blog. */
export function Bookmarks({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const paths = usePaths();
  const hasBlog = useFlag("Blog");
  if (profile.bookmarks.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: "bookmarks.empty.title" })}
        text={intl.formatMessage({ id: hasBlog ? "bookmarks.empty.text" : "bookmarks.empty.noBlog" })}
      >
        {hasBlog ? (
          <ButtonLink variant="primary" href={`/${paths.names.segments.blogs}/`}>
            {intl.formatMessage({ id: "bookmarks.empty.blog" })}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
            {intl.formatMessage({ id: "account.empty.categories" })}
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  async function remove(id: string) {
    const answer = await askAsUser(deleteBlogBookmark, { body: { id } }).catch(() => null);
    if (!answer) notify({ message: "common.error.api", status: "error" });
  }
  return (
    <ul className={styles.list}>
      {profile.bookmarks.map((id) => {
        const name = intl.formatMessage({ id: "bookmarks.post" }, { id });
        return (
          <li key={id} className={styles.item}>
            {hasBlog ? <a href={`/blog/${encodeURIComponent(id)}/`}>{name}</a> : <span>{name}</span>}
            <Button
              variant="quiet"
              size="small"
              aria-label={intl.formatMessage({ id: "bookmarks.remove" }, { name })}
              onClick={() => void remove(id)}
            >
              <Icon name="trash" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
