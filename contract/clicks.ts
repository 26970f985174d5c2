import { defineCall } from "./call";

export const clickKinds = ["visit", "out"] as const;
/** A visit that came with a click id, or a click on a link to a shop. */
export type ClickKind = (typeof clickKinds)[number];

/** The parameter of an address that holds one; it says nothing about what the page shows. */
export const CLICK_PARAMETER = "clk";
/** What a click id may look like: they are made by those who advertise, and only ever handed back to them. */
export const CLICK_ID = /^[\w.~-]{1,100}$/;

export interface Click {
  /** From `clickTicket`: each is good for one click of a kind and subject. */
  ticket: string;
  kind: ClickKind;
  /** The click id that brought the visitor, if it is known and may be used. */
  clickId?: string | undefined;
  /** Website of the shop: that the link leads to, or whose page was visited. */
  website?: string | undefined;
  /** Product whose page it was. */
  product?: string | undefined;
}

/** Answers a signed permission for the client that asks, for the next hours. */
export const clickTicket = defineCall<Record<never, never>, { ticket: string }>({
  name: "clickTicket",
  service: "shops",
  method: "POST",
  path: "/click-tickets",
});

/** The store action of the specification (TR-04): reports a click. `ok` also for what is not counted. */
export const recordClick = defineCall<{ body: Click }, { ok: true }>({
  name: "recordClick",
  service: "shops",
  method: "POST",
  path: "/clicks",
});
