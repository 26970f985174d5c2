/** Words of a question that say nothing about what is asked. */
const idle: ReadonlySet<string> = new Set(
  (
    "de het een en of van in met voor op is aan dat die te zijn bij ook door naar uit om deze dit wordt worden kan als heeft nog maar er tot over " +
    "onder ik wij jij hij zij ze we u uw mijn mn me mij niet geen wat welke welk hoe waar waarom wanneer wie hoeveel waarmee waarvoor wiens iets iemand " +
    "je jouw jou jullie ons onze hun haar hen hem zich zelf men the and for what how is " +
    "kun kunnen kon konden mag mogen mocht moet moeten moest wil willen wilde wou zal zullen zou zouden ben bent was waren wordt werd hebben heb had " +
    "doe doen doet deed ga gaan gaat ging krijg krijgen krijgt geef geven geeft weet weten zeg zeggen vertel vertellen uitleggen uitleg leg legt betekent " +
    "betekenis bedoel bedoelen bedoeld vraag vragen antwoord help helpen wel eens even graag dan toch al alle alles dus want echt eigenlijk precies zo zomaar " +
    "gewoon misschien soms vaak altijd nooit ooit meer meest veel weinig erg heel zeer nu straks later hier daar daarvan ervan eraan erop ermee " +
    "er hoor hallo hoi goedemorgen goedemiddag dag dank bedankt alsjeblieft alstublieft a.u.b aub s.v.p svp ja nee oke ok hè he hé " +
    "zit zitten zat staat staan stond stonden komt komen kwam blijft blijven bleef laat laten maak maken maakt gebeurt gebeuren eruit " +
    "mogelijk beste goede goed handig handigste slim handigst verschil tussen versus vs verschillen waaruit waarop waaraan tegen zonder via sinds tijdens volgens " +
    "info informatie meen denk denken vind vinden zoek zoeken wilt mogen hoezo nodig let letten opletten kies kiezen keuze past passen " +
    "werkt werk nog zag zie zien gezien ver snel lang lange duren duurt klopt " +
    "gevonden indienen doorgeven melden heen terecht terechtkan hierzo momenteel tijdje wilden gehad gemaakt gedaan mijne sturen stuur " +
    "kreeg kregen gekregen kwamen gekomen gezegd zegt zei zeiden wist gebeurd gebeurde blijkt bleek weg weggegooid allemaal sowieso " +
    "daarvoor daarbij daarna daarmee daarover hiervoor hierbij erbij ervoor waarbij nou hoor gauw snel dringend help verdomme a.s vorige zelfs " +
    "nergens ergens zonder helemaal ineens opeens plots meteen terwijl trouwens eigenlijk natuurlijk toevallig anderhalf " +
    "eigen paar andere ander anders zoals zodat omdat doordat toen daarna ervoor erna waarna hoelang"
  ).split(" "),
);

/** What people do with anything: it says less about a question than a thing does. */
const light: ReadonlySet<string> = new Set(
  (
    "downloaden printen afdrukken bekijken lezen openen sluiten invullen toevoegen aanvragen regelen indienen doorgeven gebruiken gebruik gebruikt " +
    "veranderen wijzigen aanpassen controleren checken kloppen nakijken bewaren opslaan meten meet berekenen rekenen herkennen herken selecteren starten beginnen begin " +
    "werken stoppen lukt lukken gelukt werkend functioneert bellen mailen schrijven contact opnemen spreken praten wachten duurt ontvangen halen brengen " +
    "installeren plaatsen hangen ophangen zetten hang zet bepalen beslissen vergelijken verschilt zelf meerdere alleen samen nieuw nieuwe oud oude"
  ).split(" "),
);

export const isIdle = (word: string): boolean => idle.has(word) || (word.length === 1 && !/\d/.test(word));
export const isLight = (word: string): boolean => light.has(word);
