import { expect, test } from "vitest";
import { offerKey, readOfferKey } from "./offer-key";

test.each([
  { product: "100001" },
  { product: "100001", sid: "s1", spid: "KH-1" },
  { product: "1/2", sid: "s 1", spid: "a/b&c%" },
])("%j survives being a form value", (offer) => {
  expect(readOfferKey(offerKey(offer))).toEqual(offer);
});

test.each(["", "/", "1/2", "1//3", "1/2/3/4", "%", undefined, null, 7, new File([], "x")])(
  "%j is no offer",
  (value) => {
    expect(readOfferKey(value)).toBeUndefined();
  },
);
