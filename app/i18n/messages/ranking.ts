import type { Texts } from "../catalogue";

export const ranking = {
  "ranking.title": { en: "How do we determine the order?", nl: "Hoe bepalen wij de volgorde?" },
  "ranking.description": {
    en: "What decides which products come first on {shopName}: the words you type, popularity, stock and price. No shop can pay for a place.",
    nl: "Wat bepaalt welke producten op {shopName} bovenaan staan: je zoekwoorden, populariteit, voorraad en prijs. Geen winkel kan een plek kopen.",
  },
  "ranking.intro": {
    en: "Whoever compares wants to know why one product stands above another. This page tells what our search looks at, and what it does not.",
    nl: "Wie vergelijkt, wil weten waarom het ene product boven het andere staat. Hier lees je waar onze zoekmachine naar kijkt, en waar ze niet naar kijkt.",
  },
  "ranking.short": { en: "In short", nl: "In het kort" },
  "ranking.short.words": {
    en: "When you search, what fits your words best comes first.",
    nl: "Als je zoekt, staat bovenaan wat het best bij je woorden past.",
  },
  "ranking.short.paid": {
    en: "Places are not for sale: there are no paid results, and what a shop pays us plays no part.",
    nl: "Plekken zijn niet te koop: er zijn geen betaalde resultaten, en wat een winkel aan ons betaalt telt niet mee.",
  },
  "ranking.short.price": {
    en: "Sorting on price uses the lowest total, so including shipping.",
    nl: "Sorteren op prijs gaat op het laagste totaal, dus inclusief verzendkosten.",
  },
  "ranking.short.same": {
    en: "Everyone who searches for the same sees the same order. Who you are and what you looked at before play no part.",
    nl: "Wie hetzelfde zoekt, ziet dezelfde volgorde. Wie je bent en wat je eerder bekeek, telt niet mee.",
  },
  "ranking.contents": { en: "On this page", nl: "Op deze pagina" },

  "ranking.words": { en: "When you search with words", nl: "Als je zoekt met woorden" },
  "ranking.words.all": {
    en: "A product is shown when it answers to all words that you type. Small words, such as “the” and “for”, do not count. Singular and plural are the same to us, and we know that “tv” and “televisie” mean the same and that “koel vries combi” and “koelvriescombinatie” are one thing.",
    nl: "Een product komt in beeld als het aan al je woorden voldoet. Woordjes als ‘de’ en ‘voor’ tellen niet mee. Enkelvoud en meervoud zijn voor ons gelijk, en we weten dat ‘tv’ en ‘televisie’ hetzelfde betekenen en dat ‘koel vries combi’ en ‘koelvriescombinatie’ één ding zijn.",
  },
  "ranking.words.where": {
    en: "Where a word stands decides how much it counts. A word that few products have counts for more than a word that many have.",
    nl: "Waar een woord staat, bepaalt hoe zwaar het telt. Een woord dat bij weinig producten hoort, telt zwaarder dan een woord dat bij veel producten hoort.",
  },
  "ranking.words.table": { en: "How much a word counts", nl: "Hoe zwaar een woord telt" },
  "ranking.words.place": { en: "Your word is", nl: "Je woord is" },
  "ranking.words.weight": { en: "It counts", nl: "Het telt" },
  "ranking.words.opening": { en: "at the beginning of the name", nl: "aan het begin van de naam" },
  "ranking.words.head": {
    en: "the last part of a longer word there, as “jas” is of “winterjas”",
    nl: "het laatste deel van een langer woord daar, zoals ‘jas’ van ‘winterjas’",
  },
  "ranking.words.category": {
    en: "the kind of product (the category)",
    nl: "het soort product (de categorie)",
  },
  "ranking.words.rest": { en: "further on in the name", nl: "verderop in de naam" },
  "ranking.words.brand": { en: "the brand", nl: "het merk" },
  "ranking.words.above": {
    en: "a department that the product comes under",
    nl: "een afdeling waar het product onder valt",
  },
  "ranking.words.also": {
    en: "the type number, article number or barcode, or another part of a longer word",
    nl: "het typenummer, artikelnummer of de streepjescode, of een ander deel van een langer woord",
  },
  "ranking.words.features": {
    en: "a feature, such as colour, size or material",
    nl: "een kenmerk, zoals kleur, maat of materiaal",
  },
  "ranking.words.fits": {
    en: "what the product is made for, as “telefoon” is with a case for a phone",
    nl: "waar het product voor bedoeld is, zoals ‘telefoon’ bij een hoesje voor een telefoon",
  },
  "ranking.words.told": { en: "only in the description", nl: "alleen genoemd in de omschrijving" },
  "ranking.weight.most": { en: "most", nl: "het zwaarst" },
  "ranking.weight.much": { en: "heavily", nl: "zwaar" },
  "ranking.weight.fairly": { en: "fairly heavily", nl: "vrij zwaar" },
  "ranking.weight.some": { en: "somewhat", nl: "gemiddeld" },
  "ranking.weight.little": { en: "lightly", nl: "licht" },
  "ranking.weight.hardly": { en: "hardly", nl: "nauwelijks" },
  "ranking.words.more": {
    en: "It also helps when your word names the kind of product, when your words stand side by side in the name, and when the name says little else. Products in the category that most good answers are in gain up to 35 percent. An accessory or part, such as a case or a cable, loses 40 percent, unless that is what you search for.",
    nl: "Het helpt ook als je woord het soort product noemt, als je woorden in de naam naast elkaar staan en als er verder weinig in de naam staat. Producten in de categorie waar de meeste goede antwoorden in staan, krijgen er tot 35 procent bij. Een accessoire of onderdeel, zoals een hoes of een kabel, verliest 40 procent, tenzij je daarnaar zoekt.",
  },
  "ranking.words.partial": {
    en: "When fewer than 24 products answer to all your words, products that answer to most of them follow below.",
    nl: "Voldoen er minder dan 24 producten aan al je woorden, dan volgen daaronder producten die aan de meeste woorden voldoen.",
  },
  "ranking.words.broad": {
    en: "Some words fit thousands of products. With more than 4,000 matches, products of which your word names the kind come first, then others that are called so by their name or brand, and last what only mentions the word. In each group what is in stock precedes what is not, and the most popular comes first. The first 240 of those are then put in the order of this page.",
    nl: "Sommige woorden passen bij duizenden producten. Zijn het er meer dan 4.000, dan staat vooraan waarvan je woord het soort noemt, dan wat verder zo heet – aan de naam of het merk – en achteraan wat het woord alleen noemt. In elke groep gaat op voorraad voor, en daarna het populairste. De eerste 240 daarvan zetten we daarna in de volgorde van deze pagina.",
  },

  "ranking.ties": { en: "Popularity and stock", nl: "Populariteit en voorraad" },
  "ranking.ties.search": {
    en: "When two products fit your words about equally well, popularity and stock decide. Popularity can raise a score by 17 percent at most, and a product that is out of stock loses 10 percent. So an unpopular product that fits well stays above a popular one that fits badly.",
    nl: "Passen twee producten ongeveer even goed bij je woorden, dan geven populariteit en voorraad de doorslag. Populariteit verhoogt een score met hooguit 17 procent, en wat niet op voorraad is verliest 10 procent. Een onbekend product dat goed past, blijft dus boven een populair product dat slecht past.",
  },
  "ranking.ties.browse": {
    en: "In a category, without words, what is in stock comes first, and the most popular first of that.",
    nl: "Blader je zonder zoekwoorden door een categorie, dan staat vooraan wat op voorraad is, met het populairste bovenaan.",
  },
  "ranking.ties.meaning": {
    en: "Popularity is a number that we keep with each product. It grows with every further shop that sells the product, every time it is put on a wishlist and every review, whatever its rating. Shops cannot supply it.",
    nl: "Populariteit is een getal dat wij bij elk product bewaren. Het groeit met elke extra winkel die het product verkoopt, elke keer dat iemand het op een verlanglijstje zet en elke beoordeling, hoe hoog of laag ook. Winkels kunnen het niet opgeven.",
  },

  "ranking.spelling": { en: "Typing errors and words we do not know", nl: "Typefouten en onbekende woorden" },
  "ranking.spelling.typed": {
    en: "We first search for what you typed. Only when nothing fits do we look for words that are spelled nearly the same or sound the same, and then we say so.",
    nl: "We zoeken eerst op wat je typte. Pas als daar niets bij past, kijken we naar woorden die bijna zo geschreven worden of hetzelfde klinken. Dat zeggen we er dan bij.",
  },
  "ranking.spelling.relaxed": {
    en: "If there is still nothing, we leave words out, but never the word for what you are looking for. You always see which words you got results for. If we do not have it, you see what comes closest, and that it is something else.",
    nl: "Is er dan nog niets, dan laten we woorden weg, maar nooit het woord voor wat je zoekt. Je ziet altijd voor welke woorden je resultaten krijgt. Hebben we het niet, dan zie je wat er het dichtst bij komt, en dat het iets anders is.",
  },

  "ranking.sorting": { en: "When you sort yourself", nl: "Als je zelf sorteert" },
  "ranking.sorting.table": { en: "What each way of sorting does", nl: "Wat elke sortering doet" },
  "ranking.sorting.by": { en: "Sorting", nl: "Sortering" },
  "ranking.sorting.does": { en: "What you see", nl: "Wat je ziet" },
  "ranking.sorting.relevance": {
    en: "The order that this page describes.",
    nl: "De volgorde die op deze pagina staat.",
  },
  "ranking.sorting.price": {
    en: "By the lowest total at which a shop sells the product now: price plus shipping. Products that nobody can deliver come last, whichever way you sort.",
    nl: "Op het laagste totaal waarvoor een winkel het product nu verkoopt: prijs plus verzendkosten. Producten die geen winkel kan leveren staan achteraan, welke kant je ook op sorteert.",
  },
  "ranking.sorting.new": {
    en: "What was added to our shop last comes first.",
    nl: "Wat het laatst aan ons aanbod is toegevoegd, staat bovenaan.",
  },
  "ranking.sorting.shop": {
    en: "In a list of one shop, prices are those of that shop.",
    nl: "In een lijst van één winkel tellen de prijzen van die winkel.",
  },
  "ranking.sorting.discount": {
    en: "The largest real price drop in percent comes first, measured from the lowest price of the 30 days before; of equal ones the most popular. This choice is there among the deals.",
    nl: "De grootste echte prijsdaling in procenten staat bovenaan, gerekend vanaf de laagste prijs van de 30 dagen ervoor; bij gelijke dalingen het populairste. Deze keuze zie je bij de aanbiedingen.",
  },
  "ranking.sorting.ties": {
    en: "When products are equal, the one that entered our search first comes first. With words, these three ways of sorting leave out accessories that you did not ask for, and what only mentions your words.",
    nl: "Is de stand gelijk, dan staat vooraan wat het eerst in onze zoekmachine stond. Zoek je met woorden, dan laten deze drie sorteringen accessoires weg waar je niet naar zocht, en wat je woorden alleen noemt.",
  },

  "ranking.offers": { en: "The shops on a product page", nl: "De winkels op een productpagina" },
  "ranking.offers.order": {
    en: "The list of shops starts with the lowest total: price plus shipping. What cannot be ordered comes last. You can also sort the list on price, delivery time or rating. The offer that we put first beside the picture is the lowest total of a new product; only when there is none, of a used one.",
    nl: "De lijst met winkels begint bij het laagste totaal: prijs plus verzendkosten. Wat niet te bestellen is, staat achteraan. Je kunt de lijst ook sorteren op prijs, levertijd of beoordeling. Het aanbod dat we naast de foto uitlichten, is het laagste totaal voor een nieuw product; alleen als dat er niet is, voor een gebruikt product.",
  },

  "ranking.absent": { en: "What plays no part", nl: "Wat niet meetelt" },
  "ranking.absent.paid": {
    en: "What shops or brands pay. Our search does not know it, and there is no advertising between the results.",
    nl: "Wat winkels of merken betalen. Onze zoekmachine weet dat niet, en er staan geen advertenties tussen de resultaten.",
  },
  "ranking.absent.you": {
    en: "Who you are, where you live and what you searched for, looked at or bought before.",
    nl: "Wie je bent, waar je woont en wat je eerder zocht, bekeek of kocht.",
  },
  "ranking.absent.offers": {
    en: "Which shops sell a product, and how high its ratings are.",
    nl: "Welke winkels een product verkopen, en hoe hoog de beoordelingen zijn.",
  },

  "ranking.hidden": { en: "What you do not see", nl: "Wat je niet ziet" },
  "ranking.hidden.adult": {
    en: "Products for 18 years and older are left out until you say that you are old enough.",
    nl: "Producten voor 18 jaar en ouder laten we weg, tot je aangeeft dat je oud genoeg bent.",
  },
  "ranking.hidden.expired": {
    en: "Products that nobody sells any more are not among the results. When there are hardly any results, we show them apart below.",
    nl: "Producten die niemand meer verkoopt staan niet tussen de resultaten. Zijn er bijna geen resultaten, dan laten we ze er apart onder zien.",
  },
  "ranking.hidden.far": {
    en: "You can leaf through the first 10,000 results. With filters you reach the rest.",
    nl: "Je kunt door de eerste 10.000 resultaten bladeren. Met filters kom je bij de rest.",
  },
} satisfies Texts;
