import type { EcommerceEvents } from "./ecommerce";
import type { ItemEvents } from "./items";

/** All events for the operator's tag manager, with their fields. */
export interface TrackedEvents extends EcommerceEvents, ItemEvents {
  /** TR-01. */
  search_request: {
    query: string;
    result_count: number;
    result_total: number;
    filters_applied: string;
    search_id: string;
  };
  /** AC-09: once after each sign-in. */
  login_success: Record<never, never>;
}

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Adds an event to the data layer; callers must check `mayMeasure` first. */
export function pushEvent<Name extends keyof TrackedEvents>(event: Name, fields: TrackedEvents[Name]): void {
  window.dataLayer ??= [];
  // A tag manager merges what it is told, so that the items of one event would stay in the next.
  if ("ecommerce" in fields) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push({ event, ...fields });
}
