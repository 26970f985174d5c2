import type { MessageId } from "~/i18n/catalogue";

/** How a failed page presents itself. */
export interface Problem {
  drawing: "not-found" | "error" | "offline";
  title: MessageId;
  text: MessageId;
  /** The same page may well work in a moment. */
  retry: boolean;
}

const notFound: Problem = {
  drawing: "not-found",
  title: "errors.notFound.title",
  text: "errors.notFound.text",
  retry: false,
};
const category: Problem = {
  ...notFound,
  title: "errors.category.title",
  text: "errors.category.text",
};
const gone: Problem = { ...notFound, title: "errors.gone.title", text: "errors.gone.text" };
const unavailable: Problem = {
  drawing: "error",
  title: "errors.unavailable.title",
  text: "errors.unavailable.text",
  retry: true,
};
const broken: Problem = { drawing: "error", title: "errors.broken.title", text: "errors.broken.text", retry: true };
const refused: Problem = { ...broken, title: "errors.refused.title", text: "errors.refused.text", retry: false };
export const offline: Problem = {
  drawing: "offline",
  title: "errors.offline.title",
  text: "errors.offline.text",
  retry: false,
};

/** By the status of what a loader threw and its text; anything that is no response is an error of ours. */
export function problemOf(error: { status: number; data?: unknown; statusText?: string } | undefined): Problem {
  if (!error) return broken;
  const said = typeof error.data === "string" && error.data ? error.data : error.statusText;
  if (error.status === 404) return said === "Category not found" ? category : notFound;
  if (error.status === 410) return gone;
  if (error.status === 502 || error.status === 503 || error.status === 504) return unavailable;
  return error.status >= 400 && error.status < 500 ? refused : broken;
}
