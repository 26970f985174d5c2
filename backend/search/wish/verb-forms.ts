/**
 * Forms of everyday verbs. What somebody does is no thing that is sought and nothing that a thing must have: without these a
 * sentence whose verb nothing had read was taken to ask for it (`maak er maar een van Samsung van`).
 */

const STRONG = (
  "beginnen:begon:begonnen:begonnen begrijpen:begreep:begrepen:begrepen bekijken:bekeek:bekeken:bekeken beslissen:besliste:beslisten:beslist " +
  "bestaan:bestond:bestonden:bestaan betekenen:betekende:betekenden:betekend bewijzen:bewees:bewezen:bewezen bieden:bood:boden:geboden " +
  "blijken:bleek:bleken:gebleken breken:brak:braken:gebroken brengen:bracht:brachten:gebracht denken:dacht:dachten:gedacht doen:deed:deden:gedaan " +
  "eten:at:aten:gegeten gaan:ging:gingen:gegaan geven:gaf:gaven:gegeven hangen:hing:hingen:gehangen helpen:hielp:hielpen:geholpen " +
  "houden:hield:hielden:gehouden kiezen:koos:kozen:gekozen kijken:keek:keken:gekeken komen:kwam:kwamen:gekomen kopen:kocht:kochten:gekocht " +
  "krijgen:kreeg:kregen:gekregen laten:liet:lieten:gelaten lezen:las:lazen:gelezen liggen:lag:lagen:gelegen lijken:leek:leken:geleken " +
  "lopen:liep:liepen:gelopen nemen:nam:namen:genomen onthouden:onthield:onthielden:onthouden roepen:riep:riepen:geroepen ruiken:rook:roken:geroken " +
  "schrijven:schreef:schreven:geschreven slapen:sliep:sliepen:geslapen slijten:sleet:sleten:gesleten sluiten:sloot:sloten:gesloten " +
  "spreken:sprak:spraken:gesproken springen:sprong:sprongen:gesprongen staan:stond:stonden:gestaan stinken:stonk:stonken:gestonken " +
  "trekken:trok:trokken:getrokken vallen:viel:vielen:gevallen vergelijken:vergeleek:vergeleken:vergeleken vergeten:vergat:vergaten:vergeten " +
  "verliezen:verloor:verloren:verloren vinden:vond:vonden:gevonden vragen:vroeg:vroegen:gevraagd wegen:woog:wogen:gewogen " +
  "weten:wist:wisten:geweten worden:werd:werden:geworden zeggen:zei:zeiden:gezegd zien:zag:zagen:gezien zitten:zat:zaten:gezeten " +
  "zoeken:zocht:zochten:gezocht zwemmen:zwom:zwommen:gezwommen"
).split(" ");

const WEAK = (
  "babbelen bedanken bedoelen behoeven bellen belonen bepalen bespreken betalen bevallen bouwen checken delen draaien dreigen dromen duren durven " +
  "duwen fietsen filmen gebeuren gebruiken geloven genieten gooien groeien haasten halen haten hopen horen huilen huren informeren irriteren kennen kiepen " +
  "kletsen klinken kloppen knoeien koken kosten kriebelen kunnen lachen leggen lenen leren lukken luisteren maken menen merken mislukken missen " +
  "noemen oefenen opzoeken passen plaatsen plakken poetsen praten proberen puzzelen rammelen redden reizen rennen repareren retourneren ruilen schelen schillen sjouwen " +
  "snappen sparen spelen starten stellen stoppen storen studeren sturen tellen tonen trouwen twijfelen verbouwen verdienen verhuizen verkopen verlangen verschillen " +
  "verschuiven vertellen vertrouwen verwachten verwijderen verzamelen voelen volgen voorstellen wachten wandelen wennen wensen werken wisselen wonen zakken zetten zeuren zweten zweren"
).split(" ");

const DOUBLED = /([bdfgklmnprst])\1$/;
/** A single vowel of an open syllable, which the closed one writes double: `maken`, `maak`. */
const OPEN = /(^|[^aeiou])([aeou])([bdfgklmnprstvz])$/;
const UNSTRESSED = /(?:el|er|en)$/;
const VOICELESS = /(?:[tkfsp]|ch)$/;

/** The stem as its closed syllable writes it: `maak`, `bel`, `schuif`. */
function stemOf(infinitive: string): string {
  const base = infinitive.replace(/(?:en|n)$/, "");
  const closed = DOUBLED.test(base)
    ? base.slice(0, -1)
    : UNSTRESSED.test(base) && base.length > 4
      ? base
      : base.replace(OPEN, "$1$2$2$3");
  return closed.replace(/v$/, "f").replace(/z$/, "s");
}
const withT = (stem: string): string => (stem.endsWith("t") ? stem : `${stem}t`);
const PREFIXED = /^(?:be|ge|her|ont|ver)(?=[a-z]{4})/;

function weakForms(infinitive: string): string[] {
  const stem = stemOf(infinitive);
  const base = infinitive.replace(/(?:en|n)$/, "");
  const past = VOICELESS.test(DOUBLED.test(base) ? stem : base) ? "t" : "d";
  const done = stem.endsWith(past) ? stem : `${stem}${past}`;
  const participle = PREFIXED.test(infinitive) ? done : `ge${done}`;
  return [infinitive, stem, withT(stem), `${stem}${past}e`, `${stem}${past}en`, participle];
}
function strongForms(given: string): string[] {
  const [infinitive = "", ...others] = given.split(":");
  return [infinitive, stemOf(infinitive), withT(stemOf(infinitive)), ...others];
}

/** Forms that name things as well. */
const nouns = new Set(
  "fiets fietsen boor kook koken speel film schil bouw huur plak poets puzzel merk koop loop val slot sloten vraag leer leren luister luisteren tel weeg deel eet hang houd teken las lassen roken rook kost pas start stel stop reis ruil volg wens werk wissel druk lach zweet bel klets stuur zak zakken eten delen schel klink slaap wegen plakken plaats plaatsen draai ren mist brak spring toon tonen".split(
    " ",
  ),
);
const forms = new Set([...STRONG.flatMap(strongForms), ...WEAK.flatMap(weakForms)].filter((form) => !nouns.has(form)));

/** Whether a word (in lower case, without accents) is a form of an everyday verb and no thing. */
export const isVerbForm = (word: string): boolean => forms.has(word);
