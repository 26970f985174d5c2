import Cookies from "js-cookie";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { ADULT_AGE, YEAR_COOKIE_DAYS } from "#contract/limits";
import { cookieNames } from "~/browser/storage-keys";
import type { Session } from "./session/state";

/** What this browser may show of products for adults; the server reads the same two cookies (AD-01, AD-06). */
export interface AdultContent {
  /** The visitor chose to see them. */
  allowed: boolean;
  /** The visitor is known to be under age, so there is no choice to offer. */
  blocked: boolean;
}
const unchosen: AdultContent = { allowed: false, blocked: false };
const store = createStore<AdultContent>(() => unchosen); // also what hydrating sees
if (typeof document !== "undefined") store.setState(readCookies());

function readCookies(): AdultContent {
  return {
    allowed: Cookies.get(cookieNames.adultAllowed) === "true",
    blocked: Cookies.get(cookieNames.adultBlocked) === "true",
  };
}

function change(next: Partial<AdultContent>): void {
  const options = { expires: YEAR_COOKIE_DAYS, sameSite: "lax", secure: location.protocol === "https:" } as const;
  if (next.allowed !== undefined) Cookies.set(cookieNames.adultAllowed, String(next.allowed), options);
  if (next.blocked !== undefined) Cookies.set(cookieNames.adultBlocked, String(next.blocked), options);
  store.setState(next);
}

/** AD-02: the four transitions. The specification requires that unblocking also allows. */
export const allowAdult = () => change({ allowed: true });
export const forbidAdult = () => change({ allowed: false });
export const blockAdult = () => change({ allowed: false, blocked: true });
export const unblockAdult = () => change({ allowed: true, blocked: false });

export const adultContent = (): AdultContent => store.getState();
/** Subscribes to changes; returns an unsubscribe function. */
export const subscribeAdult = (listener: (now: AdultContent) => void) => store.subscribe(listener);
/** Hook for components; nothing is chosen on the server and while hydrating. */
export const useAdultContent = () => useStore(store);
/** Reads the cookies again, e.g. after another tab wrote them. */
export const reloadAdult = () => store.setState(readCookies());

/**
 * AD-03, AD-04: only the difference of the calendar years counts, so a person is an adult in the whole year of their
 * 18th birthday. `YYYY-MM-DD`; an unknown date does not count as under age. Not suitable for sales with a legal age
 * limit: those need the exact day.
 */
export function isUnderAge(dateOfBirth: string | null, today: Date): boolean {
  const year = Number(dateOfBirth?.slice(0, 4));
  return Boolean(dateOfBirth) && Number.isInteger(year) && today.getFullYear() - year < ADULT_AGE;
}

/**
 * Blocks a visitor who is known to be under age. A blocked visitor who turns out to be of age (the date was corrected)
 * is asked again, as after signing out; without a date a block stays. Returns whether what may be shown has changed.
 */
export function applyAge(dateOfBirth: string | null, today: Date): boolean {
  const { allowed, blocked } = store.getState();
  if (isUnderAge(dateOfBirth, today)) {
    if (!blocked || allowed) blockAdult();
    return allowed && !blocked;
  }
  if (blocked && dateOfBirth) endAdultSession();
  return false;
}

/** AC-14: the state after signing out, written in this order: neither allowed nor blocked. */
export function endAdultSession(): void {
  unblockAdult();
  forbidAdult();
}

/**
 * AD-03: checks the age when a profile is loaded, on every page. Reloads a page with content the visitor may not see.
 */
export function applyProfileAge({ profile }: Session, before: Session): void {
  if (profile && profile !== before.profile && applyAge(profile.dateOfBirth, new Date())) location.reload();
}
