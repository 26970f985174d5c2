import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readArguments } from "./arguments";
import { movedReport, refundsReport, withdrawalsReport } from "./reports";
import { returnReport, returnsReport } from "./return-reports";
import { runOrdersCommand } from "./run";

const problems = vi.spyOn(console, "error");
beforeEach(() => void problems.mockReset().mockImplementation(() => undefined));
afterEach(() => void problems.mockReset());
const run = (...words: string[]) => runOrdersCommand(words, { DATA_DIR: "/nonexistent" }, () => undefined);

it.each([
  [],
  ["chek"],
  ["check", "alles"],
  ["--nergens"],
  ["list", "weg"],
  ["ship"],
  ["ship", "N-1", "--at", "2026-11-22"],
  ["deliver", "N-1", "--at", "gisteren"],
  ["track", "N-1"],
  ["cancel", "N-1", "--regel", "1"],
  ["refund", "N-1", "--regel", "0", "--aantal", "1"],
  ["refunds", "opnieuw"],
  ["approve"],
  ["reject", "R7KQ"],
  ["receive", "R7KQ", "nu"],
  ["withdrawals", "klaar"],
])("explains itself when it is called with %j", async (...words) => {
  expect(await run(...words)).toBe(2);
  expect(String(problems.mock.calls[0]?.[0])).toContain("npm run orders");
});

it("needs a running shop", async () => {
  expect(await run("check")).toBe(1);
  expect(String(problems.mock.calls[0]?.[0])).toContain("Start de winkel eerst");
});

it.each([
  [["list", "verzonden"], "/orders/desk?status=shipped", undefined],
  [["show", "N-1"], "/orders/desk/N-1", undefined],
  [
    ["ship", "N-1", "--service", "PostNL", "--code", "3S", "--link", "https://volg.example/3S"],
    "/orders/desk/N-1/ship",
    { service: "PostNL", trackingCode: "3S", link: "https://volg.example/3S" },
  ],
  [["deliver", "N-1", "--at", "2026-11-20"], "/orders/desk/N-1/deliver", { day: "2026-11-20" }],
  [
    ["cancel", "N-1", "--regel", "2", "--aantal", "3"],
    "/orders/desk/N-1/refund",
    { kind: "cancelled", reason: "", units: [{ line: 2, quantity: 3 }] },
  ],
  [["returns"], "/returns/desk", undefined],
  [["approve", "r7kq"], "/returns/desk/R7KQ/approve", {}],
  [["reject", "R7KQ", "--reden", "op maat"], "/returns/desk/R7KQ/reject", { reason: "op maat" }],
  [["withdrawals", "klaar", "w1", "--reden", "gebeld"], "/orders/desk/withdrawals/w1", { note: "gebeld" }],
  [["refund", "N-1", "--reden", "stuk"], "/orders/desk/N-1/refund", { kind: "returned", reason: "stuk" }],
])("asks the shop what %j means", (words, path, body) => {
  const { path: asked, body: sent } = readArguments(words, {}) ?? {};
  expect([asked, sent]).toEqual([path, body]);
});

it("reports in Dutch which returns wait, and what has become of one", () => {
  const one = { number: "R7KQ", status: "requested", order: "N-1", seller: "Klushal" };
  const lines = [{ name: "Boor", quantity: 2 }];
  const report = returnsReport({ returns: [{ ...one, reason: "te klein", day: "2026-11-22", lines }] });
  for (const told of ["AANGEVRAAGD", "2 x Boor", "te klein"]) expect(report).toContain(told);
  expect(returnsReport({ returns: [] })).toBe("Er wacht geen retour");
  expect(returnReport({ ...one, status: "refunded", amount: 1_250 })).toMatch(/terugbetaald; .*12,50 gaat terug$/);
});

it("reports in Dutch what has become of an order, and which refunds are overdue", () => {
  const moved = { number: "N-1", status: "delivered", returnTill: "2026-11-16", isNew: true };
  expect(movedReport(moved)).toBe("Bestelling N-1 is nu: bezorgd; terugsturen kan tot en met maandag 16 november 2026");
  const refund = {
    id: "r1",
    number: "N-1",
    amount: 1_250,
    state: "failed",
    tries: 2,
    day: "2026-11-01",
    overdue: true,
  };
  expect(refundsReport({ refunds: [refund] })).toMatch(/12,50 {2}MISLUKT {2}2 keer geprobeerd {2}TE LAAT/);
  expect(refundsReport({ refunds: [] })).toBe("Alle terugbetalingen zijn gelukt");
  const told = { id: "w1", day: "2026-11-01", name: "Noor", email: "noor@mail.example", typed: "X", articles: "" };
  const report = withdrawalsReport({ withdrawals: [{ ...told, number: "", outcome: "unmatched", late: false }] });
  expect(report).toContain("geen bestelling met dit nummer en adres");
});
