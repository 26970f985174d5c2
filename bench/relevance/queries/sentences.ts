import { either, of } from "../wish";
import type { Labels } from "./labels";

const toys = of("speelgoed", {}, "kinderboeken");

/** Questions and wishes in whole sentences. */
export const questions: Labels = [
  [
    "cadeau voor kind van 6",
    either(of("speelgoed", { Leeftijd: /vanaf [3-6] jaar/ }), of("kinderboeken", { Leeftijd: /^[46] tot/ })),
  ],
  ["welke wasmachine is het stilst", of("wasmachines")],
  ["wat is de beste airfryer", of("airfryers")],
  ["goedkope laptop voor school", of("laptops", {}, "tablets")],
  ["ik zoek een nieuwe fiets", of("stadsfietsen elektrische-fietsen")],
  ["jurk voor een bruiloft", of("jurken")],
  ["tent voor 4 personen", of("tenten", { Slaapplaatsen: "4-persoons" })],
  ["speelgoed voor kinderen vanaf 3 jaar", of("speelgoed", { Leeftijd: "vanaf 3 jaar" })],
  ["boek voor kind van 8 jaar", of("kinderboeken", { Leeftijd: "6 tot 9 jaar" }, "romans kookboeken")],
  ["spel voor 6 personen", of("gezelschapsspellen", { Spelers: ["2-6 spelers", "3-8 spelers"] })],
  ["cadeau voor een baby", of("baby knuffels")],
  ["parfum voor mannen", of("herenparfums", {}, "damesparfums")],
  ["parfum voor vrouwen", of("damesparfums", {}, "herenparfums")],
  ["koptelefoon met ruisonderdrukking", of("koptelefoons", { Ruisonderdrukking: "actief" })],
  ["crème voor droge huid", of("gezichtscremes", { Huidtype: "droog" })],
  ["rugzak voor laptop 15,6 inch", of("rugzakken", { Laptopvak: "laptopvak 15,6 inch" }, "wandelrugzakken")],
  ["schoenen met lichtjes voor kinderen", of("kindersneakers", { "Lampjes in zool": "ja" }, "kinderschoenen")],
  ["pan geschikt voor inductie", of("koekenpannen pannensets")],
  ["hoe duur is een playstation 5", of("spelcomputers", { model: "PlayStation 5" })],
  ["waar koop ik een goede koffiemachine", of("koffiezetapparaten espressomachines")],
  ["iets leuks om te spelen met het gezin", toys],
  ["warme winterjas voor heren", of("herenjassen", { Seizoen: "winterjas" }, "kinderjassen")],
];

/** English words that Dutch shoppers use. */
export const loanwords: Labels = [
  ["headphones", of("koptelefoons")],
  ["headset", of("koptelefoons")],
  ["speaker", of("bluetooth-speakers", {}, "soundbars")],
  ["wireless speaker", of("bluetooth-speakers", {}, "soundbars")],
  ["keyboard", of("keyboards toetsenborden-en-muizen")],
  ["controller", of("gamecontrollers", {}, "spelcomputers")],
  ["game console", of("spelcomputers", {}, "gamecontrollers")],
  ["phone case", of("telefoonhoesjes")],
  ["backpack", of("rugzakken wandelrugzakken")],
  ["shopper", of("handtassen", { "Type tas": "shopper" })],
  ["ebike", of("elektrische-fietsen", {}, "stadsfietsen")],
  ["dumbbells", of("halters-en-gewichten")],
  ["sweater", of("damestruien")],
  ["smart tv", of("televisies")],
  ["wireless keyboard", of("toetsenborden-en-muizen", { Verbinding: "draadloos" })],
  ["robot vacuum", of("robotstofzuigers", {}, "steelstofzuigers")],
  ["shaver", of("scheerapparaten")],
  ["watch", of("horloges")],
];

/** Stop words between the significant ones. */
export const stopWords: Labels = [
  ["een laptop", of("laptops")],
  ["de stofzuiger", of("steelstofzuigers robotstofzuigers")],
  ["tas voor de luiers", of("luiertassen")],
  ["jas met capuchon", of("herenjassen kinderjassen", { Capuchon: "ja" })],
  ["kast met een spiegel", of("kledingkasten", { Spiegel: "ja" })],
  ["magnetron met grill", of("magnetrons", { "Type magnetron": ["grillmagnetron", "combimagnetron"] })],
  ["lamp van rotan", of("hanglampen", { Materiaal: "rotan" })],
  ["fles van glas voor baby", of("babyflessen", { Materiaal: "glas" })],
  ["bed met opbergruimte", of("bedden", { Opbergruimte: "ja" })],
  ["mand voor de hond", of("hondenmanden")],
  ["voer voor honden", of("hondenvoer")],
  ["bak voor de kat", of("kattenbakken")],
  ["printer met scanner", of("printers")],
  ["stoel voor op kantoor", of("bureaustoelen", {}, "eetkamerstoelen tuinstoelen")],
  ["trui met v-hals", of("damestruien", { Halslijn: "V-hals" })],
];
