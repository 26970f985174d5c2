import type { Paths } from "~/paths";

/** The assistant's own page, and the trial of it in the marketplace (RT-33). */
export type ChatPlace = "chat" | "poc";

/** RT-17: without an open conversation, the path of a new one. */
export function chatPath(paths: Paths, place: ChatPlace, activeChatId = "", query?: Record<string, string>): string {
  if (!activeChatId) return paths.to(place, {}, query);
  return paths.to(place === "chat" ? "chatOpen" : "pocChat", { activeChatId }, query);
}
