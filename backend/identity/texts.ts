import { LENGTHS } from "#contract/lengths";
import { PASSWORD_MIN } from "./passwords";

/** Every text of the provider's pages and messages. Informal and calm; `shop` is the name of the shop. */
export const texts = {
  toShop: "Naar de winkel",
  backToShop: "Terug naar de winkel",
  backToSignIn: "Terug naar inloggen",
  problemsTitle: "Controleer wat je hebt ingevuld",
  showPassword: "Wachtwoord tonen",
  hidePassword: "Wachtwoord verbergen",
  fields: {
    email: "E-mailadres",
    password: "Wachtwoord",
    newPassword: "Nieuw wachtwoord",
    given_name: "Voornaam",
    family_name: "Achternaam",
  },
  passwordHint: `Minstens ${PASSWORD_MIN} tekens. Een paar losse woorden achter elkaar is sterk en goed te onthouden.`,
  emailHint: "We sturen je een bericht om te controleren of dit adres van jou is.",

  signIn: {
    title: "Inloggen",
    lead: (shop: string) => `Log in om je verlanglijstje en je gegevens bij ${shop} terug te vinden.`,
    submit: "Inloggen",
    forgot: "Wachtwoord vergeten?",
    noAccount: "Nog geen account?",
    toSignUp: "Account aanmaken",
    wrong: "Dit e-mailadres en wachtwoord horen niet bij elkaar. Controleer ze en probeer het opnieuw.",
  },
  signUp: {
    title: "Account aanmaken",
    lead: (shop: string) => `Met een account bij ${shop} vind je je verlanglijstje op elk apparaat terug.`,
    submit: "Account aanmaken",
    kind: "Soort account",
    kinds: [
      { value: "private", label: "Particulier", hint: "Voor jezelf: bewaren, volgen en kopen" },
      {
        value: "business",
        label: "Zakelijk",
        hint: "Voor winkels die hier willen verkopen; je bedrijfsgegevens vul je hierna in",
      },
    ],
    agree: "Ik ga akkoord met de",
    terms: "algemene voorwaarden",
    haveAccount: "Heb je al een account?",
    toSignIn: "Inloggen",
    taken: "Met dit e-mailadres kun je geen nieuw account aanmaken. Heb je al een account? Log dan in.",
  },
  forgot: {
    title: "Wachtwoord vergeten",
    lead: "Vul je e-mailadres in. Je krijgt een bericht met een link waarmee je een nieuw wachtwoord kiest.",
    submit: "Stuur mij een link",
    sentTitle: "Kijk in je e-mail",
    sent: (email: string) =>
      `Als er een account is met het adres ${email}, dan staat er over een ogenblik een bericht in je inbox. De link erin werkt een uur.`,
    sentHint: "Niets ontvangen? Kijk ook bij de ongewenste e-mail, of controleer of je het adres goed hebt ingevuld.",
    again: "Een ander adres proberen",
  },
  reset: {
    title: "Nieuw wachtwoord kiezen",
    lead: "Hierna ben je op al je apparaten uitgelogd en log je in met je nieuwe wachtwoord.",
    submit: "Wachtwoord opslaan",
    doneTitle: "Je nieuwe wachtwoord is opgeslagen",
    done: "Je bent overal uitgelogd. Log opnieuw in met je nieuwe wachtwoord.",
    deadTitle: "Deze link werkt niet meer",
    dead: "De link is al gebruikt of is ouder dan een uur. Vraag gerust een nieuwe aan.",
    askAgain: "Nieuwe link aanvragen",
  },
  verify: {
    title: "E-mailadres bevestigen",
    lead: "Bevestig dat dit e-mailadres van jou is.",
    leadSignedOut:
      "Vul het wachtwoord in van het account dat je met dit e-mailadres hebt aangemaakt. Heb je geen account aangemaakt? Dan hoef je niets te doen.",
    wrong: "Dit wachtwoord hoort niet bij het account. Probeer het opnieuw.",
    submit: "E-mailadres bevestigen",
    doneTitle: "Je e-mailadres is bevestigd",
    done: "Dank je wel. Je kunt verder winkelen.",
    deadTitle: "Deze link werkt niet meer",
    dead: "De link is al gebruikt of is ouder dan drie dagen. Vul je e-mailadres in, dan krijg je een nieuwe.",
    again: "Stuur een nieuwe link",
    sent: (email: string) =>
      `Als er een account is met het adres ${email} dat nog niet is bevestigd, dan staat er over een ogenblik een bericht in je inbox.`,
  },
  account: {
    title: "Inloggen en beveiliging",
    back: "Terug naar persoonlijke gegevens",
    overview: "Terug naar inloggen en beveiliging",
    signInFirst: "Log eerst in",
    signInLead: "Je bent niet meer ingelogd. Ga naar de winkel en log daar opnieuw in.",
    verified: "Dit adres is bevestigd.",
    unverified: "Dit adres is nog niet bevestigd.",
    verifyAgain: "Bevestigingsmail opnieuw sturen",
    verifySent: (email: string) => `We hebben een nieuwe bevestigingsmail gestuurd naar ${email}.`,
    changeEmail: "E-mailadres wijzigen",
    newEmail: "Nieuw e-mailadres",
    emailLead: "We sturen een bericht naar het nieuwe adres. Tot je het bevestigt, log je in met je oude adres.",
    sendEmail: "Stuur bevestigingsmail",
    sameEmail: "Dit is je huidige e-mailadres. Vul een ander adres in.",
    emailSent: (email: string) =>
      `We hebben een bericht gestuurd naar ${email}. Bevestig het adres met de link daarin.`,
    changePassword: "Wachtwoord wijzigen",
    currentPassword: "Huidig wachtwoord",
    passwordLead: "Hierna ben je op je andere apparaten uitgelogd.",
    passwordDone: "Je wachtwoord is gewijzigd. Op je andere apparaten ben je uitgelogd.",
    sessions: "Apparaten waarop je bent ingelogd",
    thisDevice: "Dit apparaat",
    lastUsed: (when: string) => `Laatst gebruikt op ${when}`,
    end: "Uitloggen",
    endOthers: "Op alle andere apparaten uitloggen",
    ended: "Je bent daar uitgelogd.",
  },
  passkeys: {
    title: "Passkeys",
    hint: "Met een passkey log je in met je vingerafdruk, je gezicht of de code van je apparaat, zonder wachtwoord.",
    add: "Passkey toevoegen",
    lead: "Vul eerst je wachtwoord in, zodat we zeker weten dat jij het bent.",
    next: "Verder",
    createLead: "Je browser vraagt hierna om je vingerafdruk, je gezicht of de code van je apparaat.",
    create: "Passkey maken",
    notMade: "De passkey is niet gemaakt. Probeer het opnieuw.",
    made: "Je passkey is toegevoegd. Je kunt er voortaan mee inloggen.",
    removed: "De passkey is verwijderd.",
    remove: "Verwijderen",
    since: (when: string) => `Toegevoegd op ${when}`,
    signIn: "Inloggen met een passkey",
    notUsed: "Inloggen met een passkey is niet gelukt. Probeer het opnieuw of gebruik je wachtwoord.",
    wrong:
      "Deze passkey hoort niet bij een account, of je bent te lang weggeweest. Probeer het opnieuw of gebruik je wachtwoord.",
  },
  newAddress: {
    dead: "De link is al gebruikt, is ouder dan een dag, of het adres is intussen van een ander account.",
    toAccount: "Naar inloggen en beveiliging",
    doneTitle: "Je e-mailadres is gewijzigd",
    done: (email: string) => `Voortaan log je in met ${email}. Op je andere apparaten ben je uitgelogd.`,
  },
  signOut: {
    title: "Uitloggen",
    lead: "Je wordt uitgelogd.",
    question: "Wil je uitloggen? Ga anders terug naar de winkel; je blijft dan ingelogd.",
    submit: "Uitloggen",
    doneTitle: "Je bent uitgelogd",
    done: "Tot ziens.",
  },
  expired: {
    title: "Deze inlogpoging is verlopen",
    lead: "Je bent te lang weggeweest, of je bent ergens anders al verdergegaan. Ga naar de winkel en kies daar opnieuw voor inloggen.",
  },
  failed: {
    title: "Inloggen lukt nu niet",
    lead: "Er ging iets mis. Ga terug naar de winkel en probeer het opnieuw.",
    code: (code: string) => `Foutcode: ${code}`,
  },
  notFound: { title: "Deze pagina bestaat niet", lead: "Controleer het adres, of ga naar de winkel." },
  tooLarge: "Dat is meer tekst dan we kunnen aannemen.",
  busy: "Het is nu erg druk. Probeer het over een minuut opnieuw.",
  tooMany: (seconds: number) => `Je hebt het te vaak geprobeerd. Probeer het over ${duration(seconds)} opnieuw.`,

  tooManyAnywhere:
    "Er is te vaak geprobeerd om met dit e-mailadres in te loggen. Log in op een apparaat waarop je eerder inlogde, of kies via ‘Wachtwoord vergeten?’ een nieuw wachtwoord.",

  problems: {
    email: "Vul een e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.",
    passwordMissing: "Vul je wachtwoord in.",
    given_name: "Vul je voornaam in.",
    family_name: "Vul je achternaam in.",
    terms: "Vink aan dat je akkoord gaat met de algemene voorwaarden.",
    nameTooLong: `Gebruik hooguit ${LENGTHS.name} tekens.`,
    short: `Kies een wachtwoord van minstens ${PASSWORD_MIN} tekens.`,
    long: "Kies een korter wachtwoord, van hooguit 128 tekens.",
    common: "Dit wachtwoord is makkelijk te raden. Kies een ander.",
    own: "Dit wachtwoord lijkt te veel op je naam, je e-mailadres of de naam van de winkel. Kies een ander.",
    leaked: "Dit wachtwoord is uitgelekt bij een andere website en daarom niet veilig. Kies een ander.",
  },
};

/** Rounded up, so that a retry after it succeeds. */
function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 1) return `${minutes} minuten`;
  return seconds > 30 ? "een minuut" : "een halve minuut";
}
