import { expect, it } from "vitest";
import { offerSets, qualityOf } from "./quality";

it.each(Object.entries(offerSets))("offers without GTIN or MPN meet by their titles: %s", (_, offers) => {
  const { f1, precision } = qualityOf(offers);
  expect(precision).toBeGreaterThanOrEqual(0.97);
  expect(f1).toBeGreaterThanOrEqual(0.8);
});
