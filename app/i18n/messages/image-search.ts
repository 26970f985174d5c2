import type { Texts } from "../catalogue";

export const imageSearch = {
  "search.image.heading": { en: "Similar product", nl: "Vergelijkbaar product" },
  "search.image.looksLike": { en: "Looks like it is:", nl: "Het lijkt te gaan om:" },
  "search.image.upload": { en: "Upload anther image", nl: "Upload een andere afbeelding" },
  "search.image.error": {
    en: "The upload failed. Try again; an image must be smaller than 10 MB.",
    nl: "Het uploaden is niet gelukt. Probeer het opnieuw; een afbeelding moet kleiner zijn dan 10 MB.",
  },
  "search.image.title": { en: "Search by picture", nl: "Zoeken met een foto" },
  "search.image.lead": {
    en: "Seen something nice? Show a picture and see similar products with their prices.",
    nl: "Iets moois gezien? Laat een foto zien en bekijk vergelijkbare producten met hun prijzen.",
  },
  "search.image.file": { en: "Choose a picture", nl: "Kies een foto" },
  "search.image.file.hint": {
    en: "JPG, PNG, WebP, AVIF or GIF, smaller than 10 MB.",
    nl: "JPG, PNG, WebP, AVIF of GIF, kleiner dan 10 MB.",
  },
  "search.image.camera": { en: "Take a picture", nl: "Maak een foto" },
  "search.image.drop": {
    en: "Or drop a picture here, or paste one with Ctrl+V.",
    nl: "Of sleep een foto hierheen, of plak er een met Ctrl+V.",
  },
  "search.image.dropping": { en: "Drop the picture to search with it", nl: "Laat los om met deze foto te zoeken" },
  "search.image.send": { en: "Search with this picture", nl: "Zoek met deze foto" },
  "search.image.link": { en: "Or the address of a picture", nl: "Of het adres van een foto" },
  "search.image.link.send": { en: "Search", nl: "Zoek" },
  "search.image.sending": { en: "Sending your picture", nl: "Je foto wordt verstuurd" },
  "search.image.searching": { en: "Looking for similar products", nl: "We zoeken vergelijkbare producten" },
  "search.image.privacy": {
    en: "We keep your picture for a day at most, without what it says about place and time, and use it for this search only.",
    nl: "We bewaren je foto hoogstens een dag, zonder gegevens over plaats en tijd, en gebruiken hem alleen voor deze zoekopdracht.",
  },
  "search.image.none": {
    en: "Choose a picture, or give the address of one.",
    nl: "Kies een foto of geef het adres van een foto.",
  },
  "search.image.unreadable": {
    en: "We cannot read this file as a picture. Choose a JPG, PNG, WebP, AVIF or GIF.",
    nl: "Dit bestand kunnen we niet als foto lezen. Kies een JPG, PNG, WebP, AVIF of GIF.",
  },
  "search.image.refused": {
    en: "We cannot get a picture from this address. Check the address, or save the picture and choose the file.",
    nl: "Van dit adres kunnen we geen foto ophalen. Controleer het adres, of bewaar de foto en kies het bestand.",
  },
  "search.image.often": {
    en: "You sent many pictures in a short time. Try again in a minute.",
    nl: "Je hebt in korte tijd veel foto's verstuurd. Probeer het over een minuut opnieuw.",
  },
  "search.image.busy": {
    en: "It is busy. Your picture was not sent; try again in a moment.",
    nl: "Het is druk. Je foto is niet verstuurd; probeer het zo opnieuw.",
  },
  "search.image.full": {
    en: "There is no room for new pictures right now. Try again later.",
    nl: "Er is nu geen plaats voor nieuwe foto's. Probeer het later opnieuw.",
  },
  "search.image.gone": { en: "This picture is gone", nl: "Deze foto is er niet meer" },
  "search.image.gone.text": {
    en: "Pictures are deleted after a day, or when you delete them. Choose it again to search with it.",
    nl: "Foto's worden na een dag gewist, of als je ze zelf verwijdert. Kies hem opnieuw om ermee te zoeken.",
  },
  "search.image.notReady": { en: "Searching by picture is not possible yet", nl: "Zoeken met een foto kan nog niet" },
  "search.image.notReady.text": {
    en: "The pictures of our products are still being read. Try again in a few minutes; your picture stays here.",
    nl: "De foto's van onze producten worden nog bekeken. Probeer het over een paar minuten opnieuw; je foto blijft staan.",
  },
  "search.image.failed": { en: "Searching did not work", nl: "Het zoeken is niet gelukt" },
  "search.image.failed.text": {
    en: "Your picture stays here. Try again in a moment.",
    nl: "Je foto blijft staan. Probeer het zo opnieuw.",
  },
  "search.image.retry": { en: "Try again", nl: "Probeer het opnieuw" },
  "search.image.empty": { en: "We found nothing that looks like this", nl: "We vonden niets dat hierop lijkt" },
  "search.image.empty.text": {
    en: "A picture of one product on a calm background works best.",
    nl: "Een foto van één product op een rustige achtergrond werkt het best.",
  },
  "search.image.empty.filters": {
    en: "Nothing that looks like this fits your filters",
    nl: "Niets wat hierop lijkt past bij je filters",
  },
  "search.image.words": { en: "Search for ''{words}''", nl: "Zoek op ''{words}''" },
  "search.image.kind": { en: "See everything in ''{name}''", nl: "Bekijk alles in ''{name}''" },
  "search.image.categories": { en: "Kinds of product", nl: "Soorten producten" },
  "search.image.categories.all": { en: "Everything", nl: "Alles" },
  "search.image.yours": { en: "Your picture", nl: "Jouw foto" },
  "search.image.delete": { en: "Delete my picture", nl: "Verwijder mijn foto" },
  "search.image.deleted": { en: "Your picture has been deleted.", nl: "Je foto is verwijderd." },
  "search.image.delete.failed": {
    en: "Deleting did not work. Try again; otherwise the picture goes by itself within a day.",
    nl: "Verwijderen is niet gelukt. Probeer het opnieuw; anders verdwijnt de foto vanzelf binnen een dag.",
  },
  "search.image.history": { en: "Earlier pictures", nl: "Eerdere foto's" },
  "search.image.history.open": { en: "Search again with picture {number}", nl: "Zoek opnieuw met foto {number}" },
  "search.image.crop": { en: "Crop", nl: "Bijsnijden" },
  "search.image.crop.help": {
    en: "Select the product. Drag the frame or its corners.",
    nl: "Zet het kader om het product. Sleep het kader of de hoeken.",
  },
  "search.image.crop.keys": {
    en: "The arrow keys move it too: 1 pixel, with Shift 10, with Ctrl or Command 100.",
    nl: "De pijltjestoetsen verplaatsen het ook: 1 pixel, met Shift 10, met Ctrl of Command 100.",
  },
  "search.image.crop.area": {
    en: "Selection, move with the arrow keys",
    nl: "Kader, verplaats met de pijltjestoetsen",
  },
  "search.image.crop.n": { en: "Top edge", nl: "Bovenrand" },
  "search.image.crop.ne": { en: "Top right corner", nl: "Hoek rechtsboven" },
  "search.image.crop.e": { en: "Right edge", nl: "Rechterrand" },
  "search.image.crop.se": { en: "Bottom right corner", nl: "Hoek rechtsonder" },
  "search.image.crop.s": { en: "Bottom edge", nl: "Onderrand" },
  "search.image.crop.sw": { en: "Bottom left corner", nl: "Hoek linksonder" },
  "search.image.crop.w": { en: "Left edge", nl: "Linkerrand" },
  "search.image.crop.nw": { en: "Top left corner", nl: "Hoek linksboven" },
  "search.image.crop.apply": { en: "Search in the selection", nl: "Zoek in het kader" },
  "search.image.crop.cancel": { en: "Cancel", nl: "Annuleer" },
  "search.image.crop.whole": { en: "Use the whole picture", nl: "Gebruik de hele foto" },
  "search.image.crop.size": {
    en: "Selection of {width} by {height} pixels",
    nl: "Kader van {width} bij {height} pixels",
  },
  "search.image.crop.failed": {
    en: "Cropping could not be loaded. Try again.",
    nl: "Bijsnijden kon niet worden geladen. Probeer het opnieuw.",
  },
  "search.barcode.title": { en: "Scan a barcode", nl: "Scan een barcode" },
  "search.barcode.lead": {
    en: "In a shop? Scan the barcode and see what others ask for it.",
    nl: "Sta je in een winkel? Scan de barcode en zie wat anderen ervoor vragen.",
  },
  "search.barcode.start": { en: "Scan with the camera", nl: "Scan met de camera" },
  "search.barcode.stop": { en: "Stop the camera", nl: "Stop de camera" },
  "search.barcode.aim": { en: "Hold the barcode in front of the camera.", nl: "Houd de barcode voor de camera." },
  "search.barcode.starting": { en: "Starting the camera", nl: "De camera wordt gestart" },
  "search.barcode.denied": {
    en: "Your browser does not let us use the camera. Allow it in the settings of your browser, or type the digits.",
    nl: "Je browser laat ons de camera niet gebruiken. Sta het toe in de instellingen van je browser, of typ de cijfers.",
  },
  "search.barcode.noCamera": {
    en: "We found no camera. Type the digits under the barcode.",
    nl: "We vonden geen camera. Typ de cijfers onder de barcode.",
  },
  "search.barcode.failed": {
    en: "The camera does not work right now. Type the digits under the barcode.",
    nl: "De camera werkt nu niet. Typ de cijfers onder de barcode.",
  },
  "search.barcode.digits": { en: "Type the 13 digits", nl: "Typ de 13 cijfers" },
  "search.barcode.search": { en: "Search", nl: "Zoek" },
  "search.barcode.wrong": {
    en: "These are not the 13 digits of a barcode. Check them once more.",
    nl: "Dit zijn niet de 13 cijfers van een barcode. Kijk ze nog eens na.",
  },
  "shell.searchByPicture": { en: "Search by picture or barcode", nl: "Zoeken met een foto of barcode" },
} satisfies Texts;
