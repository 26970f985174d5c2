import { expect, it } from "vitest";
import { cpuClock } from "../../tests/cpu-clock";
import { readArticle } from "./read-article";

const pictures = new Set(["was.svg"]);
const read = (text: string, kind: "blog" | "support" = "support") =>
  readArticle(kind, { name: "stuk", text, pictures });
const problems = (text: string, kind?: "blog" | "support") => {
  const found = read(text, kind);
  return Array.isArray(found) ? found.map(({ line, message }) => `${line}: ${message}`) : [];
};

it("reads the fields and the text below them", () => {
  const found = read(
    "\ufeff---\r\ntitle: Wasmachine kiezen\r\ndate: 2026-11-22\r\nid: 101\r\npicture: was.svg\r\ncategories: [witgoed.wasmachines]\r\n---\r\n\r\n## Inhoud\r\n",
    "blog",
  );
  expect(found).toMatchObject({
    kind: "blog",
    id: "101",
    slug: "wasmachine-kiezen",
    title: "Wasmachine kiezen",
    date: "2026-11-22",
    categories: ["witgoed.wasmachines"],
    text: "## Inhoud",
  });
});

it("takes the name of the file for the id", () => expect(read("---\ntitle: A\n---\nx")).toMatchObject({ id: "stuk" }));

it.each([
  ["title: A", "1: begin het bestand met een regel ---"],
  ["---\ntitle: A\nx", "1: sluit de velden af met een regel ---"],
  ["---\ntitle: [A\n---\nx", "3: dit is geen geldige YAML"],
  ["---\ntitle: A\ntitle: B\n---\nx", "3: dit is geen geldige YAML"],
  ["---\na: &a [x]\nb: *a\n---\nx", "2: gebruik geen & of * van YAML"],
  ["---\n- a\n---\nx", "1: begin met velden"],
  ["---\n---\nx", "1: het veld title ontbreekt"],
  ["---\ndate: 2026-11-22\n---\nx", "1: het veld title ontbreekt"],
  ["---\ntitle: A\ndate: 2026-02-30\n---\nx", "3: date: schrijf een bestaande dag als 2026-11-22"],
  ["---\ntitle: A\ncategories: x\n---\nx", "3: categories: schrijf een lijst"],
  ["---\ntitle: A\nhidden: ja\n---\nx", "3: hidden: schrijf true of false"],
  ["---\ntitle: A\nvalidFrom: 2026-02-02\nvalidUntil: 2026-02-01\n---\nx", "4: validUntil: deze dag ligt voor"],
  ["---\ntitle: A\n---\n\n", "4: schrijf een tekst onder de velden"],
  ["---\ntitle: A\n---\neen\n![x](weg.png)", "5: zet de afbeelding weg.png in de map pictures"],
  ["---\ntitle: A\n---\n[x](javascript:a)", "4: laat de link javascript:a beginnen met"],
  ["---\ntitle: A\n---\neen\n::products{categorie=x}", "5: onbekend kenmerk categorie; gebruik category"],
  ["---\ntitle: A\n---\n::products", "4: schrijf ::products[ID, ID] of"],
])("names the line of what is wrong in %j, and what to do", (text, message) => {
  expect(problems(text)).toEqual([expect.stringContaining(message)]);
});

it("asks a number and a day of an article of the blog", () => {
  expect(problems("---\ntitle: A\n---\nx", "blog")).toEqual([
    expect.stringContaining("id: geef elk blogartikel een eigen getal"),
    expect.stringContaining("date: geef de dag"),
  ]);
});

it("is not held up by a file made to be slow", () => {
  const elapsed = cpuClock();
  const long = "![".repeat(20_000);
  for (const body of [long, "[a](".repeat(12_000), `::products{${'a="b" '.repeat(5_000)}}`, "`".repeat(50_000)])
    read(`---\ntitle: A\n---\n${body}`);
  read(`---\ntitle: ${"[".repeat(15_000)}\n---\nx`);
  read(`---\n${"a:\n ".repeat(4_000)}\n---\nx`);
  expect(elapsed()).toBeLessThan(2_000);
});
