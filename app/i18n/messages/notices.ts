import type { Texts } from "../catalogue";

export const notices = {
  "notices.title": { en: "Report something", nl: "Iets melden" },
  "notices.lead": {
    en: "Is a price wrong, or is there something on this site that the law forbids? Tell us. You get a number and a mail; an employee decides, and mails you the reason.",
    nl: "Klopt een prijs niet, of staat hier iets wat de wet verbiedt? Meld het ons. Je krijgt een nummer en een mail; een medewerker beslist en mailt je de reden.",
  },
  "notices.kind": { en: "What do you report?", nl: "Wat meld je?" },
  "notices.kind.price": { en: "A wrong price", nl: "Een onjuiste prijs" },
  "notices.kind.illegal": { en: "Illegal content", nl: "Illegale inhoud" },
  "notices.page": { en: "Address of the page", nl: "Adres van de pagina" },
  "notices.page.hint": {
    en: "Copy it from the address bar of your browser.",
    nl: "Kopieer het uit de adresbalk van je browser.",
  },
  "notices.page.wrong": {
    en: "Give the address of a page of this site.",
    nl: "Geef het adres van een pagina van deze site.",
  },
  "notices.text": { en: "What is wrong?", nl: "Wat klopt er niet?" },
  "notices.text.hint": {
    en: "At a price: at which shop, and what it should be. At illegal content: why you think that it is.",
    nl: "Bij een prijs: bij welke winkel, en wat hij moet zijn. Bij illegale inhoud: waarom je denkt dat het verboden is.",
  },
  "notices.text.missing": { en: "Say what is wrong.", nl: "Leg uit wat er niet klopt." },
  "notices.text.long": { en: "This text is too long; shorten it.", nl: "Deze tekst is te lang; maak hem korter." },
  "notices.name": { en: "Your name", nl: "Je naam" },
  "notices.name.missing": { en: "Give your name.", nl: "Vul je naam in." },
  "notices.email": { en: "Your e-mail address", nl: "Je e-mailadres" },
  "notices.email.wrong": {
    en: "Enter an e-mail address such as name@example.com.",
    nl: "Vul een e-mailadres in, zoals naam@voorbeeld.nl.",
  },
  "notices.honest": {
    en: "As far as I know, what I say is true and complete.",
    nl: "Voor zover ik weet, klopt wat ik schrijf en is het volledig.",
  },
  "notices.honest.hint": {
    en: "The law asks for this at illegal content.",
    nl: "Bij illegale inhoud vraagt de wet dit.",
  },
  "notices.honest.missing": {
    en: "Tick that what you say is true as far as you know.",
    nl: "Vink aan dat het klopt voor zover je weet.",
  },
  "notices.send": { en: "Send", nl: "Versturen" },
  "notices.thanks": { en: "Thank you for telling us", nl: "Bedankt voor je melding" },
  "notices.sent": {
    en: "The number is {id}. We sent a confirmation to {email}; the decision follows there too.",
    nl: "Het nummer is {id}. We hebben een bevestiging gestuurd naar {email}; daar komt ook het besluit.",
  },
  "notices.reported": { en: "We will look at the review.", nl: "We bekijken de beoordeling." },
  "notices.home": { en: "To the home page", nl: "Naar de homepagina" },
  "notices.often": {
    en: "There were many reports just now. Try again later.",
    nl: "Er is net veel gemeld. Probeer het later opnieuw.",
  },
  "notices.failed": { en: "That failed. Try again.", nl: "Dat is niet gelukt. Probeer het opnieuw." },
  "notices.report": { en: "Report a review", nl: "Een beoordeling melden" },
  "notices.report.lead": {
    en: "You report a review. An employee looks at it; if it is taken down, its writer gets the reason.",
    nl: "Je meldt een beoordeling. Een medewerker bekijkt haar; halen we haar weg, dan krijgt de schrijver de reden.",
  },
  "notices.reason": { en: "What is wrong with it?", nl: "Wat is ermee?" },
  "notices.reason.missing": { en: "Choose what is wrong.", nl: "Kies wat ermee is." },
  "notices.reason.fake": { en: "It is fake", nl: "Ze is nep" },
  "notices.reason.insult": { en: "It insults somebody", nl: "Ze beledigt iemand" },
  "notices.reason.privacy": { en: "It contains private data", nl: "Er staan privégegevens in" },
  "notices.reason.advertising": { en: "It is advertising", nl: "Ze is reclame" },
  "notices.reason.other": { en: "Something else", nl: "Iets anders" },
} as const satisfies Texts;
