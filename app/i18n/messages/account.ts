import type { Texts } from "../catalogue";

export const account = {} satisfies Texts;
