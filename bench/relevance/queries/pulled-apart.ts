import { of } from "../wish";
import type { Labels } from "./labels";

/**
 * Compounds with a space too many, among them inflected adjectives (`donker groene`), with other words around them: as
 * people type them, not as a rule makes them from names.
 */
export const pulledApartByHand: Labels = [
  ["licht blauwe keukenmachine", of("keukenmachines", { color: "lichtblauw" })],
  ["donker groene bank", of("bankstellen", { color: "donkergroen" })],
  ["donker blauwe heren jeans", of("herenjeans", { color: "donkerblauw" })],
  ["goud kleurige hanglamp", of("hanglampen", { color: "goud" })],
  ["roestvrij stalen koekenpan", of("koekenpannen", { Materiaal: "rvs" })],
  ["winter jas heren maat l", of("herenjassen", { Seizoen: "winterjas", size: "L" })],
  ["hout skool barbecue", of("barbecues", { Brandstof: "houtskool" })],
  ["schouder tas leer", of("handtassen", { "Type tas": "schoudertas", Materiaal: "leer" })],
  ["klitten band kinder sneakers", of("kindersneakers", { Sluiting: "klittenband" })],
  ["condens droger", of("wasdrogers", { Droogtechniek: "condensdroger" })],
  ["schuif deur kast", of("kledingkasten", { "Type deur": "schuifdeur" })],
  ["stoom strijk ijzer", of("strijkijzers", { "Type strijkijzer": "stoomstrijkijzer" })],
  ["water pistool", of("buitenspeelgoed", { name: /waterpistool/ })],
  ["eiken houten bed", of("bedden", { Materiaal: "eikenhout" })],
  ["knuffel pop", of("poppen", { "Type pop": "knuffelpop" }, "knuffels")],
  ["luister boek", of("boeken", { Uitvoering: "luisterboek" })],
];

/** Held out, like the class `unseen`. */
export const pulledApartUnseen: Labels = [
  ["donker groene enkel laarzen", of("enkellaarzen", { color: "donkergroen" })],
  ["licht blauwe mixer", of("keukenmachines", { color: "lichtblauw" })],
  ["donker blauw t-shirt heren", of("heren-t-shirts", { color: "donkerblauw" })],
  ["zilver kleurige ketting", of("kettingen", { color: "zilver" })],
  ["cognac kleurige bank", of("bankstellen", { color: "cognac" })],
  ["meer kleurige stiften", of("stiften-en-kleurpotloden")],
  ["regen jas kinderen", of("kinderjassen", { Seizoen: "regenjas" })],
  ["gras maai machine", of("grasmaaiers")],
  ["zand bak set", of("buitenspeelgoed", { name: /zandbakset/ })],
  ["tunnel tent 4 personen", of("tenten", { "Type tent": "tunneltent", Slaapplaatsen: "4-persoons" })],
  ["grill magnetron", of("magnetrons", { "Type magnetron": "grillmagnetron" })],
  ["kleur potloden", of("stiften-en-kleurpotloden", { Soort: "kleurpotloden" })],
  ["dames trui merino wol", of("damestruien", { Materiaal: "merinowol" })],
  ["katten bak met kap", of("kattenbakken", { Uitvoering: "met kap" })],
  ["teak houten tuin stoel", of("tuinstoelen", { Materiaal: "teakhout" })],
  ["oplaad bare tanden borstel", of("elektrische-tandenborstels")],
];
