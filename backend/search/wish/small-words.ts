import { isStopWord } from "../analysis/stop-words";

/**
 * Words of a sentence that say nothing about a product, beside the stop words of the search. Language, not shop: they
 * may be left out of what is searched and are never named as not understood.
 */
const smallWords = new Set(
  (
    "ik zoek we wij zoeken wil wilt willen graag heb heeft hebben heel erg echt ook nog naar mij me mijn mn ons onze is zijn ben bent was welke welk wat kan kun " +
    "kunnen kunt je jij jullie u uw hoe moet moeten mag mogen nodig kopen koop kopje aub alsjeblieft alstublieft svp hallo hoi hey goedemorgen goedemiddag goedenavond " +
    "bestellen bestel online aanschaffen aanraden adviseren advies help vinden toon laat zien laten geef show hier daar er die dat deze dit een de het der des en of maar want dus omdat " +
    "voor met van in op aan uit bij om te ten tot als dan door over onder boven tussen zonder tegen naast per " +
    "hij zij ze hem haar hun zich wie waar wanneer waarom waarmee waarin eigenlijk misschien gewoon wel toch even eens straks al alleen iets iemand " +
    "ding product producten artikel artikelen spul spullen soort type model merk kleur maat budget prijs euro eur geschikt geschikte bedoeld gezocht zoekende opzoek " +
    "goed goede goeie beste mooi mooie leuk leuke fijn fijne nieuw nieuwe liefst liever best graag voorkeur bijvoorbeeld ongeveer circa minstens maximaal minimaal max min " +
    "kost kosten mee meer minder hoort komt past passen gebruik gebruiken gebruikt werkt werken thuis keer dag dagen week aantal stuk stuks beetje veel weinig " +
    "blijven blijft krijgen krijg komen daarvoor aankan aankunnen vallen liggen leuks leuker houdt houden gek dol slechts maximum minimum ne nen nem den 'nen gij ge hadden had graag moest wou wouden zag gehad gelijk " +
    "ja nee niks niets uh uhm uhh eh ehm euh ehh hm hmm he tja nou oke ok okay dus doe doen ga gaan gaat maakt meegaat meegaan set setje sets gewone bijzonders zoek zoekt besteden uitgeven spenderen jullie ander andere anders verkopen verkoop verkoopt verkocht bestaat " +
    "genoeg voldoende ie zolang mits erop erin eraan eraf ermee erover erachter eronder ertussen hebt zou zouden zal zullen worden wordt kado cadeau cadeautje presentje verjaardag sinterklaas kerst zo zo'n m'n z'n zn t s n alle allemaal elke ieder iedere ofzo erbij zoiets geworden kwijt uitkomen goedendag goeiedag goeiemorgen dag beste bonjour salut alvast bedankt dank vaderdag moederdag pasen valentijn valentijnsdag communie kerstmis nieuwjaar jubileum ergens plek inclusief incl bedoel bedoelde versie variant uitvoering ruikt ruiken geurt smaakt klinkt duurt duren brandt branden draagt dragen voelt aanvoelt aanvoelen achtig achtige achtigs tonen hooguit hoogstens tenminste mss se ach ff effe effies lekker haha hahaha hihi hoor joh pff pfff waarvan waarbij gevuld gevulde prima uiteraard inmiddels geld netjes zoveel scheelt nu must btw ajb pls plz zegmaar eentje oh ooh ah wacht hou houd enkel uitsluitend precies exact alles sorry pardon excuus oeps krijgt weten weet snap twijfel kies kiezen vind vindt vonden zeg zegt hoop netter gezelliger mooier fijner handiger chiquer lekkerder beviel bevalt geven vooruit verder daarom ervoor flink boeit yo hey rest samen mijzelf mezelf onszelf eerst bovenaan voorop " +
    "sowieso altijd nooit meestal soms vaak vooral bijna helaas gelukkig hopelijk natuurlijk ooit steeds vroeger onlangs binnenkort meteen nauwelijks amper hartstikke " +
    "ontzettend enorm behoorlijk tamelijk redelijk nogal zeer zowel alsook trouwens overigens althans kennelijk blijkbaar schijnbaar waarschijnlijk zeker beslist absoluut " +
    "totaal helemaal grotendeels deels uberhaupt tegenwoordig momenteel voorlopig tegelijk intussen ondertussen alweer opnieuw voortaan weleens vandaar vanzelf " +
    "eindelijk tevens bovendien immers namelijk desnoods eventueel daarnaast alsof zodat omdat doordat terwijl hoewel tenzij voordat nadat totdat zodra qua volgens via " +
    "daarvan hiervan ervan daarbij hierbij daarop hierop daarin hierin daarmee hiermee datzelfde diezelfde elkaar jammer juist oeps mwah poeh jeetje nader bijv"
  ).split(" "),
);

/** Whether a word (in lower case, without accents) says nothing about a product. */
export const isSmallWord = (word: string): boolean => smallWords.has(word);

/** Whether a word is one of those, or one that search leaves out. */
export const isPlainWord = (word: string): boolean => isStopWord(word) || isSmallWord(word);
