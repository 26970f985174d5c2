import { expect, it } from "vitest";
import { cpuClock } from "../../tests/cpu-clock";
import { suspicionsOf } from "./suspicious";

const said = (text: string) => suspicionsOf({ title: "Prima", text, pros: [], cons: [] });

it.each([
  ["Kijk op https://elders.example/x", "link"],
  ["Kijk op www.elders.example", "link"],
  ["Veel goedkoper bij beterewinkel.nl!", "link"],
  ['<a href="//elders">hier</a>', "link"],
  ["Mail me: jip@mail.example", "e-mailadres"],
  ["Bel 06-12345678", "telefoonnummer"],
  ["Bel +31 (0)6 12 34 56 78", "telefoonnummer"],
])("holds %s", (text, found) => {
  expect(said(text)).toContain(found);
});

it.each([
  "Werkt goed.Netjes ingepakt",
  "Barcode 8712345000011, artikel 1234567890",
  "Voor 1.299,00 in 2024-2026, 10.000 mAh en 0,5 liter",
  "Geluid < 30 dB & <b>stil</b>",
  "De versie 2.0.1 is beter",
])("lets %s through", (text) => {
  expect(said(text)).toBe("");
});

it("looks in the title, the pros and the cons too, and names everything once", () => {
  const found = suspicionsOf({ title: "www.x.nl", text: "ok", pros: ["a@b.nl", "c@d.nl"], cons: ["0612345678"] });
  expect(found).toBe("er staat een e-mailadres in, er staat een link in, er staat een telefoonnummer in");
});

it("needs no long time for a long text", () => {
  for (const text of ["a.".repeat(5_000), "0 ".repeat(5_000), `${"a".repeat(9_999)}@`, "a-".repeat(5_000)]) {
    const elapsed = cpuClock();
    said(text);
    expect(elapsed()).toBeLessThan(50);
  }
});
