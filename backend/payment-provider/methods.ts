/** A way to pay, as Stripe calls it and as people know it. */
export interface Method {
  type: string;
  label: string;
  hint: string;
}

/**
 * In the order in which the pay page shows them. The names are prescribed: since 31 March 2026 iDEAL is shown as
 * “iDEAL | Wero”.
 */
export const methods: readonly Method[] = [
  { type: "ideal", label: "iDEAL | Wero", hint: "Betaal in de app van je bank" },
  { type: "card", label: "Kaart", hint: "Creditcard of bankpas, met een testnummer" },
  { type: "bancontact", label: "Bancontact", hint: "Voor rekeningen bij Belgische banken" },
  { type: "klarna", label: "Achteraf betalen met Klarna", hint: "Binnen 30 dagen na ontvangst" },
  { type: "paypal", label: "PayPal", hint: "Met je PayPal-account" },
  { type: "wero", label: "Wero", hint: "Rechtstreeks van je bankrekening" },
];
export const methodOf = (type: string): Method | undefined => methods.find((method) => method.type === type);
/** All of them are offered when the shop does not choose. */
export const methodTypes: readonly string[] = methods.map(({ type }) => type);
