import { normalise } from "../analysis/normalise";

/** What values are that only say that something is so, or is not. */
export const yes = new Set(["ja", "yes", "true", "wel", "met"]);
/** The stem of what says in the operator's file that it is not so. */
export const no = normalise("nee");
export const noValue = new Set([...yes, "nee", "no", "geen", "false", "onbekend", "nvt"]);

export const denyingWords = new Set(["niet", "geen", "zonder", "not", "no"]);
export const lacking = new Set(["nee", "no", "geen", "false", "zonder", "none"]);
