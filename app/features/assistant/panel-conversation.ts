import { onForget } from "~/stores/forgetting";
import type { Holder } from "./use-conversation";

/** The conversation of the panel, which is there again when it is opened again. */
export const panelConversation: Holder = {};
onForget(() => {
  panelConversation.current = undefined;
});
