import { describe, expect, it } from "vitest";
import { parseMoment, parsePeriod } from "./dates";

describe("a date", () => {
  it.each([
    ["2026-12-01", "2026-12-01T00:00:00.000Z"],
    ["2026-12-01T09:00+0100", "2026-12-01T08:00:00.000Z"],
    ["2026-12-01T09:00:30+01:00", "2026-12-01T08:00:30.000Z"],
    ["2026-12-01T09:00Z", "2026-12-01T09:00:00.000Z"],
  ])("%s is %s", (text, iso) => {
    expect(parseMoment(text)?.toISOString()).toBe(iso);
  });

  it.each(["", "morgen", "01-12-2026", "2026-13-01", "2026-12-01T25:00Z", "2026-12-01T09:00+01:00x"])(
    "%s is none",
    (text) => {
      expect(parseMoment(text)).toBeNull();
    },
  );

  it("ends with its last day", () => {
    expect(parsePeriod("2026-11-01/2026-11-30")?.until.toISOString()).toBe("2026-11-30T23:59:59.999Z");
  });

  it("that ends before it begins is no period", () => {
    expect(parsePeriod("2026-12-01/2026-11-01")).toBeNull();
    expect(parsePeriod("2026-12-01")).toBeNull();
    expect(parsePeriod("2026-12-01/2026-12-02/2026-12-03")).toBeNull();
  });
});
