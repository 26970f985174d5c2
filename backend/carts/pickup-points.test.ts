import { expect, it } from "vitest";
import { embeddedPickupPoints } from "./pickup-points";

it("has a few hundred points, each with an address, the nearest of the own country first", async () => {
  const dutch = await embeddedPickupPoints.near("1012 ab");
  expect(dutch).toHaveLength(8);
  expect(dutch[0]?.city).toBe("Amsterdam");
  const distances = dutch.map(({ distance }) => distance ?? 0);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(dutch.every(({ postalCode }) => /^\d{4} [A-Z]{2}$/.test(postalCode))).toBe(true);
  expect((await embeddedPickupPoints.near("9000"))[0]?.city).toBe("Gent");
});

it.each(["", "x", "0999 AB", "10000"])("knows nothing near %j", async (postcode) => {
  expect(await embeddedPickupPoints.near(postcode)).toEqual([]);
});

it("finds a point again, with its distance only from a postcode", async () => {
  const [point] = await embeddedPickupPoints.near("3511 AB");
  expect(await embeddedPickupPoints.find(point?.id ?? "", "3511 AB")).toEqual(point);
  expect(await embeddedPickupPoints.find(point?.id ?? "")).toEqual({ ...point, distance: null });
  expect(await embeddedPickupPoints.find("nl-1-1")).toBeUndefined();
});
