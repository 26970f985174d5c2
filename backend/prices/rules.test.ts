import { expect, it } from "vitest";
import { marketDays, type Observation, pricePoints } from "./rules";

const seen = (day: string, offer: string, price: number | null): Observation => ({
  offerId: offer,
  shopId: `shop-${offer}`,
  day,
  price,
});

it("shows three price changes on three dates as exactly three points", () => {
  const days = marketDays([seen("2026-03-01", "a", 100), seen("2026-04-01", "a", 90), seen("2026-05-01", "a", 95)]);
  expect(pricePoints(days)).toEqual([
    { date: "2026-03-01", lowest: 100, average: 100, shops: 1 },
    { date: "2026-04-01", lowest: 90, average: 90, shops: 1 },
    { date: "2026-05-01", lowest: 95, average: 95, shops: 1 },
  ]);
});

it("has no point where nothing changed, whatever the order of the observations", () => {
  const days = marketDays([seen("2026-05-01", "a", 100), seen("2026-03-01", "a", 100), seen("2026-04-01", "a", 100)]);
  expect(pricePoints(days)).toEqual([{ date: "2026-03-01", lowest: 100, average: 100, shops: 1 }]);
});

it("takes the lowest and the rounded average over all offers of a day", () => {
  const days = marketDays([seen("2026-03-01", "a", 100), seen("2026-03-01", "b", 201), seen("2026-03-02", "b", 102)]);
  expect(pricePoints(days)).toEqual([
    { date: "2026-03-01", lowest: 100, average: 151, shops: 2 },
    { date: "2026-03-02", lowest: 100, average: 101, shops: 2 },
  ]);
});

it("counts a shop with two offers once", () => {
  const second = { ...seen("2026-03-01", "b", 120), shopId: "shop-a" };
  expect(pricePoints(marketDays([seen("2026-03-01", "a", 100), second]))[0]?.shops).toBe(1);
});

it("leaves an offer out from the day it was gone, and has no point while nobody sells", () => {
  const days = marketDays([
    seen("2026-03-01", "a", 100),
    seen("2026-03-01", "b", 120),
    seen("2026-03-05", "a", null),
    seen("2026-03-09", "b", null),
    seen("2026-04-01", "a", 110),
  ]);
  expect(pricePoints(days).map(({ date, lowest }) => [date, lowest])).toEqual([
    ["2026-03-01", 100],
    ["2026-03-05", 120],
    ["2026-04-01", 110],
  ]);
  expect(days[2]).toEqual({ day: "2026-03-09", lowest: null, average: null, shops: 0 });
});

it("never has a date before the first observation, and none without any", () => {
  expect(marketDays([])).toEqual([]);
  expect(marketDays([seen("2026-03-01", "a", null), seen("2026-03-02", "a", 5)]).length).toBe(2);
});
