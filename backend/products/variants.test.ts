import { describe, expect, test } from "vitest";
import { type Member, variantAxes } from "./variant-axes";
import { commonName } from "./variant-names";
import { around, choicesOf } from "./variant-options";
import { compareValues } from "./variant-order";

let next = 0;
const member = (changes: Partial<Member> = {}): Member => ({
  id: String(++next),
  name: "Wandelschoen Dal",
  color: [],
  size: [],
  features: {},
  lowestTotal: 9995,
  ...changes,
});
const sized = (color: string, size: string, changes: Partial<Member> = {}) =>
  member({ color: [color], size: [size], ...changes });

/** Axis → value:state of what a visitor of the first member sees. */
function picker(members: Member[]): Record<string, string[]> {
  const axes = variantAxes(members);
  const [current] = members;
  if (!current) return {};
  return Object.fromEntries(
    axes.map((axis) => [
      axis.label,
      choicesOf(axis, axes, members, current).map(({ value, state }) => `${value}:${state}`),
    ]),
  );
}

describe("what a visitor chooses a variant by", () => {
  test("colours and sizes, small to large; sold out and missing combinations are marked", () => {
    const members = [
      sized("zwart", "42"),
      sized("zwart", "41", { lowestTotal: null }),
      sized("zwart", "43"),
      sized("wit", "42"),
      sized("wit", "9,5"),
      sized("Zwart", "44"),
      sized("rood", "41"),
    ];
    expect(picker(members)).toEqual({
      Kleur: ["rood:other", "wit:available", "zwart:chosen"],
      Maat: ["9,5:other", "41:soldOut", "42:chosen", "43:available", "44:available"],
    });
  });

  test("a value without this combination leads to what is most alike and can be ordered", () => {
    const current = sized("zwart", "42");
    const members = [current, sized("zwart", "44"), sized("wit", "43", { lowestTotal: null }), sized("wit", "44")];
    const axes = variantAxes(members);
    const white = axes[0] && choicesOf(axes[0], axes, members, current).find(({ value }) => value === "wit");
    expect(white?.member.size).toEqual(["44"]);
  });

  test("storage by its own name, in one unit", () => {
    const members = ["1 TB", "256 GB", "128GB", "512 GB"].map((size) => member({ size: [size] }));
    expect(picker(members)).toEqual({
      Opslag: ["128GB:available", "256 GB:available", "512 GB:available", "1 TB:chosen"],
    });
  });

  test("a feature only when it tells variants apart that colour and size do not", () => {
    const features = (Materiaal: string, Kleurcode: string) => ({
      features: { Materiaal: [Materiaal], Kleurcode: [Kleurcode] },
    });
    const members = [
      sized("zwart", "M", features("katoen", "1")),
      sized("zwart", "M", features("wol", "1")),
      sized("wit", "M", features("katoen", "2")),
    ];
    expect(Object.keys(picker(members))).toEqual(["Kleur", "Materiaal"]);
  });

  test("what their names say, when a shop tells nothing else", () => {
    const names = ["Nova Uno 128 GB - zwart", "Nova Uno 256 GB - zwart", "Nova Uno 256 GB - wit"];
    expect(picker(names.map((name) => member({ name })))).toEqual({
      Uitvoering: ["128 GB zwart:chosen", "256 GB wit:available", "256 GB zwart:available"],
    });
  });

  test("a variant whose size is not stated can be reached too", () => {
    const members = [sized("zwart", "M"), sized("zwart", "L"), member({ color: ["zwart"] })];
    expect(picker(members)).toEqual({ Maat: ["M:chosen", "L:available", ":available"] });
  });

  test("two that say all the same are one choice", () => {
    const twins = [
      sized("zwart", "M", { lowestTotal: null }),
      sized("zwart", "L", { lowestTotal: null }),
      sized("zwart", "L"),
    ];
    expect(picker(twins)).toEqual({ Maat: ["M:chosen", "L:available"] });
    expect(picker([member(), member()])).toEqual({});
  });

  test("of five hundred only those around the chosen one", () => {
    const members = Array.from({ length: 500 }, (_, i) => member({ size: [String((i + 300) % 500)] }));
    const axes = variantAxes(members);
    const [axis] = axes;
    const [current] = members;
    const choices = axis && current ? around(choicesOf(axis, axes, members, current), 200) : [];
    expect(choices).toHaveLength(200);
    expect([choices[0]?.value, choices.at(-1)?.value]).toEqual(["200", "399"]);
  });
});

test("sizes and quantities are in order, words follow", () => {
  const values = ["XL", "10 jaar", "s", "M", "2XL", "9 jaar", "XS", "rond", "42", "8,5", "500 ml", "1 l"];
  expect(values.sort(compareValues)).toEqual([
    ...["XS", "s", "M", "XL", "2XL", "500 ml", "1 l", "8,5"],
    ...["9 jaar", "10 jaar", "42", "rond"],
  ]);
});

test("the name of a group is what the names have in common", () => {
  const named = (...names: string[]) => commonName(names.map((name, id) => ({ id: String(id), name })));
  expect(named("Nova Uno 128 GB - zwart", "Nova Uno 256 GB - wit")).toBe("Nova Uno");
  expect(named("Jurk rood", "Jurk blauw")).toBe("Jurk rood");
  const sized = [36, 38].map((size) => ({ id: String(size), name: `Jurk Esprit Maxi - maat ${size}` }));
  expect(commonName(sized, ["Kleur", "Maat"])).toBe("Jurk Esprit Maxi");
});
