import { expect, it } from "vitest";
import { namedWithNumbers, withoutFurther } from "./number-in-name";

const named = (...names: string[]) => names.map((name) => ({ name }));
const kept = (q: string, ...names: string[]) => namedWithNumbers(named(...names), q).map(({ name }) => name);

it("holds back what is named with another number of the unit", () => {
  expect(kept("telefoon 256 gb", "S24 256 GB", "A25 128 GB", "Hoes")).toEqual(["S24 256 GB", "Hoes"]);
  expect(kept("kabel 2 meter", "HDMI 2.1 kabel - 1 m", "HDMI 2.1 kabel - 2 m")).toEqual(["HDMI 2.1 kabel - 2 m"]);
});

it("takes one of several numbers, and keeps all where no name has the number", () => {
  expect(kept("laptop 16 gb", "Acer 16 GB - 512 GB", "HP 8 GB")).toEqual(["Acer 16 GB - 512 GB"]);
  expect(kept("laptop 16 gb", "Acer 512 GB", "HP 256 GB")).toEqual(["Acer 512 GB", "HP 256 GB"]);
});

it("leaves out a further variant where the one that is searched for is there", () => {
  const left = (q: string, ...names: string[]) => withoutFurther(named(...names), q).map(({ name }) => name);
  const [pro, max, plain] = ["iPhone 15 Pro - 256 GB", "iPhone 15 Pro Max - 256 GB", "iPhone 15"] as const;
  expect(left("256 gb iphone 15 pro", pro, max, plain)).toEqual([pro, plain]);
  expect(left("iphone 15 pro max", pro, max)).toEqual([pro, max]);
  expect(left("iphone 15 pro", max)).toEqual([max]);
  expect(left("iphone 15", pro, max, plain)).toEqual([pro, max, plain]);
  const [own, other, plus] = ["Hoesje voor iPhone 15", "Hoesje voor iPhone 15 Pro", "Etui voor Galaxy S24+"] as const;
  expect(left("hoesje iphone 15", own, other)).toEqual([own]);
  expect(left("hoesje iphone 15", other)).toEqual([other]);
  expect(left("etui galaxy s24", "Etui voor Galaxy S24", plus)).toEqual(["Etui voor Galaxy S24"]);
});
