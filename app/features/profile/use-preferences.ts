import { addCategory, removeCategory, userPreferences } from "#contract/preferences";
import { queries } from "~/queries/browser-queries";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { askAsUser } from "~/stores/session/session";
import { notify } from "~/stores/toasts";

const mine = question(userPreferences, {}, { ask: askAsUser });

/** PF-06, PF-07: the user's preferred categories. */
export const usePreferences = () => useQuery(mine);

const isChosen = (category: string) => queries.known(mine).value?.categories.includes(category) ?? false;

/** Adds or removes a preferred category: shown immediately, and rolled back on failure. */
export async function toggleCategory(category: string, chosen = !isChosen(category)): Promise<void> {
  const outcome = await queries.change(mine, {
    id: category,
    apply({ categories, ...rest }) {
      const others = categories.filter((key) => key !== category);
      return { ...rest, categories: chosen ? [...others, category] : others };
    },
    send: () => askAsUser(chosen ? addCategory : removeCategory, { body: { category } }),
  });
  if (outcome !== "failed") return;
  const action = { message: "login.tryAgain", run: () => void toggleCategory(category, chosen) } as const;
  notify({ message: "preferences.failed", values: { category }, status: "error", action });
}
