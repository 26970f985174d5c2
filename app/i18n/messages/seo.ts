import type { Texts } from "../catalogue";

export const seo = {} satisfies Texts;
