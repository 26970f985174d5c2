import { normalise } from "../analysis/normalise";
import { animalOf } from "./language";
import type { Reading } from "./reading";

/** What toys, lamps and prints are made in the shape of, and nobody buys things for. */
const figures: ReadonlySet<string> = new Set(
  (
    "olifant giraf giraffe leeuw tijger luipaard panter aap gorilla zebra nijlpaard neushoorn krokodil panda koala beer ijsbeer kangoeroe " +
    "luiaard otter bever vos egel eekhoorn hert ree wolf uil zwaan flamingo pinguin toekan arend haai dolfijn walvis orka zeehond " +
    "octopus inktvis kwal zeepaardje kikker salamander vlinder lieveheersbeestje lama alpaca eenhoorn unicorn draak dino dinosaurus " +
    "zeemeermin ridder piraat astronaut raket kabouter"
  )
    .split(" ")
    .map(normalise),
);

/** What a thing may be in the shape of, pets included. */
export const isShape = (word: string): boolean => animalOf.has(word) || figures.has(normalise(word));

const article = /^(?:een|de|het|n)$/;
const shaping = /^(?:op|van|als)$/;

/** `knuffel olifant`, `lamp in de vorm van een uil`, `die op een vos lijkt`: the shape that a thing must have. */
export function isFigureOf({ tokens, isTaken }: Reading, at: number): boolean {
  if (!figures.has(normalise(tokens[at]?.text ?? ""))) return false;
  if ((at > 0 && isTaken(at - 1)) || (at + 1 < tokens.length && isTaken(at + 1))) return true;
  const place = article.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  return shaping.test(tokens[place]?.text ?? "");
}
