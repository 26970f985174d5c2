import type { Texts } from "../catalogue";

export const shops = {} satisfies Texts;
