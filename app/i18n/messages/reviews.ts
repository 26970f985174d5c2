import type { Texts } from "../catalogue";

export const reviews = {
  "reviews.title": { en: "Reviews of {name}", nl: "Beoordelingen van {name}" },
  "reviews.none": { en: "Nobody has written a review yet.", nl: "Nog niemand heeft een beoordeling geschreven." },
  "reviews.shop.elsewhere": {
    en: "The shop's stars elsewhere on this site also count reviews that were not written here.",
    nl: "In de sterren die je elders op deze site bij de winkel ziet, tellen ook beoordelingen mee die niet hier geschreven zijn.",
  },
  "reviews.all": { en: "All reviews", nl: "Alle beoordelingen" },
  "reviews.sort": { en: "Sort reviews", nl: "Beoordelingen sorteren" },
  "reviews.sort.newest": { en: "Newest", nl: "Nieuwste" },
  "reviews.sort.highest": { en: "Highest", nl: "Hoogste" },
  "reviews.sort.lowest": { en: "Lowest", nl: "Laagste" },
  "reviews.sort.helpful": { en: "Most helpful", nl: "Nuttigste" },
  "reviews.pages": { en: "Pages of reviews", nl: "Pagina's met beoordelingen" },
  "reviews.page": { en: "Page {page} of {pages}", nl: "Pagina {page} van {pages}" },
  "reviews.helpful": { en: "Helpful ({count})", nl: "Nuttig ({count})" },
  "reviews.helpful.own": {
    en: "You cannot vote for your own review.",
    nl: "Op je eigen beoordeling kun je niet stemmen.",
  },
  "reviews.helpful.failed": { en: "Your vote was not stored.", nl: "Je stem is niet opgeslagen." },
  "reviews.answer": { en: "Answer of the shop", nl: "Antwoord van de winkel" },
  "reviews.report": { en: "Report", nl: "Melden" },
  "reviews.own": { en: "Your review", nl: "Jouw beoordeling" },
  "reviews.noscript": {
    en: "Writing a review here needs JavaScript, because you sign in for it. Did you buy it on this site? Then you can also write one from the page of your order.",
    nl: "Voor het schrijven van een beoordeling is hier JavaScript nodig, want je logt ervoor in. Kocht je dit op deze site? Dan kan het ook vanaf de pagina van je bestelling.",
  },
  "reviews.write": { en: "Write a review", nl: "Schrijf een beoordeling" },
  "reviews.write.lead": {
    en: "What is it like in use? Others see your given name with it. Leave out links and contact details.",
    nl: "Hoe bevalt het in het gebruik? Anderen zien je voornaam erbij. Laat links en contactgegevens weg.",
  },
  "reviews.rating": { en: "Your rating", nl: "Je oordeel" },
  "reviews.field.title": { en: "Title", nl: "Titel" },
  "reviews.field.text": { en: "Your experience", nl: "Je ervaring" },
  "reviews.field.text.hint": { en: "At most 5,000 characters.", nl: "Hoogstens 5.000 tekens." },
  "reviews.points.hint": { en: "One a line, at most five.", nl: "Eén per regel, hoogstens vijf." },
  "reviews.points.wrong": {
    en: "Give at most {most}, one a line, each at most {max} characters.",
    nl: "Geef er hoogstens {most}, één per regel, elk van hoogstens {max} tekens.",
  },
  "reviews.photos": { en: "Photos", nl: "Foto's" },
  "reviews.photos.hint": {
    en: "At most four, of at most 10 MB each. We remove where and with what they were taken. Did you not buy here? Then we look at photos first.",
    nl: "Hoogstens vier, van elk hoogstens 10 MB. We halen eruit waar en waarmee ze gemaakt zijn. Kocht je hier niet? Dan bekijken we foto's eerst.",
  },
  "reviews.photos.hint.order": {
    en: "At most four, together at most 10 MB. We remove where and with what they were taken.",
    nl: "Hoogstens vier, samen hoogstens 10 MB. We halen eruit waar en waarmee ze gemaakt zijn.",
  },
  "reviews.photos.again": {
    en: "Photos are not kept with what you typed: choose them again.",
    nl: "Foto's worden niet bewaard bij wat je al typte: kies ze opnieuw.",
  },
  "reviews.photos.drop": { en: "Delete photo {number}", nl: "Foto {number} verwijderen" },
  "reviews.photos.of": { en: "Photos with the review of {author}", nl: "Foto's bij de beoordeling van {author}" },
  "reviews.photos.tooMany": {
    en: "Choose at most {most} photos; you have {count}.",
    nl: "Kies hoogstens {most} foto's; het zijn er {count}.",
  },
  "reviews.photos.tooLarge": {
    en: "“{name}” is larger than 10 MB. Choose a smaller photo.",
    nl: "“{name}” is groter dan 10 MB. Kies een kleinere foto.",
  },
  "reviews.photos.empty": {
    en: "“{name}” is an empty file. Choose another photo.",
    nl: "“{name}” is een leeg bestand. Kies een andere foto.",
  },
  "reviews.photos.unreadable": {
    en: "We cannot read “{name}” as a photo. Choose a JPEG, PNG or WebP file.",
    nl: "“{name}” kunnen we niet lezen als foto. Kies een JPEG-, PNG- of WebP-bestand.",
  },
  "reviews.photos.failed": {
    en: "“{name}” did not arrive. Everything is still here; try again.",
    nl: "“{name}” is niet aangekomen. Alles staat er nog; probeer het opnieuw.",
  },
  "reviews.photos.often": {
    en: "You sent a lot of photos just now. Try again in an hour, or leave them out.",
    nl: "Je stuurde net veel foto's. Probeer het over een uur opnieuw, of laat ze weg.",
  },
  "reviews.mails.title": { en: "Mails that ask for a review", nl: "Mails die om een beoordeling vragen" },
  "reviews.mails.ask": {
    en: "A week after an order was delivered we ask once what you think of it. Press the button if you would rather not be asked.",
    nl: "Een week nadat een bestelling is bezorgd, vragen we je één keer wat je ervan vindt. Liever niet? Druk dan op de knop.",
  },
  "reviews.mails.stop": { en: "Stop these mails", nl: "Stop deze mails" },
  "reviews.mails.stopped.title": { en: "You get no more of them", nl: "Je krijgt ze niet meer" },
  "reviews.mails.stopped": {
    en: "We do not ask you for reviews by mail any more. Mails about your orders still come.",
    nl: "We vragen je niet meer per mail om een beoordeling. Mails over je bestellingen krijg je nog wel.",
  },
  "reviews.mails.start": { en: "Ask me again after all", nl: "Vraag het me toch weer" },
  "reviews.mails.started.title": { en: "We will ask you again", nl: "We vragen het je weer" },
  "reviews.mails.started": {
    en: "After your next order we ask you once what you think of it.",
    nl: "Na je volgende bestelling vragen we je één keer wat je ervan vindt.",
  },
  "reviews.mails.unknown.title": { en: "This link does not work", nl: "Deze link werkt niet" },
  "reviews.mails.unknown": {
    en: "It is incomplete, or its account is gone. When you are signed in you can change it at Newsletter.",
    nl: "Hij is niet compleet, of het account is er niet meer. Als je bent ingelogd, kun je dit aanpassen bij Nieuwsbrief.",
  },
  "reviews.mails.failed": {
    en: "That did not work just now. Nothing has changed; try again.",
    nl: "Dat lukte nu niet. Er is niets veranderd; probeer het opnieuw.",
  },
  "reviews.about": { en: "How we check reviews", nl: "Zo controleren we beoordelingen" },
  "reviews.tooLong": {
    en: "This may have at most {max} characters; it has {length}.",
    nl: "Dit mag hoogstens {max} tekens lang zijn; het zijn er {length}.",
  },
  "reviews.send": { en: "Post the review", nl: "Beoordeling plaatsen" },
  "reviews.save": { en: "Save the change", nl: "Wijziging opslaan" },
  "reviews.edit": { en: "Change", nl: "Wijzigen" },
  "reviews.delete": { en: "Delete", nl: "Verwijderen" },
  "reviews.delete.sure": { en: "Delete your review?", nl: "Je beoordeling verwijderen?" },
  "reviews.delete.yes": { en: "Yes, delete", nl: "Ja, verwijderen" },
  "reviews.deleted": { en: "Your review has been deleted.", nl: "Je beoordeling is verwijderd." },
  "reviews.often": {
    en: "You wrote a lot of reviews just now. Try again in an hour.",
    nl: "Je schreef net veel beoordelingen. Probeer het over een uur opnieuw.",
  },
  "reviews.login": {
    en: "Sign in to post your review. What you typed is kept.",
    nl: "Log in om je beoordeling te plaatsen. Wat je hebt geschreven, blijft bewaard.",
  },
  "reviews.login.first": {
    en: "Sign in first; what you typed is kept.",
    nl: "Log eerst in; wat je hebt geschreven, blijft bewaard.",
  },
  "reviews.state.held": {
    en: "Others do not see your review yet: {reason}. We look at it first. You can also change it.",
    nl: "Anderen zien je beoordeling nog niet: {reason}. We kijken er eerst naar. Je kunt haar ook aanpassen.",
  },
  "reviews.state.hidden": {
    en: "Others no longer see your review. The reason: {reason} You can change it; then we look again.",
    nl: "Anderen zien je beoordeling niet meer. De reden: {reason} Je kunt haar aanpassen; dan kijken we opnieuw.",
  },
  "reviews.order.title": { en: "Review {name}", nl: "Beoordeel {name}" },
  "reviews.order.link": { en: "Write a review", nl: "Schrijf een beoordeling" },
  "reviews.order.link.of": { en: "Write a review of {name}", nl: "Schrijf een beoordeling over {name}" },
  "reviews.order.name": { en: "Name with your review", nl: "Naam bij je beoordeling" },
  "reviews.order.name.hint": {
    en: "Everybody sees this; a given name is enough.",
    nl: "Iedereen ziet deze naam; een voornaam is genoeg.",
  },
  "reviews.order.back": { en: "Back to your order", nl: "Terug naar je bestelling" },
  "reviews.order.all": { en: "See all reviews", nl: "Bekijk alle beoordelingen" },
  "reviews.order.change": { en: "Change your review", nl: "Je beoordeling wijzigen" },
  "reviews.order.tooLarge": {
    en: "The photos are larger than 10 MB together. Nothing was stored. Go back, and choose fewer or smaller ones.",
    nl: "De foto's zijn samen groter dan 10 MB. Er is niets opgeslagen. Ga terug en kies er minder, of kleinere.",
  },
  "reviews.order.failed": {
    en: "Your review could not be stored just now. Everything is still here; try again.",
    nl: "Je beoordeling kon nu niet worden opgeslagen. Alles staat er nog; probeer het opnieuw.",
  },
  "reviews.success.title": { en: "Thank you", nl: "Bedankt" },
  "reviews.success": {
    en: "Your review has been posted. It helps others to choose.",
    nl: "Je beoordeling staat op de site. Daar helpen anderen mee kiezen.",
  },
  "reviews.success.held": {
    en: "Your review has been stored. We look at it before others see it; the reason is with your review.",
    nl: "Je beoordeling is opgeslagen. We kijken ernaar voordat anderen haar zien; de reden staat bij je beoordeling.",
  },
  "reviews.success.close": { en: "Close", nl: "Sluiten" },
} as const satisfies Texts;
