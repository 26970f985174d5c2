import { expect, test } from "vitest";
import { normalise } from "./normalise";
import { tokens } from "./tokens";

const together = (words: string): string[] => [...new Set(tokens(words).map(normalise))];

test.each([
  ..."fiets fietsen,schoen schoenen,stoel stoelen,tafel tafels tafeltje,lamp lampen lampje,kast kasten kastje".split(
    ",",
  ),
  ..."tas tassen tasje,wasmachine wasmachines,huis huizen huisje,glas glazen".split(","),
  ..."horloge horloges,jongen jongens,camera camera's,foto foto's,baby baby's,bureau bureaus,kussen kussens".split(","),
  ..."televisie televisies,batterij batterijen,trui truien,kooi kooien,laars laarzen,kaars kaarsen,bril brillen".split(
    ",",
  ),
  ..."boom boompje bomen,kind kinderen,dekbed dekbedden,inktpatroon inktpatronen,zwembroek zwembroeken".split(","),
])("the forms of one word come together: %s", (words) => {
  expect(together(words)).toHaveLength(1);
});

test.each(
  "rood rode,wit witte,zwart zwarte,grijs grijze,blauw blauwe,geel gele,groen groene,paars paarse,bruin bruine".split(
    ",",
  ),
)("a colour and its inflected form come together: %s", (words) => {
  expect(together(words)).toHaveLength(1);
});

test.each("kam kamer,pan pand,hoed hoes,beer bier,bos bus,vis vies,boor boer,kar kaars,lam lamp,bal balie".split(","))(
  "different words stay apart: %s",
  (words) => {
    expect(together(words)).toHaveLength(2);
  },
);

test("accents and capitals do not matter, words with digits stay as they are", () => {
  expect(together("Café cafe CAFÉ")).toHaveLength(1);
  expect(normalise("wgg24409nl")).toBe("wgg24409nl");
});

test("a decimal is one word, however it is written, and not the number without its sign", () => {
  expect(tokens("1,5 l")).toEqual(tokens("1.5 l"));
  expect(tokens("1,5")).not.toEqual(tokens("15"));
});
