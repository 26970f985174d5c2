import type { Texts } from "../catalogue";

/** Forms, the account area and signing up. */
export const account = {
  "form.optional": { en: "(optional)", nl: "(niet verplicht)" },
  "form.missing": { en: "{label} is still empty.", nl: "{label} is nog niet ingevuld." },
  "form.invalid": { en: "{label} is not right yet.", nl: "{label} klopt nog niet." },
  "form.tooLong": {
    en: "{label} can have at most {max} characters.",
    nl: "{label} mag hoogstens {max} tekens lang zijn.",
  },
  "form.problems": {
    en: "{count, plural, one {One thing is not right yet} other {# things are not right yet}}",
    nl: "{count, plural, one {Eén ding klopt nog niet} other {# dingen kloppen nog niet}}",
  },
  "form.failed": {
    en: "Saving did not succeed. What you filled in is still there. Try again.",
    nl: "Opslaan is niet gelukt. Wat je hebt ingevuld staat er nog. Probeer het opnieuw.",
  },
  "form.save": { en: "Save", nl: "Opslaan" },
  "form.saving": { en: "Saving…", nl: "Opslaan…" },
  "form.restored": {
    en: "What you had filled in before is back. It has not been saved yet.",
    nl: "Wat je eerder had ingevuld staat er weer. Het is nog niet opgeslagen.",
  },
  "form.discard": { en: "Start again", nl: "Begin opnieuw" },
  "form.date.day": { en: "Day", nl: "Dag" },
  "form.date.month": { en: "Month", nl: "Maand" },
  "form.date.year": { en: "Year", nl: "Jaar" },
} satisfies Texts;
