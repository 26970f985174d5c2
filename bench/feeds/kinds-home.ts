import type { KindRow } from "./kind";

export const homeKinds: readonly KindRow[] = [
  ["dresses", "Jurk", "Jurk", "Dames > Kleding > Jurken", "2271", "mode"],
  ["t-shirts", "T-shirt", "Shirt", "Heren > Kleding > T-shirts", "212", "mode"],
  ["jeans", "Spijkerbroek", "Jeans", "Heren > Kleding > Broeken > Jeans", "", "mode"],
  ["jackets", "Winterjas", "Jas", "Dames > Kleding > Jassen", "203", "mode"],
  ["shirts", "Overhemd", "Overhemd", "Heren > Kleding > Overhemden", "", "mode"],
  ["sneakers", "Sneakers", "Sneakers", "Schoenen > Sneakers", "187", "schoenen mode"],
  ["boots", "Enkellaarsjes", "Laarsjes", "Schoenen > Damesschoenen > Laarzen", "", "schoenen mode"],
  ["rain-boots", "Regenlaarzen", "Regenlaarzen", "Kinderen > Schoenen > Regenlaarzen", "", "schoenen mode"],
  ["backpacks", "Rugzak", "Rugtas", "Tassen > Rugzakken", "", "mode sport-en-fietsen"],
  ["duvet-covers", "Dekbedovertrek", "Overtrek", "Wonen & slapen > Beddengoed > Dekbedovertrekken", "569", "wonen"],
  ["curtains", "Gordijn", "Gordijn", "Wonen & slapen > Raamdecoratie > Gordijnen", "", "wonen"],
  ["cushions", "Sierkussen", "Kussen", "Wonen & slapen > Woonaccessoires > Kussens", "", "wonen"],
  ["towels", "Handdoek", "Badlaken", "Wonen & slapen > Badtextiel", "", "wonen witgoed-en-huishouden"],
  ["table-lamps", "Tafellamp", "Lampje", "Wonen & slapen > Verlichting > Tafellampen", "594", "wonen"],
  ["garden-chairs", "Tuinstoel", "Stoel", "Tuin & buiten > Tuinmeubelen > Tuinstoelen", "", "tuin-en-klussen wonen"],
  ["parasols", "Parasol", "Parasol", "Tuin & buiten > Parasols", "", "tuin-en-klussen"],
  ["flower-pots", "Bloempot", "Pot", "Tuin & buiten > Bloempotten", "", "tuin-en-klussen wonen"],
  ["hoses", "Tuinslang", "Slang", "Tuin & buiten > Bewatering", "", "tuin-en-klussen"],
];
