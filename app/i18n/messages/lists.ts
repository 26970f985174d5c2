import type { Texts } from "../catalogue";

export const lists = {} satisfies Texts;
