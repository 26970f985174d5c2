import type { Texts } from "../catalogue";

export const shell = {} satisfies Texts;
