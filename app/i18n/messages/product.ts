import type { Texts } from "../catalogue";

export const product = {} satisfies Texts;
