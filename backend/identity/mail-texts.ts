/** Messages of the identity provider. `shop` is the name of the shop, `link` the link in the message. */
export const mailTexts = {
  verifySubject: (shop: string) => `Bevestig je e-mailadres bij ${shop}`,
  verify: (shop: string, name: string, link: string) => `Dag ${name},

Welkom bij ${shop}. Bevestig met deze link dat dit e-mailadres van jou is:

${link}

De link werkt drie dagen. Heb je geen account aangemaakt, dan hoef je niets te doen.

${shop}
`,
  resetSubject: (shop: string) => `Kies een nieuw wachtwoord voor ${shop}`,
  reset: (shop: string, name: string, link: string) => `Dag ${name},

Met deze link kies je een nieuw wachtwoord voor je account bij ${shop}:

${link}

De link werkt een uur en maar één keer. Heb je hier niet om gevraagd, dan hoef je niets te doen: je wachtwoord blijft zoals het is.

${shop}
`,
  takenSubject: (shop: string) => `Je hebt al een account bij ${shop}`,
  taken: (shop: string, name: string, link: string) => `Dag ${name},

Iemand probeerde met dit e-mailadres een nieuw account aan te maken bij ${shop}. Je hebt er al een, dus er is niets veranderd.

Was jij het, en weet je je wachtwoord niet meer? Kies dan hier een nieuw:

${link}

${shop}
`,
  guessedSubject: (shop: string) => `Iemand probeert in te loggen bij ${shop}`,
  guessed: (shop: string, name: string, link: string) => `Dag ${name},

Er is vandaag vaak met een verkeerd wachtwoord geprobeerd om in te loggen op je account bij ${shop}. Daarom kan er vandaag alleen nog worden ingelogd op apparaten waarop je dat eerder deed.

Wil je op een nieuw apparaat inloggen? Kies dan hier een nieuw wachtwoord:

${link}

Verder hoef je niets te doen.

${shop}
`,
  newAddressSubject: (shop: string) => `Bevestig je nieuwe e-mailadres bij ${shop}`,
  newAddress: (shop: string, name: string, link: string) => `Dag ${name},

Bevestig met deze link dat dit je nieuwe e-mailadres is voor je account bij ${shop}:

${link}

De link werkt een dag. Heb je hier niet om gevraagd, dan hoef je niets te doen.

${shop}
`,
  passkeyAddedSubject: (shop: string) => `Er is een passkey toegevoegd bij ${shop}`,
  passkeyAdded: (shop: string, name: string, link: string) => `Dag ${name},

Er is zojuist een passkey toegevoegd aan je account bij ${shop}. Daarmee kan zonder wachtwoord worden ingelogd.

Was jij dit niet? Kies dan meteen een nieuw wachtwoord en verwijder de passkey bij ‘Inloggen en beveiliging’:

${link}

${shop}
`,
  addressAskedSubject: (shop: string) => `Er is gevraagd om je e-mailadres bij ${shop} te wijzigen`,
  addressAsked: (shop: string, name: string, link: string) => `Dag ${name},

Er is gevraagd om het e-mailadres van je account bij ${shop} te wijzigen. Tot het nieuwe adres is bevestigd, verandert er niets.

Was jij dit niet? Kies dan meteen een nieuw wachtwoord:

${link}

${shop}
`,
  addressChangedSubject: (shop: string) => `Je e-mailadres bij ${shop} is gewijzigd`,
  addressChanged: (shop: string, name: string) => `Dag ${name},

Het e-mailadres van je account bij ${shop} is gewijzigd. Dit is het laatste bericht op dit adres.

Was jij dit niet? Neem dan contact met ons op; ons adres staat onderaan elke pagina van de winkel.

${shop}
`,
  changedSubject: (shop: string) => `Je wachtwoord bij ${shop} is gewijzigd`,
  changed: (shop: string, name: string, link: string) => `Dag ${name},

Je wachtwoord bij ${shop} is zojuist gewijzigd. Op andere apparaten ben je uitgelogd.

Was jij dit niet? Kies dan meteen een nieuw wachtwoord:

${link}

${shop}
`,
};
