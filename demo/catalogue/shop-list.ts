/** Name, city, postcode digits, main categories (by file name) or `alles`, and what distinguishes it. */
export interface ShopSeed {
  name: string;
  city: string;
  postcode: number;
  mains: string;
  /** Price level relative to the market. */
  level: number;
  /** Shipping cost in cents; free from this amount in cents, null never. */
  shipping: [number, number | null];
  /** Delivery days when in stock, and the latest order time for which they hold. */
  days: [number, number];
  cutoff?: string;
  rating: number | null;
}

type Line = [
  string,
  string,
  number,
  string,
  number,
  [number, number | null],
  [number, number],
  string | null,
  number | null,
];

const lines: Line[] = [
  ["Warenhuis Vroom", "Utrecht", 3511, "alles", 1, [399, 2500], [1, 1], "23:59", 4.4],
  ["Koopplein Nederland", "Rotterdam", 3011, "alles", 0.97, [499, 5000], [1, 2], "22:00", 4.1],
  ["De Slimme Winkel", "Eindhoven", 5611, "alles", 0.98, [450, 4000], [1, 2], "21:00", 4.2],
  ["Dagvoordeel", "Almere", 1315, "alles", 0.94, [595, null], [2, 4], null, 3.7],
  ["Huis & Haard Online", "Zwolle", 8011, "wonen keuken huishouden tuin", 1.01, [595, 7500], [2, 4], "17:00", 4.3],
  [
    "Elektroloods",
    "Tilburg",
    5038,
    "elektronica computers huishouden keuken",
    0.96,
    [495, 10000],
    [1, 1],
    "23:00",
    4.3,
  ],
  ["Stroom & Scherm", "Den Haag", 2511, "elektronica computers", 0.99, [0, 0], [1, 1], "23:59", 4.6],
  ["Beeldmeester", "Arnhem", 6811, "elektronica", 1.02, [795, 5000], [1, 2], "20:00", 4.7],
  ["Geluidskamer", "Haarlem", 2011, "elektronica boeken", 1.03, [495, 7500], [1, 2], "18:00", 4.8],
  ["Bitpaleis", "Delft", 2611, "computers elektronica kantoor", 0.97, [499, 7500], [1, 1], "23:00", 4.4],
  ["Laptophuys", "Amersfoort", 3811, "computers kantoor", 1, [0, 0], [1, 2], "21:00", 4.5],
  ["Belwinkel Direct", "Amsterdam", 1017, "computers", 0.98, [395, 5000], [1, 1], "23:30", 4.2],
  [
    "Tweede Leven Tech",
    "Groningen",
    9711,
    "computers elektronica huishouden",
    0.99,
    [595, 10000],
    [2, 3],
    "17:00",
    4.3,
  ],
  ["Witgoed de Waal", "Nijmegen", 6511, "huishouden keuken", 0.98, [0, 0], [1, 3], "16:00", 4.5],
  ["Wasserij & Co", "Breda", 4811, "huishouden", 1.01, [1995, 29900], [2, 4], null, 4.4],
  ["Koelkoning", "Apeldoorn", 7311, "huishouden keuken", 0.97, [2495, 39900], [2, 5], null, 4],
  ["Kookatelier", "Maastricht", 6211, "keuken", 1.04, [595, 5000], [1, 2], "18:00", 4.7],
  ["Koffiehuys", "Leiden", 2311, "keuken", 1.01, [495, 4900], [1, 2], "22:00", 4.8],
  ["De Pannenboer", "Deventer", 7411, "keuken huishouden", 0.96, [595, 6000], [1, 3], "20:00", 4.3],
  ["Meubelhal Midden", "Ede", 6711, "wonen", 0.95, [3995, 50000], [5, 12], null, 3.9],
  ["Wonen bij Wies", "Alkmaar", 1811, "wonen tuin", 1.03, [695, 7500], [2, 5], null, 4.6],
  ["Lichtpunt", "Hengelo", 7551, "wonen", 0.99, [495, 5000], [1, 2], "21:30", 4.5],
  ["Slaapstad", "Venlo", 5911, "wonen baby", 0.98, [0, 0], [2, 6], null, 4.2],
  ["Linnenkast", "Hoorn", 1621, "wonen baby", 1, [450, 4500], [1, 3], "17:00", 4.4],
  ["Kledinghuis Kruse", "Hilversum", 1211, "mode schoenen", 1, [395, 5000], [1, 2], "22:00", 4.3],
  ["Modepassage", "Den Bosch", 5211, "mode schoenen", 0.98, [0, 0], [2, 3], null, 4],
  ["Jurk & Jas", "Gouda", 2801, "mode", 1.02, [495, 7500], [1, 2], "19:00", 4.6],
  ["Garderobe Twaalf", "Dordrecht", 3311, "mode schoenen", 1.04, [595, 10000], [1, 3], null, null],
  ["Schoenmakerij Online", "Waalwijk", 5141, "schoenen", 1, [0, 0], [1, 2], "22:30", 4.5],
  ["Stap voor Stap", "Zaandam", 1506, "schoenen sport", 0.97, [495, 5000], [1, 2], "21:00", 4.2],
  ["Tas & Tijd", "Roermond", 6041, "mode", 1.01, [395, 4000], [1, 2], "20:00", 4.6],
  ["Sportloods", "Heerenveen", 8441, "sport schoenen", 0.96, [595, 6000], [1, 3], "18:00", 4.1],
  ["Fietsenmaker Blok", "Zutphen", 7201, "sport", 1.02, [4995, 80000], [4, 8], null, 4.7],
  ["Trap & Tocht", "Houten", 3991, "sport", 0.99, [695, 10000], [2, 5], null, 4.4],
  ["Buitenleven", "Assen", 9401, "sport tuin dieren", 1, [595, 7500], [1, 3], "17:00", 4.5],
  ["Speelzolder", "Culemborg", 4101, "speelgoed baby", 0.99, [395, 3500], [1, 2], "22:00", 4.6],
  ["Knikker & Kroon", "Middelburg", 4331, "speelgoed", 1.01, [450, 4000], [1, 2], "20:00", 4.7],
  ["Toverdoos", "Emmen", 7811, "speelgoed boeken", 0.95, [495, 5000], [2, 3], null, 4],
  ["Babyhuis Bloesem", "Veenendaal", 3901, "baby", 1.02, [495, 7500], [1, 2], "19:00", 4.5],
  ["Wieg & Wagen", "Oss", 5341, "baby speelgoed", 0.98, [0, 5000], [1, 3], null, 4.3],
  ["Tuinhof", "Boskoop", 2771, "tuin dieren", 1, [695, 7500], [2, 4], null, 4.4],
  ["Gereedschapskamer", "Meppel", 7941, "tuin auto", 0.96, [595, 7500], [1, 2], "21:00", 4.5],
  ["Klusdorp", "Barneveld", 3771, "tuin wonen auto", 0.95, [495, 5000], [1, 3], "20:00", 4],
  ["Groene Vingers", "Aalsmeer", 1431, "tuin", 1.03, [695, null], [2, 4], null, 4.6],
  ["Schoonheidskabinet", "Laren", 1251, "beauty", 1.04, [395, 3000], [1, 2], "22:00", 4.7],
  ["Drogist de Linde", "Purmerend", 1441, "beauty baby", 0.96, [399, 2500], [1, 1], "23:00", 4.2],
  ["Geurlokaal", "Baarn", 3741, "beauty", 0.93, [495, 4500], [1, 2], "21:00", 4.1],
  ["Huisdierhuis", "Lelystad", 8224, "dieren", 0.98, [499, 3900], [1, 1], "22:00", 4.6],
  ["Poot & Staart", "Doetinchem", 7001, "dieren", 1.01, [495, 4500], [1, 2], null, 4.5],
  ["Boekhandel De Kade", "Kampen", 8261, "boeken kantoor", 1, [295, 2000], [1, 1], "23:00", 4.8],
  ["Antiquariaat Noord", "Leeuwarden", 8911, "boeken", 0.99, [395, 3500], [2, 3], null, 4.7],
  ["Snaar & Toets", "Helmond", 5701, "boeken", 1.02, [595, 5000], [1, 3], "18:00", 4.6],
  ["Kantoorkeuze", "Nieuwegein", 3431, "kantoor computers", 0.97, [595, 5000], [1, 1], "20:00", 4.3],
  ["Werkplekwinkel", "Woerden", 3441, "kantoor wonen", 1.02, [0, 0], [2, 5], null, 4.4],
  ["Bandencentrale Oost", "Enschede", 7511, "auto", 0.97, [0, 0], [2, 3], null, 4.3],
  ["Garage aan Huis", "Roosendaal", 4701, "auto tuin", 1, [595, 7500], [1, 3], "16:00", null],
  ["Avondlicht", "Amsterdam", 1012, "erotiek", 1, [495, 4900], [1, 2], "22:00", 4.5],
  ["Zijde & Zacht", "Rotterdam", 3012, "erotiek boeken beauty", 1.02, [395, 4000], [1, 2], "21:00", 4.4],
  ["Discreet Thuis", "Tilburg", 5017, "erotiek", 0.95, [495, 5000], [2, 3], null, 4],
  ["Makersmarkt", "Gorinchem", 4201, "handgemaakt wonen", 1, [495, 6000], [3, 6], null, 4.8],
  ["Atelier aan de Vecht", "Weesp", 1382, "handgemaakt", 1.03, [595, null], [4, 9], null, 4.9],
  ["Streekwinkel De Schuur", "Ommen", 7731, "handgemaakt keuken", 0.98, [550, 5000], [2, 4], null, null],
];

export const shopSeeds: readonly ShopSeed[] = lines.map(
  ([name, city, postcode, mains, level, shipping, days, cutoff, rating]) => ({
    name,
    city,
    postcode,
    mains,
    level,
    shipping,
    days,
    rating,
    ...(cutoff === null ? {} : { cutoff }),
  }),
);
