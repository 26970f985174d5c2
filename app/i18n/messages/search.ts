import type { Texts } from "../catalogue";

export const search = {} satisfies Texts;
