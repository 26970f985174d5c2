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
  "login.tryAgain": { en: "Try again", nl: "Probeer opnieuw" },
  "login.signIn": { en: "Sign in", nl: "Inloggen" },
} satisfies Texts;
