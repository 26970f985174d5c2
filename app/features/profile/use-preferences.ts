import { useRef } from "react";
import { addCategory, removeCategory, userPreferences } from "#contract/preferences";
import { notify } from "~/stores/notifications";
import { askAsUser } from "~/stores/session/session";
import { useLoaded } from "~/ui/use-loaded";

/**
 * PF-06, PF-07: the categories somebody prefers. A choice is shown at once and taken back when it could not be kept;
 * choices are sent one after the other, so that the answers come in the order of the clicks.
 */
export function usePreferences() {
  const { loaded, retry, setValue } = useLoaded(async () => {
    const answer = await askAsUser(userPreferences, {});
    return answer?.categories ?? null;
  });
  const shown = useRef<readonly string[]>([]);
  if (loaded.state === "ready") shown.current = loaded.value;
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  function show(category: string, chosen: boolean) {
    const others = shown.current.filter((key) => key !== category);
    shown.current = chosen ? [...others, category] : others;
    setValue([...shown.current]);
  }
  function toggle(category: string, chosen = !shown.current.includes(category)) {
    show(category, chosen);
    const call = chosen ? addCategory : removeCategory;
    sending.current = sending.current
      .then(() => askAsUser(call, { body: { category } }))
      .catch(() => null)
      .then((answer) => {
        if (answer) return;
        show(category, !chosen);
        const action = { message: "login.tryAgain", run: () => toggle(category, chosen) } as const;
        notify({ message: "preferences.failed", values: { category }, status: "error", action });
      });
  }
  return { loaded, retry, toggle };
}
