import type { Texts } from "../catalogue";

/** Signing in and out, the popups and modals that stand on every page. */
export const signIn = {
  "notifications.loginFailed": {
    en: "Login failed. Please, try again later.",
    nl: "Inloggen is niet gelukt. Probeer het later opnieuw.",
  },
  "login.failed.retry": { en: "Login failed. Try again", nl: "Inloggen is niet gelukt. Probeer het opnieuw" },
  "login.unreachable": {
    en: "We cannot sign you in right now. Nothing is lost.",
    nl: "Inloggen lukt nu even niet. Er is niets verloren.",
  },
  "login.insecure": {
    en: "Signing in only works over a secure connection (https).",
    nl: "Inloggen werkt alleen via een beveiligde verbinding (https).",
  },
  "login.expired": {
    en: "Your session has ended, so you are signed out.",
    nl: "Je sessie is verlopen, daarom ben je uitgelogd.",
  },
  "login.endedElsewhere": {
    en: "You have signed out in another tab.",
    nl: "Je bent uitgelogd in een ander tabblad.",
  },
  "login.wishlistTaken": {
    en: "{count, plural, one {# saved product is} other {# saved products are}} in your account now.",
    nl: "{count, plural, one {# bewaard product staat} other {# bewaarde producten staan}} nu in je account.",
  },
  "login.notTaken": {
    en: "Not everything you saved in this browser is in your account yet. Nothing is lost.",
    nl: "Nog niet alles wat je in deze browser had bewaard, staat in je account. Er is niets verloren.",
  },
  "login.tryAgain": { en: "Try again", nl: "Probeer het opnieuw" },
  "login.signIn": { en: "Sign in", nl: "Inloggen" },
  "login.signUp": { en: "Create an account", nl: "Account aanmaken" },
  "login.leaving": { en: "One moment…", nl: "Even geduld…" },
  "login.title": { en: "Sign in", nl: "Inloggen" },
  "login.reason": {
    en: "With an account you find what you saved and viewed on all your devices.",
    nl: "Met een account vind je wat je hebt bewaard en bekeken terug op al je apparaten.",
  },
  "login.return.title": { en: "Signing you in…", nl: "Je wordt ingelogd…" },
  "login.return.noScript": {
    en: "Signing in needs JavaScript. You can look around and search without it.",
    nl: "Inloggen werkt alleen met JavaScript. Rondkijken en zoeken kan ook zonder.",
  },
  "login.return.failed": { en: "Signing in did not work", nl: "Inloggen is niet gelukt" },
  "login.return.unreachable": {
    en: "We cannot reach the sign-in service. Nothing is lost: try again in a moment.",
    nl: "We kunnen de inlogdienst niet bereiken. Er is niets verloren: probeer het zo nog eens.",
  },
  "login.return.unusable": {
    en: "This sign-in link has been used or is too old. Sign in again to go on.",
    nl: "Deze inlogpoging is al gebruikt of te oud. Log opnieuw in om verder te gaan.",
  },
  "logout.title": { en: "Sign out", nl: "Uitloggen" },
  "logout.text": {
    en: "Your lists stay in your account. On this device they are gone until you sign in again.",
    nl: "Je lijsten blijven in je account staan. Op dit apparaat zie je ze pas weer als je inlogt.",
  },
  "logout.button": { en: "Sign out", nl: "Uitloggen" },
  "logout.done": { en: "You are logged out.", nl: "Je bent uitgelogd." },
  "logout.doneHere": {
    en: "You are logged out in this browser. The sign-in service could not be reached: if others use this device, close the browser too.",
    nl: "Je bent uitgelogd in deze browser. De inlogdienst was niet bereikbaar: deel je dit apparaat met anderen, sluit dan ook de browser.",
  },
  "logout.leftovers": {
    en: "Some of what you saved is still in this browser only, not in your account. Logging out erases it.",
    nl: "Een deel van wat je hebt bewaard, staat alleen nog in deze browser en niet in je account. Bij het uitloggen wordt dat gewist.",
  },
  "logout.stay": { en: "Stay signed in", nl: "Ingelogd blijven" },
  "signup.prompt.label": { en: "Finish signing up", nl: "Account afronden" },
  "signup.prompt.text": {
    en: "One more step: complete your details to use your account.",
    nl: "Nog één stap: vul je gegevens aan om je account te gebruiken.",
  },
  "signup.prompt.button": { en: "Complete", nl: "Aanvullen" },
  "signup.prompt.later": { en: "Not now", nl: "Nu niet" },
  "toasts.messages": { en: "Messages", nl: "Meldingen" },
  "toasts.errors": { en: "Errors", nl: "Foutmeldingen" },
  "toasts.dismiss": { en: "Dismiss message", nl: "Melding sluiten" },
  "shell.account": { en: "Account", nl: "Account" },
  "shell.wishlist": { en: "Saved", nl: "Bewaard" },
  "popups.loading": { en: "One moment…", nl: "Even geduld…" },
  "popups.profile": { en: "My account", nl: "Mijn account" },
  "popups.personalInfo": { en: "My details", nl: "Persoonlijke gegevens" },
  "popups.orders": { en: "Orders and returns", nl: "Bestellingen en retouren" },
  "popups.bookmarks": { en: "Saved articles", nl: "Bewaarde artikelen" },
  "popups.recentProducts": { en: "Recently viewed", nl: "Laatst bekeken" },
  "popups.wishlist": { en: "Wishlist", nl: "Verlanglijstje" },
  "popups.cart": { en: "Cart", nl: "Winkelwagen" },
  "popups.cart.empty": { en: "Your cart is empty.", nl: "Je winkelwagen is leeg." },
  "popups.newsletter": { en: "Newsletter", nl: "Nieuwsbrief" },
  "popups.menu": { en: "Menu", nl: "Menu" },
} satisfies Texts;
