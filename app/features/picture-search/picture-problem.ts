import type { MessageId } from "~/i18n/catalogue";

/** IM-06: why a picture was not taken. A failure without a better explanation is the specification's own message. */
export function sendingProblem(status: number): MessageId {
  switch (status) {
    case 400:
    case 415:
      return "search.image.unreadable";
    case 422:
      return "search.image.refused";
    case 429:
      return "search.image.often";
    case 503:
      return "search.image.busy";
    case 507:
      return "search.image.full";
    default:
      return "search.image.error";
  }
}

/** Why there are no results. */
export type SearchProblem = "gone" | "notReady" | "failed";

export function searchProblem(status: number): SearchProblem {
  if (status === 404) return "gone";
  return status === 503 ? "notReady" : "failed";
}
