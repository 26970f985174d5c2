import { parseAst } from "vite";
import { expect, test } from "vitest";
import { classNamesIn, withClassNames } from "./inline-class-names";

const CARD = { box: "_a0", "box-wide": "_a1" };
const inlined = (code: string) => withClassNames(code, parseAst(code), new Map([["styles", CARD]]));

test("the table of a sheet is read from what Vite makes of it", () => {
  const sheet = 'export const box = "_a0";\nexport default {\n\tbox: box,\n\t"box-wide": "_a1"\n};\n';
  expect(classNamesIn(parseAst(sheet))).toEqual(CARD);
});

test("a class stands where it is used, and the sheet is imported for its rules alone", () => {
  const code = 'import styles from "./card.module.css";\nconst one = a ? styles.box : `x ${' + "styles.box}`;";
  expect(inlined(code)).toBe('import "./card.module.css";\nconst one = a ? "_a0" : `x ${' + '"_a0"}`;');
});

test("a class that the sheet does not have, and a sheet used as a whole, stop the build", () => {
  const sheet = 'import styles from "./card.module.css";\n';
  expect(() => inlined(`${sheet}a(styles.none);`)).toThrow("No class none");
  expect(() => inlined(`${sheet}a(styles);`)).toThrow("used as a whole");
  expect(() => inlined(`${sheet}a(styles[name]);`)).toThrow("used as a whole");
});
