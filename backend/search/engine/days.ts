const DAY_MS = 86_400_000;
/** What became cheaper, or came in, longer ago than this is no longer news. */
export const LOOK_BACK_DAYS = 30;

/** The day since 1970 of a moment in milliseconds. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS);
/** The last day of which a price drop is no longer news. */
export const dropsSince = (now: number): number => dayOf(now) - LOOK_BACK_DAYS;
