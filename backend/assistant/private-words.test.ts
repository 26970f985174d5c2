import { expect, it } from "vitest";
import { cpuClock } from "../../tests/cpu-clock";
import { newNumber } from "../orders/number";
import { isCardNumber, isCitizenNumber, isIban } from "./private-numbers";
import { LEFT_OUT, withoutPrivateWords } from "./private-words";

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const digits = (next: (below: number) => number, length: number) => Array.from({ length }, () => next(10)).join("");

it.each([
  "mail me op jan.de-vries+etalage@post.example.nl graag",
  "het is JAN@EXAMPLE.NL",
  "jan (at) example.nl",
  "https://shop.nl/?mail=jan%40example.nl",
  "jan&#64;example.nl",
  "bel 06-12345678",
  "bel 06 12 34 56 78",
  "bel 0612345678",
  "bel 06 - 1234 5678",
  "bel (020) 123 45 67",
  "bel 0031 6 12345678",
  "bel +31 (0)6 12 34 56 78",
  "bel +32 470 12 34 56",
  "mijn rekening is NL91 ABNA 0417 1643 00 toch",
  "nl91abna0417164300",
  "BE68 5390 0754 7034",
  "DE89 3704 0044 0532 0130 00",
  "FR14 2004 1010 0505 0001 3M02 606",
  "kaart 4111 1111 1111 1111",
  "kaart 5500-0000-0000-0004, geldig tot 12/29",
  "378282246310005",
  "mijn bsn is 111222333",
  "BSN: 12345678",
  "111222333",
  "1234.56.782",
  "ik woon op 1012 AB 12",
  "1012AB, nummer 12a",
  "1012ab 12-3",
  "Dorpsstraat 12, 1012 AB Amsterdam",
  "j\u200ban@ex\u200bample.nl",
  "０６１２３４５６７８",
])("leaves out what is private: %s", (said) => {
  const { text, left } = withoutPrivateWords(said);
  expect(left).toBe(true);
  expect(text).toContain(LEFT_OUT);
  expect(text).not.toMatch(/example|\d{4,}|0417|1111|34 56/i);
});

it("takes no words behind `de` and a price for a German account, whose check digits they may have", () => {
  for (const said of ["onder de 36 euro een kindersneakers", "onder de 36euro een kindersneakers"])
    expect(withoutPrivateWords(said)).toEqual({ text: said, left: false });
});

it("keeps the words around it", () => {
  const said = "Ik ben jan@example.nl, bel 06-12345678 of stort op NL91 ABNA 0417 1643 00 en stuur naar 1012 AB 12.";
  expect(withoutPrivateWords(said).text).toBe(
    `Ik ben ${LEFT_OUT}, bel ${LEFT_OUT} of stort op ${LEFT_OUT} en stuur naar ${LEFT_OUT}.`,
  );
  const twice = withoutPrivateWords(withoutPrivateWords(said).text);
  expect(twice.left).toBe(false);
});

it.each([
  "een laptop tot € 1.299,00 of tussen 1000 en 1500 euro",
  "van 1200 in 2 kleuren, 1500 mm 3 stuks en 2000 GB 5",
  "EAN 8712345678906",
  "ean 4006381333931",
  "gtin 04006381333931",
  "ISBN 9789025869946 of isbn 0306406152",
  "Bosch WAN28275NL, WGG244F0NL en Samsung QE55S90DATXXN",
  "Philips EP5447/90 en LG OLED55C34LA",
  "bestelnummer 111222333",
  "order 7KX2M9PQR4T-1 en 98AB7K2MN4C",
  "artikelnummer 378282246310005",
  "maat 38, 39 1/2, 140x200, 90 x 200 cm en 44-46",
  "een tv van 55 inch, 3840x2160, 120 Hz, 2024 modellen",
  "een fiets uit 2019 of 2020, 28 inch, 21 versnellingen",
  "iPhone 15 Pro Max 256 GB, RTX 4070 12GB, i7-13700K",
  "leverbaar op 01-12-2026 om 12:30",
  "banden 205/55 R16 91V",
  "2 TB ssd, 16 GB ddr5 5600 MHz",
  "levering 1-3 werkdagen, 30 dagen bedenktijd, 5 jaar garantie",
  "2500 wp 10 panelen en 1600 pk 4",
])("keeps what a shopper says: %s", (said) => {
  expect(withoutPrivateWords(said)).toEqual({ text: said, left: false });
});

it("keeps prices, EANs, sizes, numbers of models and of orders, whatever they are", () => {
  const next = numbersFrom(14);
  const letters = (length: number) => Array.from({ length }, () => "ABCDEFGHJKLMNPRSTUVWX".charAt(next(21))).join("");
  const makers = [
    () => `€ ${next(9_999)},${digits(next, 2)}`,
    () => `tot ${next(20)}.${digits(next, 3)} euro`,
    () => `87${digits(next, 11)}`,
    () => `40${digits(next, 11)}`,
    () => `${letters(2)}${digits(next, 3)}${letters(1)}${digits(next, 2)}`,
    () => `${letters(3)}-${digits(next, 4)}/${digits(next, 2)}`,
    () => `${next(300)} x ${next(300)} x ${next(300)} mm`,
    () => `maat ${next(60)}`,
    () => `bestelnummer ${digits(next, 9)}`,
    () => newNumber(),
  ];
  const wrong = Array.from({ length: 4_000 }, (_, index) => makers[index % makers.length]?.() ?? "").filter(
    (said) => withoutPrivateWords(`ik zoek ${said} voor thuis`).left,
  );
  expect(wrong).toEqual([]);
});

it("finds every account number, card and BSN that passes its own test", () => {
  const next = numbersFrom(71);
  let found = 0;
  for (let tried = 0; tried < 20_000; tried += 1) {
    const iban = `NL${digits(next, 2)}RABO0${digits(next, 9)}`;
    const card = `4${digits(next, 15)}`;
    const bsn = `${1 + next(9)}${digits(next, 8)}`;
    for (const [value, is] of [
      [iban, isIban(iban)],
      [card, isCardNumber(card)],
      [bsn, isCitizenNumber(bsn)],
    ] as const) {
      if (!is) continue;
      found += 1;
      expect(withoutPrivateWords(`het is ${value}, dank`).text).toBe(`het is ${LEFT_OUT}, dank`);
    }
  }
  expect(found).toBeGreaterThan(3_000);
});

it("takes no time over a hostile message", () => {
  const elapsed = cpuClock();
  for (const part of ["0", "0 ", "a@", "a.", "NL12 ", "1234 ab ", "+31 ", "1 - ", "aa11 "])
    withoutPrivateWords(part.repeat(2_000).slice(0, 4_000));
  expect(elapsed()).toBeLessThan(5_000);
});
