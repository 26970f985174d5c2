/** Texts of the pay page and of its cards. */
export const cardTexts = {
  paid: "Betaald",
  confirm: "Extra bevestiging (3-D Secure)",
  declined: "Geweigerd",
  insufficient: "Geweigerd: te weinig saldo",
  expired: "Geweigerd: kaart verlopen",
  wrongCvc: "Geweigerd: verkeerde beveiligingscode",
  refundFails: "Betaald; een terugbetaling mislukt later",
  refundPending: "Betaald; een terugbetaling duurt even",
  problems: {
    number: "Vul het kaartnummer in: 12 tot 19 cijfers.",
    mistyped: "Dit kaartnummer klopt niet. Kijk of je een cijfer hebt verwisseld.",
    real: "Gebruik een testnummer uit de lijst. Vul hier nooit je echte kaart in.",
    expiry: "Vul de vervaldatum in als maand en jaar, bijvoorbeeld 12/34.",
    past: "Deze kaart is verlopen. Kies een datum in de toekomst.",
    cvc: "Vul de beveiligingscode in: 3 of 4 cijfers.",
  },
};

export const texts = {
  title: (amount: string) => `Betaal ${amount}`,
  badge: "Testbetaling",
  test: "Dit is een testbetaling: er wordt niets afgeschreven.",
  testHint: "Je kiest zelf hoe de betaling afloopt.",
  to: "Je betaalt aan",
  total: "Totaal",
  lines: "Je bestelling",
  method: "Hoe wil je betalen?",
  outcome: "Wat doet je bank?",
  outcomeHint: "Bij een kaart bepaalt het kaartnummer de afloop.",
  outcomes: {
    paid: "Bank zegt ja: betaald",
    declined: "Bank zegt nee: geweigerd",
    "late-paid": "Bank zegt niets, na een minuut toch betaald",
    "late-failed": "Bank zegt niets, na een minuut mislukt",
  },
  card: "Kaartgegevens",
  number: "Kaartnummer",
  expiry: "Vervaldatum (MM/JJ)",
  cvc: "Beveiligingscode (CVC)",
  cards: "Testnummers en wat ze doen",
  pay: (amount: string) => `Betaal ${amount}`,
  cancel: (shop: string) => `Annuleren en terug naar ${shop}`,
  expire: "Laat deze betaling nu verlopen",
  problemsTitle: "De betaling kan zo niet door",
  problems: {
    method: "Kies een betaalmethode.",
    outcome: "Kies hoe de betaling afloopt.",
    tooMany: "Er is te vaak geprobeerd om dit te betalen. Ga terug naar de winkel en begin opnieuw.",
  },
  failures: {
    card_declined: "Je kaart is geweigerd. Er is niets betaald. Probeer het opnieuw of kies een andere methode.",
    insufficient_funds: "Er staat te weinig op je kaart. Er is niets betaald. Kies een andere methode.",
    expired_card: "Je kaart is verlopen. Er is niets betaald. Kies een andere kaart of methode.",
    incorrect_cvc: "De beveiligingscode is verkeerd. Er is niets betaald. Probeer het opnieuw.",
    payment_intent_authentication_failure:
      "Je hebt de betaling niet bevestigd. Er is niets betaald. Probeer het opnieuw of kies een andere methode.",
    payment_method_provider_decline:
      "Je bank heeft de betaling geweigerd. Er is niets betaald. Probeer het opnieuw of kies een andere methode.",
  } as Record<string, string>,
  confirm: {
    title: "Bevestig je betaling",
    lead: (amount: string, shop: string) => `Je bank vraagt of jij ${amount} aan ${shop} wilt betalen.`,
    yes: "Bevestigen",
    no: "Weigeren",
  },
  done: {
    title: "Deze betaling is klaar",
    lead: "Je hoeft niets meer te doen.",
    lateLead: "We wachten nog op je bank. Je hoeft niets meer te doen.",
    back: (shop: string) => `Naar ${shop}`,
  },
  expired: {
    title: "Deze betaling is verlopen",
    lead: "Er is niets betaald. Ga terug naar de winkel om opnieuw te betalen.",
  },
  unknown: { title: "Deze betaling bestaat niet", lead: "Kijk of het adres klopt, of begin opnieuw in de winkel." },
  failed: {
    title: "Er ging iets mis",
    lead: "Laad de pagina opnieuw om te zien of er is betaald. Betaal niet opnieuw voordat je dat weet.",
  },
  toShop: "Naar de winkel",
  again: "Laad de pagina opnieuw",
};
export type ChosenOutcome = keyof typeof texts.outcomes;
