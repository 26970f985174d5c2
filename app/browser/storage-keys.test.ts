import { expect, test } from "vitest";
import { cookieNames, storageKeys } from "./storage-keys";

test("the browser's storage holds exactly the keys of the specification and our own", () => {
  expect(Object.values(storageKeys).sort()).toEqual(
    [
      "reduxProfile tokenClaims chatList rVP wishlistItems likedProds imageSearch searchHistory loginInitURL",
      "newUserImitation nuiRegistered login_attempt_pending comparisonList currentCategory",
      "clickId deferredActivation debugFetch",
    ]
      .join(" ")
      .split(" ")
      .sort(),
  );
});

test("the cookies are exactly those of the specification", () => {
  expect(Object.values(cookieNames).sort()).toEqual([
    "adultContentAllowed",
    "adultContentBlocked",
    "cartSessionHash",
    "features",
    "search_filters_applied",
    "search_id",
    "search_query",
  ]);
});
