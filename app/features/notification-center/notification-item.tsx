import { useIntl } from "react-intl";
import type { Notification } from "#contract/notifications";
import { safePath } from "~/browser/safe-path";
import { formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Badge } from "~/ui/badge";
import { Icon, type IconName } from "~/ui/icons/icon";
import styles from "./notifications.module.css";
import { sentenceOf } from "./sentence";

const icons: Record<Notification["kind"], IconName> = {
  back_in_stock: "box",
  price_drop: "tag",
  business_status: "shop",
  deletion_planned: "warning",
};

/** The whole notification is one link to its subject; following it marks it as read. */
export function NotificationItem({ notice, onRead }: { notice: Notification; onRead: () => void }) {
  const intl = useIntl();
  const paths = usePaths();
  const href = "product" in notice ? safePath(notice.product.path) : undefined;
  return (
    <li className={styles.item} data-unread={notice.read ? undefined : true}>
      <span className={styles.icon}>
        {"product" in notice && notice.product.image ? (
          <img src={notice.product.image} alt="" width={48} height={48} loading="lazy" />
        ) : (
          <Icon name={icons[notice.kind]} />
        )}
      </span>
      <div className={styles.words}>
        <a
          className={styles.link}
          href={href ?? paths.to("profile", {})}
          onClick={() => {
            if (!notice.read) onRead();
          }}
        >
          {sentenceOf(notice, intl)}
        </a>
        {notice.kind === "business_status" && notice.message && <p>{notice.message}</p>}
        <p className={styles.date}>
          <time dateTime={notice.createdAt}>{formatDate(notice.createdAt)}</time>
          {!notice.read && <Badge tone="primary">{intl.formatMessage({ id: "notices.new" })}</Badge>}
        </p>
      </div>
    </li>
  );
}
