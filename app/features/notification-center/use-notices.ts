import { notifications, readNotifications } from "#contract/notifications";
import { notify } from "~/stores/notifications";
import { askAsUser } from "~/stores/session/session";
import { useLoaded } from "~/ui/use-loaded";

/** PF-09: what happened for somebody, newest first. */
export function useNotices() {
  const { loaded, retry, setValue } = useLoaded(async () => {
    const answer = await askAsUser(notifications, {});
    return answer?.notifications ?? null;
  });
  const list = loaded.state === "ready" ? loaded.value : [];

  /** Shown at once; taken back when it could not be kept. */
  async function markRead(ids?: string[]) {
    const before = list;
    setValue(before.map((notice) => (!ids || ids.includes(notice.id) ? { ...notice, read: true } : notice)));
    const answer = await askAsUser(readNotifications, { body: ids ? { ids } : {} }).catch(() => null);
    if (answer) return;
    setValue(before);
    const action = { message: "login.tryAgain", run: () => void markRead(ids) } as const;
    notify({ message: "notices.failed", status: "error", action });
  }
  return { loaded, retry, markRead };
}
