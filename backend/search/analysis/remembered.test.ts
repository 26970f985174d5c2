import { expect, it } from "vitest";
import { remembered } from "./remembered";

function counted(most: number) {
  const asked: string[] = [];
  const upper = remembered((word: string) => {
    asked.push(word);
    return word.toUpperCase();
  }, most);
  return { asked, upper };
}

it("works a word out once", () => {
  const { asked, upper } = counted(10);
  expect([upper("lamp"), upper("lamp"), upper("hardloopschoenen"), upper("hardloopschoenen")]).toEqual([
    "LAMP",
    "LAMP",
    "HARDLOOPSCHOENEN",
    "HARDLOOPSCHOENEN",
  ]);
  expect(asked).toEqual(["lamp", "hardloopschoenen"]);
});

it("forgets words that were not asked for lately", () => {
  const { asked, upper } = counted(2);
  for (const word of ["a", "b", "c", "a", "d", "e", "a", "b"]) upper(word);
  expect(asked).toEqual(["a", "b", "c", "d", "e", "b"]);
});
