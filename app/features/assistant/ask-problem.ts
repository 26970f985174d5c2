/**
 * Why a question has no answer yet. `gone`: no such conversation, or somebody else's. `full`: it takes no more
 * questions. The question can then be asked in a new one.
 */
export type AskProblem = "empty" | "long" | "gone" | "busy" | "full" | "often" | "failed";

const problems: Readonly<Record<number, AskProblem>> = {
  404: "gone",
  409: "busy",
  413: "long",
  429: "often",
};
const named: Readonly<Record<string, AskProblem>> = { empty: "empty", too_long: "long", full: "full" };

/** What a refused or unanswered call to the assistant means to the visitor. */
export const problemOf = ({ status, code = "" }: { status: number; code?: string }): AskProblem =>
  (status < 500 && Object.hasOwn(named, code) ? named[code] : problems[status]) ?? "failed";

/** Whether nothing more can be asked in the conversation itself. */
export const isOver = (problem: AskProblem | undefined): boolean => problem === "gone" || problem === "full";

/** The status of the page that tells it. */
export const PROBLEM_STATUS: Readonly<Record<AskProblem, number>> = {
  empty: 422,
  long: 422,
  gone: 404,
  busy: 409,
  full: 409,
  often: 429,
  failed: 502,
};

/** A remote model may take twenty seconds. */
export const ASK_MS = 25_000;
