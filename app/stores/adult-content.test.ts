// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Profile } from "#contract/profile";
import {
  adultContent,
  allowAdult,
  applyAge,
  applyProfileAge,
  blockAdult,
  endAdultSession,
  forbidAdult,
  isUnderAge,
  reloadAdult,
  subscribeAdult,
  unblockAdult,
} from "./adult-content";
import type { Session } from "./session/state";

const cookies = () => [Cookies.get("adultContentAllowed"), Cookies.get("adultContentBlocked")];
const today = new Date("2026-11-21T12:00:00+01:00");

beforeEach(() => {
  Cookies.remove("adultContentAllowed");
  Cookies.remove("adultContentBlocked");
  reloadAdult();
});
afterEach(() => vi.restoreAllMocks());

describe("the four transitions", () => {
  test("allowing and forbidding write the one cookie and leave the other alone", () => {
    allowAdult();
    expect([cookies(), adultContent()]).toEqual([["true", undefined], { allowed: true, blocked: false }]);
    forbidAdult();
    expect([cookies(), adultContent()]).toEqual([["false", undefined], { allowed: false, blocked: false }]);
  });
  test("blocking also forbids, unblocking also allows", () => {
    allowAdult();
    blockAdult();
    expect([cookies(), adultContent()]).toEqual([["false", "true"], { allowed: false, blocked: true }]);
    unblockAdult();
    expect([cookies(), adultContent()]).toEqual([["true", "false"], { allowed: true, blocked: false }]);
  });
  test("signing out ends with neither", () => {
    for (const before of [allowAdult, blockAdult, forbidAdult]) {
      before();
      endAdultSession();
      expect([cookies(), adultContent()]).toEqual([["false", "false"], { allowed: false, blocked: false }]);
    }
  });
});

test("both cookies last a year", () => {
  vi.useFakeTimers({ now: today });
  const written = vi.spyOn(document, "cookie", "set");
  blockAdult();
  vi.useRealTimers();
  const inAYear = new Date(today.getTime() + 365 * 86_400_000).toUTCString();
  expect(written.mock.calls.map(([text]) => text.match(/expires=([^;]+)/)?.[1])).toEqual([inAYear, inAYear]);
});

test("what an earlier visit chose is known again, and anything but the word true counts as no", () => {
  Cookies.set("adultContentAllowed", "true");
  Cookies.set("adultContentBlocked", "1");
  reloadAdult();
  expect(adultContent()).toEqual({ allowed: true, blocked: false });
});

test("who subscribed is told, until they stop", () => {
  const told = vi.fn();
  const stop = subscribeAdult(told);
  allowAdult();
  stop();
  forbidAdult();
  expect(told.mock.calls.map(([now]) => now)).toEqual([{ allowed: true, blocked: false }]);
});

describe("age", () => {
  test.each([
    ["2009-01-01", true],
    ["2008-12-31", false], // 18 by the difference of years, but before the birthday
    ["2008-01-01", false],
    [null, false],
    ["", false],
    ["onbekend", false],
  ])("born on %s: under age is %s", (date, expected) => {
    expect(isUnderAge(date, today)).toBe(expected);
  });
  test("somebody under age is blocked, and it is said when that takes something out of sight", () => {
    expect(applyAge("2012-05-05", today)).toBe(false);
    expect(adultContent()).toEqual({ allowed: false, blocked: true });
    unblockAdult();
    expect(applyAge("2012-05-05", today)).toBe(true);
    expect(adultContent()).toEqual({ allowed: false, blocked: true });
  });
  test("an adult's own choice stays as it was", () => {
    allowAdult();
    expect(applyAge("1980-05-05", today)).toBe(false);
    expect(adultContent()).toEqual({ allowed: true, blocked: false });
  });
  test("a mended date takes the block away without allowing; a date taken out does not", () => {
    blockAdult();
    applyAge(null, today);
    expect(adultContent().blocked).toBe(true);
    applyAge("1980-05-05", today);
    expect(adultContent()).toEqual({ allowed: false, blocked: false });
  });
});

describe("a profile that is fetched", () => {
  let session: Session;
  const fetched = (dateOfBirth: string | null) => {
    const before = session;
    session = { status: "signed-in", profile: { sub: "u1", dateOfBirth } as Profile, signupRequired: false };
    applyProfileAge(session, before);
  };
  const reload = vi.fn();
  beforeEach(() => {
    session = { status: "anonymous", profile: null, signupRequired: false };
    reload.mockReset();
    vi.stubGlobal("location", { protocol: "https:", reload });
  });
  afterEach(() => vi.unstubAllGlobals());
  const child = `${new Date().getFullYear() - 12}-05-05`;

  test("of somebody under age blocks, without a reload when there is nothing to hide", () => {
    fetched(child);
    expect(adultContent()).toEqual({ allowed: false, blocked: true });
    expect(reload).not.toHaveBeenCalled();
  });
  test("takes away what was shown", () => {
    allowAdult();
    fetched(child);
    fetched(child);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  test("without a date, or of an adult, changes nothing", () => {
    allowAdult();
    fetched(null);
    fetched("1980-05-05");
    expect([adultContent(), reload.mock.calls]).toEqual([{ allowed: true, blocked: false }, []]);
  });
});
