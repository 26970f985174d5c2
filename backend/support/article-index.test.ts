import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Reading, readings, textOfReading } from "#contract/reading-text";
import { cpuClock } from "../../tests/cpu-clock";
import { type Article, readArticle } from "../content/read-article";
import { createArticleIndex } from "./article-index";

const FOLDER = join(import.meta.dirname, "../../content");

const pictures = new Set(readdirSync(join(FOLDER, "pictures")));

function shipped(reading: Reading): Article[] {
  return (["support", "policies", "blog"] as const).flatMap((kind) =>
    readdirSync(join(FOLDER, kind)).flatMap((file) => {
      const text = readFileSync(join(FOLDER, kind, file), "utf8");
      const article = readArticle(kind, { name: file.replace(/\.md$/, ""), text, pictures });
      if (Array.isArray(article)) throw new Error(`${file}: ${JSON.stringify(article)}`);
      return [{ ...article, text: textOfReading(article.text, reading) }];
    }),
  );
}
const sources = (reading: Reading) =>
  shipped(reading).map(({ id, kind, slug, title, description, text }) => ({
    id,
    kind: kind === "policies" ? ("policies" as const) : kind === "blog" ? ("guide" as const) : ("support" as const),
    slug,
    title,
    description,
    text,
  }));
const index = createArticleIndex(sources("marketplace"));
const other = createArticleIndex(sources("comparison"));
const best = (question: string, of = index) => of.find(question, 3).map(({ id, heading }) => `${id} ${heading}`.trim());

it.each([
  ["retour sturen", "returnAndCancel"],
  ["hoe annuleer ik mijn bestelling", "returnAndCancel"],
  ["geld terug", "returnAndCancel"],
  ["betaling mislukt niet gelukt", "orderAndPay"],
  ["kortingscode", "orderAndPay"],
  ["factuur", "orderAndPay"],
  ["verzendkosten", "delivery"],
  ["pakket volgen", "delivery"],
  ["wasmachine kapot stuk", "warrantyAndRepair"],
  ["wachtwoord vergeten", "userAccountAndTerm"],
  ["account verwijderen", "userAccountAndTerm"],
  ["kvk nummer winkel aanmelden", "shopSeller"],
  ["klacht", "complain"],
  ["schermlezer", "accessibility"],
  ["terugroepactie", "productSafety"],
  ["nepbeoordeling nep", "aboutReviews"],
  ["cartSessionHash", "cookies"],
  ["hoeveel liter airfryer", "103"],
  ["nepwinkel herkennen", "107"],
])("of “%s” one of the first three answers is in %s", (question, id) => {
  expect(
    best(question).some((found) => found.startsWith(id)),
    best(question).join("; "),
  ).toBe(true);
});

it("names what a guide needs to be found at, and shows no marks of its products", () => {
  const [guide] = index.find("airfryer lade", 1);
  expect(guide).toMatchObject({ kind: "guide", id: "103", slug: "airfryer-kiezen" });
  const all = index.find("airfryers die nu veel bekeken worden", 12);
  expect(all.filter(({ excerpt }) => excerpt.includes("::"))).toEqual([]);
});

it("forgives typing errors and knows the forms of a word", () => {
  expect(best("retourneern")[0]).toContain("returnAndCancel");
  expect(best("garanties")[0]).toContain("warrantyAndRepair");
  expect(best("verlanglijstjes").join()).toContain("userAccountAndTerm");
});

it("answers by the reading, with the words around what was found", () => {
  expect(best("hoe bestel ik", other)[0]).toContain("Bij wie bestel ik?");
  const [found] = index.find("ontvangstbevestiging", 1);
  expect(found).toMatchObject({ kind: "support", heading: "Hoe ontbind ik de overeenkomst?" });
  expect(found?.excerpt).toContain("ontvangstbevestiging");
  expect(found?.excerpt).not.toMatch(/[[\]*]/);
});

it("finds nothing for what no text says, or for nothing", () => {
  for (const nothing of ["zzqq", "", "?!", "de het een xyzzyqwv"]) expect(index.find(nothing, 3)).toEqual([]);
});

it("answers a question of any length at once", () => {
  const elapsed = cpuClock();
  index.find("retour betalen garantie ".repeat(10_000), 10);
  expect(elapsed()).toBeLessThan(500);
});

it.each(readings)(
  "every shipped text has words in the reading %s, and asks for no other platform of disputes",
  (reading) => {
    for (const { id, text } of shipped(reading)) {
      expect(text.length, id).toBeGreaterThan(100);
      expect(text, id).not.toMatch(/:::|consumers\/odr|ODR/);
    }
  },
);
