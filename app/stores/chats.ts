import { useMemo } from "react";
import { CHAT_LIMIT, CHAT_TITLE_LENGTH } from "#contract/limits";
import { setUserData } from "#contract/profile";
import { storageKeys } from "~/browser/storage-keys";
import { createTurns } from "~/queries/turns";
import { askAsUser, currentSession, type Session, session, useSession } from "./session/session";
import { stored } from "./stored";

/** CH-04: what the list of conversations says about one. What was said in it is the assistant's. */
export interface ListedChat {
  id: string;
  title: string;
  /** When it was last used, ISO 8601. */
  at: string;
}
type Chats = readonly ListedChat[];

const none: Chats = [];
/** The conversations of a visitor who is not signed in; signing in moves them to the profile (AC-26). */
export const localChats = stored<Chats>(storageKeys.chats, none, parseChats);
const inTurn = createTurns();

/** Newest first. Anything that is not a conversation is left out; other fields are not kept. */
export function parseChats(kept: unknown): Chats {
  const chats = Array.isArray(kept) ? kept.flatMap(parseChat) : [];
  const newest = chats.sort((a, b) => b.at.localeCompare(a.at));
  const each = [...new Map(newest.reverse().map((chat) => [chat.id, chat])).values()].reverse();
  return each.length > 0 ? each.slice(0, CHAT_LIMIT) : none;
}

function parseChat(entry: unknown): ListedChat[] {
  if (typeof entry !== "object" || entry === null) return [];
  const { id, title, at } = entry as Partial<Record<keyof ListedChat, unknown>>;
  if (typeof id !== "string" || id === "") return [];
  const known = typeof title === "string" ? title.slice(0, CHAT_TITLE_LENGTH) : "";
  return [{ id, title: known, at: typeof at === "string" ? at : "" }];
}

function accountChats({ status, profile }: Session): Chats | undefined {
  return status === "signed-in" && profile ? parseChats(profile.pocChatData) : undefined;
}

/** Empty on the server and while hydrating. */
export function useChats(): Chats {
  const { status, profile } = useSession();
  const local = localChats.use((chats) => chats);
  const kept = profile?.pocChatData;
  return useMemo(() => (status === "signed-in" && kept ? parseChats(kept) : local), [status, kept, local]);
}

/** Puts a conversation at the top, with its title of now. */
export const keepChat = (chat: ListedChat): Promise<boolean> =>
  change((chats) => [chat, ...chats.filter(({ id }) => id !== chat.id)]);

export const forgetChat = (id: string): Promise<boolean> => change((chats) => chats.filter((chat) => chat.id !== id));

/** Resolves to whether the list was stored. */
async function change(next: (chats: Chats) => Chats): Promise<boolean> {
  const mine = accountChats(currentSession());
  if (!mine) return localChats.keep(parseChats(next(localChats.get())));
  const { profile } = currentSession();
  const pocChatData = parseChats(next(mine)).map(({ id, title, at }) => ({ id, title, at }));
  if (profile) session.store.setState({ profile: { ...profile, pocChatData } });
  return (await inTurn(() => askAsUser(setUserData, { body: { pocChatData } })).catch(() => null)) !== null;
}
