import { expect, test } from "vitest";
import { cookieNames, keyPrefixes, sessionKeys, storageKeys } from "./storage-keys";

test("the browser's storage holds exactly the keys of the specification and our own", () => {
  expect(Object.values(storageKeys).sort()).toEqual(
    [
      "reduxProfile tokenClaims chatList rVP wishlistItems likedProds imageSearch searchHistory loginInitURL",
      "newUserImitation nuiRegistered login_attempt_pending comparisonList currentCategory",
      "clickId deferredActivation debugFetch measuredPurchases lastSeen wishlistUnsent",
    ]
      .join(" ")
      .split(" ")
      .sort(),
  );
});

test("beside them there are the sign-in library's keys, unsaved forms, a log-out, the measured steps of a checkout, a bookmark that waits, and a selection in a picture", () => {
  expect(Object.values(keyPrefixes)).toEqual(["oidc.", "formDraft."]);
  expect(Object.values(sessionKeys)).toEqual(["loggedOut", "measuredSteps", "wantedBookmark", "pictureCrop"]);
});

test("the cookies are exactly those of the specification, and the answer to the consent banner", () => {
  expect(Object.values(cookieNames).sort()).toEqual([
    "adultContentAllowed",
    "adultContentBlocked",
    "cartSessionHash",
    "consent",
    "features",
    "search_filters_applied",
    "search_id",
    "search_query",
  ]);
});
