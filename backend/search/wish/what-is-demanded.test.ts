import { describe, expect, it } from "vitest";
import { contextOf, threeOf, withSampleWishes, withWishesIn } from "./sample-wishes-fixture";

const { whole } = withSampleWishes();
const demanded = async (q: string) => ((await whole(q)).demands ?? []).map(({ said }) => said);

describe("of what nothing could be done with, it is demanded", () => {
  it.each<[string, string[]]>([
    ["wasmachine met kompas", ["kompas"]],
    ["wasmachine met een kompas en kurkentrekker", ["kompas", "kurkentrekker"]],
    ["wasmachine inclusief kompas", ["kompas"]],
    ["wasmachine van zwibro", ["zwibro"]],
    ["gekrulde wasmachine", ["gekrulde"]],
    ["wasmachine, gekruld, van Miele", ["gekruld"]],
    ["wasmachine van Miele gekruld", ["gekruld"]],
    ["stapelbare wasmachine", ["stapelbare"]],
    ["vorstbestendige wasmachine", ["vorstbestendige"]],
    ["wasmachine zx44", ["zx44"]],
    ["bank met licht", ["licht"]],
    ["lampen met een kandelaar", ["kandelaar"]],
    ["wasmachine van hooguit 40 volt", ["hooguit 40 volt"]],
  ])("%s", async (q, demands) => {
    expect(await demanded(q)).toEqual(demands);
  });
});

describe("it is not demanded", () => {
  it.each([
    ["where it goes, what for and how it is praised", "degelijke wasmachine voor op zolder"],
    ["what no data can tell", "wasmachine met kwaliteit"],
    ["who is there", "wasmachine met mijn moeder"],
    ["what would merely be nice", "wasmachine, liefst met kompas"],
    ["how much of it there is", "wasmachine met een warme uitstraling"],
    ["what is graded", "bank met zwaar kompas"],
    ["which animals there are", "bank met honden"],
    ["what is the owner's", "wasmachine van vroeger"],
    ["an opinion by its form", "betaalbare wasmachine"],
    ["praise by its form", "gewenste wasmachine"],
    ["what was done", "mijn wasmachine is gekruld"],
    ["a participle of something else", "wasmachine voor gekrulde tenen"],
    ["an age", "wasmachine van hooguit 40 jaar"],
    ["a count of what is no unit", "wasmachine met hooguit 40 knopen"],
  ])("%s: %s", async (_, q) => {
    expect(await demanded(q)).toEqual([]);
  });
});

describe("an everyday word for what a thing is of", () => {
  const sofas = [["banken", "Banken"]] as const;
  const values = "[materiaal]!\nleren, leer\n[gebruik]\nspelen";
  const { whole: ofSofas } = withWishesIn({ ...contextOf(sofas), values }, threeOf(sofas)("banken", "Bank"));

  it.each<[string, string[] | undefined]>([
    ["bank leer", ["leer"]],
    ["bank leren spelen", undefined],
    ["bank om te spelen", undefined],
  ])("%s", async (q, demands) => {
    expect((await ofSofas(q)).demands?.map(({ said }) => said)).toEqual(demands);
  });
});
