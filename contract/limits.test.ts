import { expect, test } from "vitest";
import * as limits from "./limits";

test("the constants are those of the specification, section 9, chats in Dutch among them (CN-03)", () => {
  expect(limits).toMatchObject({
    ORDERS_PAGE_SIZE: 10,
    MORE_LIKE_THIS_IDS: 30,
    CHAT_LANGUAGE: "nl",
    DEFAULT_PAGE_SIZE: 30,
    DEFAULT_SORT: "relevance",
    REACHABLE_RESULTS: 10_000,
    CART_SESSION_LENGTH: 32,
    RANDOM_HEX_LENGTH: 40,
    IMAGE_BYTES_LIMIT: 10_485_760,
    BARCODE_DIGITS: 13,
    CATEGORY_DEPTH: 3,
    PAGE_TITLE_LENGTH: 60,
    STICKY_SCROLL_OFFSET: 200,
    CONSENT_UPDATE_WAIT_MS: 500,
    ACTIVATION_DELAY_MS: 100,
    LAZY_MARGIN_PX: 50,
    CHUNK_TIMEOUT_MS: 120_000,
    YEAR_COOKIE_DAYS: 365,
    ADULT_AGE: 18,
    BREAKPOINTS: { small: 576, medium: 768, large: 984, extraLarge: 1200, extraExtraLarge: 1560 },
  });
});

test("search cookies live a month", () => {
  expect(limits.SEARCH_COOKIE_DAYS).toBeGreaterThanOrEqual(28);
  expect(limits.SEARCH_COOKIE_DAYS).toBeLessThanOrEqual(31);
});
