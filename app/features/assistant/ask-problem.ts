/** Why a question has no answer yet. `gone`: no such conversation, or somebody else's. */
export type AskProblem = "empty" | "long" | "gone" | "busy" | "often" | "failed";

const problems: Readonly<Record<number, AskProblem>> = {
  400: "long",
  404: "gone",
  409: "busy",
  413: "long",
  429: "often",
};

/** What a refused or unanswered call to the assistant means to the visitor. */
export const problemOf = (status: number): AskProblem => problems[status] ?? "failed";

/** The status of the page that tells it. */
export const PROBLEM_STATUS: Readonly<Record<AskProblem, number>> = {
  empty: 422,
  long: 422,
  gone: 404,
  busy: 409,
  often: 429,
  failed: 502,
};

/** A remote model may take twenty seconds. */
export const ASK_MS = 25_000;
