import * as v from "valibot";
import { deskKinds, deskWords } from "../desk";
import { type Answer, items, list, or } from "./kit";
import { picture } from "./pictures";
import { oneOf, prose, text } from "./values";

const MOST_ITEMS = 500;

/** Something that waits for an operator, in Dutch like all that operators read. */
const deskItem = v.object({
  kind: oneOf(deskKinds),
  id: text,
  title: text,
  facts: items(prose, 30),
  /** Pictures that belong to it. */
  pictures: v.exactOptional(items(picture, 10)),
  /** The command that shows or decides it. */
  command: or(text, ""),
  words: items(oneOf(deskWords)),
});
export type DeskItem = Answer<typeof deskItem>;
export const deskAnswer = v.object({ items: list(deskItem, MOST_ITEMS) });
export type DeskAnswer = Answer<typeof deskAnswer>;
