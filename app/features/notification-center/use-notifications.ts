import { notifications, readNotifications } from "#contract/notifications";
import { queries } from "~/queries/browser-queries";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { askAsUser } from "~/stores/session/session";
import { notify } from "~/stores/toasts";

const mine = question(notifications, {}, { ask: askAsUser });

/** PF-09: the user's notifications, newest first. */
export const useNotifications = () => useQuery(mine);

/** Marks some or all as read: shown immediately, and rolled back on failure. */
export async function markRead(ids?: string[]): Promise<void> {
  const outcome = await queries.change(mine, {
    apply: (all) => ({
      notifications: all.notifications.map((one) => (!ids || ids.includes(one.id) ? { ...one, read: true } : one)),
    }),
    send: () => askAsUser(readNotifications, { body: ids ? { ids } : {} }),
  });
  if (outcome !== "failed") return;
  const action = { message: "login.tryAgain", run: () => void markRead(ids) } as const;
  notify({ message: "notices.failed", status: "error", action });
}
