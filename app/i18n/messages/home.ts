import type { Texts } from "../catalogue";

export const home = {} satisfies Texts;
