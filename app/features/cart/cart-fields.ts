/** Names of the fields of the cart's forms, which also work without JavaScript. */
export const cartFields = {
  /** What to do: see `cartActions`. */
  action: "actie",
  /** See `offerKey`. */
  offer: "aanbieding",
  quantity: "aantal",
  /** Added to the quantity: the plus and minus buttons. */
  step: "stap",
  /** Shown when the line is put back or could not be changed. */
  name: "naam",
} as const;

export const cartActions = ["add", "set", "remove", "restore"] as const;
export type CartAction = (typeof cartActions)[number];

/** Id of the form that the buttons on cards belong to: one form for all of a page's cards. */
export const CARD_FORM = "in-winkelwagen";
