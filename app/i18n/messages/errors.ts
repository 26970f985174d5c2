import type { Texts } from "../catalogue";

export const errors = {} satisfies Texts;
