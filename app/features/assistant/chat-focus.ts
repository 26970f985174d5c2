/** The id of a conversation's link in the list. */
export const chatLinkId = (chatId: string): string => `chat-${chatId}`;
export const NEW_CHAT_LINK = "chat-new";

/** The link of the conversation in the list. */
export const linkOfChat = (chatId: string): HTMLElement | null => document.getElementById(chatLinkId(chatId));

/** What takes the focus when the conversation is taken out of the list: the link of the next one. */
export function neighbourOfChat(chatId: string): HTMLElement | null {
  const item = linkOfChat(chatId)?.closest("li");
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  return next?.querySelector("a") ?? document.getElementById(NEW_CHAT_LINK);
}
