import { NotificationsScreen } from "~/features/notification-center/notifications-screen";
import { accountHandle } from "~/features/profile/account-pages";
import { metaByHandle } from "~/seo/meta-from";

export const handle = accountHandle("profileNotificationCenter");
export const meta = metaByHandle;

export default function NotificationCenter() {
  return <NotificationsScreen />;
}
