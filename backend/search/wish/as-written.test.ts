import { expect, it } from "vitest";
import { asWritten } from "./as-written";

it.each([
  ["tis voor een meisje", "het is voor een meisje"],
  ["die in t zwembad mag, 't is warm", "die in het zwembad mag, het is warm"],
  ["kzoek een tas, hoelang gaat t mee", "ik zoek een tas, hoe lang gaat het mee"],
  ["jas met t shirt eronder", "jas met t shirt eronder"],
  ["t/m 50 euro", "t/m 50 euro"],
  ["moet in de wasmachine kunnen", "machinewasbaar"],
  ["mok die wel in de vaatwasser moet kunnen", "mok die wel vaatwasserbestendig"],
  ["koksmes dat in de vaatwasser mag", "koksmes vaatwasserbestendig"],
  ["de hoes moet eraf kunnen om te wassen", "de hoes moet eraf kunnen wasbaar"],
  ["vaatwasser moet ook kunnen", "vaatwasserbestendig"],
  ["moet gewassen kunnen worden", "machinewasbaar"],
  ["schaal, moet de oven in kunnen", "schaal, ovenbestendig"],
  ["een wasmachine", "een wasmachine"],
])("%s is read as %s", (typed, written) => expect(asWritten(typed)).toBe(written));
