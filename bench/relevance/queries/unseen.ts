import { exactly, of } from "../wish";
import type { Labels } from "./labels";

/**
 * Held out: do not inspect its misses or tune for them. If the other classes improve and this one does not, the search
 * is overfitting. Written before the search was tuned, but after the synonyms were.
 */
export const unseen: Labels = [
  ["vaatwasmachien", of("vaatwassers")],
  ["koelvriescombienatie", of("koel-vriescombinaties")],
  ["stoofzuiger", of("steelstofzuigers robotstofzuigers")],
  ["wasdroogger", of("wasdrogers")],
  ["koptelefoom", of("koptelefoons")],
  ["tandeborstels", of("elektrische-tandenborstels")],
  ["grassmaaier", of("grasmaaiers")],
  ["kinderwaagen", of("kinderwagens")],
  ["eettaafel", of("eettafels")],
  ["bureaustoell", of("bureaustoelen")],
  ["regenlaarsen", of("regenlaarzen")],
  ["knufel", of("knuffels")],
  ["gezelschapspel", of("gezelschapsspellen")],
  ["boshc", exactly({ brand: "Bosch" })],
  ["makitta", exactly({ brand: "Makita" })],
  ["ravensburgr puzzel", of("puzzels", { brand: "Ravensburger" })],
  ["jeans heren", of("herenjeans")],
  ["mannenjeans", of("herenjeans")],
  ["damesschoentjes", of("damesschoenen")],
  ["kleedje", of("jurken")],
  ["flatscreen", of("televisies")],
  ["mp3 box", of("bluetooth-speakers", {}, "soundbars")],
  ["snoerloze stofzuiger", of("steelstofzuigers", {}, "robotstofzuigers")],
  ["elektrische grasmaaier", of("grasmaaiers", { Aandrijving: "elektrisch" })],
  ["melkopschuimer", of("espressomachines")],
  ["hoekbureau", of("bureaus", { Vorm: "hoek" })],
  ["houten eettafel", of("eettafels")],
  ["tafels", of("eettafels salontafels")],
  ["kasten", of("kledingkasten")],
  ["babykleertjes slaapzak", of("babyslaapzakken")],
  ["waterdichte speaker", of("bluetooth-speakers")],
  ["wintertent", of("tenten")],
  ["dekbed overtrek 140x200", of("dekbedovertrekken", { "Maat overtrek": "140 x 220 cm" })],
  ["gratis bezorgde wasmachine", of("wasmachines")],
  ["een boek van anna de wit", of("boeken", { name: /anna de wit/ })],
  ["kinderfiets helm", of("fietshelmen")],
  ["dumbell", of("halters-en-gewichten")],
  ["running sneakers heren", of("herensneakers", {}, "damessneakers")],
  ["koffie machine met bonen", of("espressomachines", {}, "koffiezetapparaten")],
  ["usb c monitor", of("monitoren", { "Laden via usb-c": ["65 watt", "90 watt"] })],
];
