import { numberOfWord } from "./dutch-numbers";
import { genderOf } from "./language";
import { type Age, readAge } from "./read-fixed";
import type { Reading } from "./reading";

const people = new Set(["iemand", "ik", "hij", "zij", "ze", "persoon", "mensen", "volwassene", "mij", "mezelf"]);
const isPerson = (word: string): boolean => people.has(word) || genderOf.has(word);
const METRES = /^(?:m|meter)$/;
const CENTIMETRES = /^(?:cm|centimeter)$/;
const IN_CENTIMETRES = /^\d[.,]\d\d$/;
/** How tall people are, in centimetres; children's clothes come in sizes below it. */
const SHORTEST = 140;
const TALLEST = 220;

/** Where a height ends that begins with the number at a place: `1 meter 60`, `1.85`, `175 cm`; undefined for another number. */
function endOfHeight({ tokens }: Reading, at: number): number | undefined {
  const text = (place: number) => tokens[place]?.text ?? "";
  const number = tokens[at]?.number;
  if (number === undefined || tokens[at]?.isAmount) return undefined;
  const isTall = (centimetres: number) => centimetres >= SHORTEST && centimetres <= TALLEST;
  const isLong = (place: number) => Number(text(place) === "lang");
  if (METRES.test(text(at + 1)) && Number.isInteger(number)) {
    const rest = tokens[at + 2]?.number ?? numberOfWord(text(at + 2));
    if (rest !== undefined && isTall(number * 100 + rest)) {
      const end = at + 3 + Number(CENTIMETRES.test(text(at + 3)));
      return end + isLong(end);
    }
  }
  if (!Number.isInteger(number) && isTall(number * 100)) {
    const end = at + 1 + Number(METRES.test(text(at + 1)));
    // Of a child `1,5` is an age.
    return IN_CENTIMETRES.test(text(at)) || end + isLong(end) > at + 1 ? end + isLong(end) : undefined;
  }
  const end = at + 1 + Number(CENTIMETRES.test(text(at + 1)));
  const isSaid = end > at + 1 || isLong(end) === 1;
  return isTall(number) && isSaid ? end + isLong(end) : undefined;
}

/** Takes how tall somebody is, which is no measure of what they seek: `ik ben 1,85`, `voor iemand van 1 meter 60`. */
function readHeight(reading: Reading): string | undefined {
  const { tokens } = reading;
  for (let at = 0; at + 2 < tokens.length; at++) {
    const link = tokens[at + 1]?.text ?? "";
    if (!isPerson(tokens[at]?.text ?? "") || !/^(?:van|ben|is|met)$/.test(link)) continue;
    const end = endOfHeight(reading, at + 2);
    if (end === undefined) continue;
    reading.take(at, end);
    return reading.said(at + 2, end);
  }
  return undefined;
}

const NAME = /^\p{Lu}\p{Ll}+$/u;
const pronoun = /^(?:ze|zij|hij)$/;

/** Takes the name of somebody, which no product has: `mijn neefje Daan`, `voor Lotte, ze wordt 4`. */
function takeName(reading: Reading, isKnown: (word: string) => boolean): void {
  const text = (at: number) => reading.tokens[at]?.text ?? "";
  for (let at = 1; at < reading.tokens.length; at++) {
    if (!NAME.test(reading.said(at, at + 1)) || isKnown(text(at))) continue;
    const isSpokenOf = text(at - 1) === "voor" && text(at + 1) === "," && pronoun.test(text(at + 2));
    if (genderOf.has(text(at - 1)) || isSpokenOf) reading.take(at, at + 1);
  }
}

/** Takes what a sentence says of the person it is for: an age, and a height as it was said. */
export function readPerson(
  reading: Reading,
  isKnown: (word: string) => boolean = () => false,
): { age: Age | undefined; height: string[] } {
  takeName(reading, isKnown);
  const height = readHeight(reading);
  return { age: readAge(reading), height: height === undefined ? [] : [height] };
}
