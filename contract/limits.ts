/** Business constants and limits of the specification, section 9, in one place. */
export const ORDERS_PAGE_SIZE = 10;
export const MORE_LIKE_THIS_IDS = 30;
export const CHAT_LANGUAGE = "nl";
export const DEFAULT_PAGE_SIZE = 30;
export const PAGE_SIZES = [30, 60, 90] as const;
export const DEFAULT_SORT = "relevance";
/** Pagination reaches at most this many results. */
export const REACHABLE_RESULTS = 10_000;
export const CART_SESSION_LENGTH = 32;
export const RANDOM_HEX_LENGTH = 40;
export const IMAGE_BYTES_LIMIT = 10_485_760;
export const BARCODE_DIGITS = 13;
export const CATEGORY_DEPTH = 3;
export const PAGE_TITLE_LENGTH = 60;
export const STICKY_SCROLL_OFFSET = 200;
export const CONSENT_UPDATE_WAIT_MS = 500;
export const ACTIVATION_DELAY_MS = 100;
export const LAZY_MARGIN_PX = 50;
export const CHUNK_TIMEOUT_MS = 120_000;
export const SEARCH_COOKIE_DAYS = 30;
export const YEAR_COOKIE_DAYS = 365;
export const ADULT_AGE = 18;

/** Links per property on a product page with variants: what a page can hold and a visitor can oversee. */
export const VARIANT_OPTIONS = 200;

/** Lower bounds in px of the five larger layouts (specification section 9). */
export const BREAKPOINTS = { small: 576, medium: 768, large: 984, extraLarge: 1200, extraExtraLarge: 1560 } as const;

/** Limits of profile lists: beyond them an addition is rejected or the oldest entry is dropped. */
export const WISHLIST_LIMIT = 500;
export const VIEWED_LIMIT = 30;
export const ADDRESS_LIMIT = 20;
export const BOOKMARK_LIMIT = 500;
export const CHAT_LIMIT = 50;
/** Messages that one conversation holds, of both sides. */
export const CHAT_MESSAGES = 200;
/** Characters of a question to the assistant. */
export const CHAT_MESSAGE_LENGTH = 1_000;
export const CHAT_TITLE_LENGTH = 80;
export const CHAT_ASKS_A_MINUTE = 20;
export const PREFERRED_CATEGORY_LIMIT = 50;
export const STOCK_ALERT_LIMIT = 100;
export const NOTIFICATION_LIMIT = 100;
export const COMPARED_LIMIT = 4;
/** Days between a deletion request and the deletion of the account. */
export const DELETION_GRACE_DAYS = 30;
/** How many days longer an order, return or refund that nobody ends holds up the end of an account. */
export const DELETION_HELD_DAYS = 90;
