import { expect, test } from "vitest";
import { ordersWanted, queryOf } from "./orders-url";

const wanted = (query: string, canSearch = true) => ordersWanted(new URLSearchParams(query), canSearch);

test.each([
  ["", { page: 1 }],
  ["pagina=3", { page: 3 }],
  ["pagina=1000", { page: 1000 }],
  ["pagina=1001", { page: 1 }],
  ["pagina=0", { page: 1 }],
  ["pagina=1.5", { page: 1 }],
  ["pagina=twee", { page: 1 }],
  ["zoek=%20%20&status=weg", { page: 1 }],
  ["zoek=%20boor%20&status=shipped&pagina=2", { page: 2, search: "boor", status: "shipped" }],
  [`zoek=${"a".repeat(80)}`, { page: 1, search: "a".repeat(60) }],
])("?%s asks for %j", (query, asked) => expect(wanted(query)).toEqual(asked));

test("without the flag there is no search", () => {
  expect(wanted("zoek=boor&status=paid&pagina=2", false)).toEqual({ page: 2 });
});

test("pages keep the search, and the first has no number", () => {
  expect(queryOf({ page: 1, search: "boor" })).toEqual({ zoek: "boor", status: undefined, pagina: undefined });
  expect(queryOf({ page: 2, status: "paid" })).toEqual({ zoek: undefined, status: "paid", pagina: 2 });
});
