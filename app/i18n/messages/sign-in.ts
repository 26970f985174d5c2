import type { Texts } from "../catalogue";

export const signIn = {} satisfies Texts;
