import { expect, test } from "vitest";
import { normalise } from "./normalise";
import { letterWords, tokens } from "./tokens";

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
  ..."pad pads,led leds,app apps,pin pins,kit kits,mug mugs,tab tabs,gsm gsm's,tv tv's,usb usb's".split(","),
  ..."thee theeën,idee ideeën,knie knieën,zee zeeën,ui uien,ei eieren,jaloezie jaloezieën".split(","),
  ..."keukenmes keukenmessen,steakmes steakmessen,contactlens contactlenzen,waterfles waterflessen waterflesje".split(
    ",",
  ),
  ..."wijnglas wijnglazen,handtas handtassen handtasje,zaagblad zaagbladeren,paasei paaseieren,kleinkind kleinkinderen".split(
    ",",
  ),
  ..."game games,videogame videogames,crème crèmes,frame frames,aquarium aquaria,lied liederen,vloerkleed vloerkleden".split(
    ",",
  ),
  ..."hek hekken,heks heksen,hals halzen,pols polsen,schuurspons schuursponzen,rolmaat rolmaten,poef poefen poefs".split(
    ",",
  ),
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

test.each(
  "kam kamer,pan pand,hoed hoes,beer bier,bos bus,vis vies,boor boer,kar kaars,lam lamp,bal balie,heks hek,dual dualsense".split(
    ",",
  ),
)("different words stay apart: %s", (words) => {
  expect(together(words)).toHaveLength(2);
});

test("accents and capitals do not matter, words with digits stay as they are", () => {
  expect(together("Café cafe CAFÉ")).toHaveLength(1);
  expect(normalise("wgg24409nl")).toBe("wgg24409nl");
});

test("repeated letters and abbreviations are kept as they are", () => {
  expect(["aa", "aaa", "aaaa"].map(normalise)).toEqual(["aa", "aaa", "aaaa"]);
  expect(tokens("t.v. en t.v meubel")).toEqual(["tv", "en", "tv", "meubel"]);
  expect(tokens("S.Oliver maat 1.5 e.d.")).toEqual(["s", "oliver", "maat", "1d5", "ed"]);
  expect(letterWords("USB-C kabel, T-shirt en e-bike zit-sta 2-in-1")).toEqual(["usbc", "tshirt", "ebike"]);
});

test("a decimal is one word, however it is written, and not the number without its sign", () => {
  expect(tokens("1,5 l")).toEqual(tokens("1.5 l"));
  expect(tokens("1,5")).not.toEqual(tokens("15"));
});
