import { asksToUndo, isPolicy } from "./questions";
import { sentenceOf, split } from "./sentences";
import { smallTalk } from "./small-talk";

/** Whether no sentence of a message asks for a person, or for the rules and the help of the shop. */
export const asksForGoodsOnly = (message: string): boolean =>
  split(message).every((sentence) => {
    const { text, asked } = sentenceOf(sentence);
    const talk = smallTalk(text)?.do;
    return talk !== "human" && talk !== "refuse" && !asksToUndo(asked) && !(asked.endsWith("?") && isPolicy(asked));
  });
