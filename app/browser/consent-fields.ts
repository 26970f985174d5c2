/** Fields of the forms in which a visitor answers about cookies, and what the buttons say. */
export const consentFields = { answer: "keuze", place: "plek", purpose: "doel" } as const;
export const consentAnswers = { all: "alles", none: "niets" } as const;
/** Value of `place`; every other form is that of the settings. */
export const BANNER_PLACE = "balk";
/** Marks the form of the banner, which the inline script sends without leaving the page. */
export const BANNER_FORM = "data-consent-form";
/** The style sheet of one visitor, for pages without scripts: whether the banner shows. */
export const CONSENT_STYLE = "/toestemming.css";
