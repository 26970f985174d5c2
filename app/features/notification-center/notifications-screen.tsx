import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { NotificationItem } from "./notification-item";
import styles from "./notifications.module.css";
import { sentenceOf } from "./sentence";
import { markRead, useNotifications } from "./use-notifications";

/** All notifications of the user. */
export function NotificationsScreen() {
  const intl = useIntl();
  const paths = usePaths();
  const loaded = useNotifications();
  if (loaded.state === "failed") return <LoadFailed onRetry={loaded.retry} />;
  if (loaded.state !== "ready") return <Skeleton rows={4} label={intl.formatMessage({ id: "account.loading" })} />;
  const known = loaded.value.notifications.filter((notice) => sentenceOf(notice, intl) !== "");
  const unread = known.filter(({ read }) => !read).length;
  if (known.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: "notices.empty.title" })}
        text={intl.formatMessage({ id: "notices.empty.text" })}
      >
        <ButtonLink variant="primary" href={paths.to("wishlist", {})}>
          {intl.formatMessage({ id: "notices.empty.wishlist" })}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.notices}>
      <div className={styles.bar}>
        <p role="status">{intl.formatMessage({ id: "notices.unread" }, { count: unread })}</p>
        {unread > 0 && (
          <Button size="small" onClick={() => void markRead()}>
            {intl.formatMessage({ id: "notices.readAll" })}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {known.map((notice) => (
          <NotificationItem key={notice.id} notice={notice} onRead={() => void markRead([notice.id])} />
        ))}
      </ul>
    </div>
  );
}
