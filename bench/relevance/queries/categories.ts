import { of } from "../wish";
import type { Labels } from "./labels";

/** Menu names, exactly or approximately. */
export const categories: Labels = [
  ["televisies en beamers", of("televisies beamers")],
  ["foto en video", of("foto-en-video")],
  ["computers", of("laptops", {}, "computers-en-telefoons spelcomputers")],
  ["laptops en tablets", of("laptops tablets")],
  ["toetsenborden en muizen", of("toetsenborden-en-muizen")],
  ["wassen en drogen", of("wasmachines wasdrogers")],
  ["witgoed", of("witgoed-en-huishouden")],
  ["keukenapparaten", of("keukenapparaten", {}, "keuken")],
  ["dameskleding", of("dameskleding", {}, "damesschoenen")],
  ["kinderkleding", of("kinderkleding", {}, "kinderschoenen")],
  ["herenschoenen", of("herenschoenen")],
  ["nette schoenen heren", of("nette-herenschoenen", {}, "herensneakers")],
  ["tassen", of("handtassen rugzakken luiertassen", {}, "wandelrugzakken")],
  ["fitness", of("fitness-en-balsport halters-en-gewichten")],
  ["kamperen", of("kamperen-en-wandelen")],
  ["buitenspeelgoed", of("buitenspeelgoed")],
  ["gezelschapsspellen", of("gezelschapsspellen")],
  ["babykamer", of("babykamer")],
  ["gereedschap", of("gereedschap")],
  ["tuinmeubelen", of("tuinstoelen", {}, "tuin-en-klussen")],
  ["halters en gewichten", of("halters-en-gewichten")],
  ["kookboeken", of("kookboeken", {}, "romans kinderboeken")],
  ["muziekinstrumenten", of("muziekinstrumenten")],
  ["stiften en kleurpotloden", of("stiften-en-kleurpotloden")],
  ["auto accessoires", of("auto-accessoires", {}, "auto-en-motor")],
];
