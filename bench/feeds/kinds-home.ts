import type { KindRow } from "./kind";

export const homeKinds: readonly KindRow[] = [
  ["dresses", "Jurk", "Jurk", "Dames > Kleding > Jurken", "2271", "mode"],
  ["t-shirts", "T-shirt", "Shirt", "Heren > Kleding > T-shirts", "212", "mode"],
  ["jeans", "Spijkerbroek", "Jeans", "Heren > Kleding > Broeken > Jeans", "", "mode"],
  ["jackets", "Winterjas", "Jas", "Dames > Kleding > Jassen", "203", "mode"],
  ["shirts", "Overhemd", "Overhemd", "Heren > Kleding > Overhemden", "", "mode"],
  ["sneakers", "Sneakers", "Sneakers", "Schoenen > Sneakers", "187", "schoenen"],
  ["boots", "Enkellaarsjes", "Laarsjes", "Schoenen > Damesschoenen > Laarzen", "", "schoenen"],
  ["rain-boots", "Regenlaarzen", "Regenlaarzen", "Kinderen > Schoenen > Regenlaarzen", "", "schoenen"],
  ["backpacks", "Rugzak", "Rugtas", "Tassen > Rugzakken", "", "tassen"],
  ["duvet-covers", "Dekbedovertrek", "Overtrek", "Wonen & slapen > Beddengoed > Dekbedovertrekken", "569", "wonen"],
  ["curtains", "Gordijn", "Gordijn", "Wonen & slapen > Raamdecoratie > Gordijnen", "", "wonen"],
  ["cushions", "Sierkussen", "Kussen", "Wonen & slapen > Woonaccessoires > Kussens", "", "wonen"],
  ["towels", "Handdoek", "Badlaken", "Wonen & slapen > Badtextiel", "", "wonen witgoed-en-huishouden"],
  ["table-lamps", "Tafellamp", "Lampje", "Wonen & slapen > Verlichting > Tafellampen", "594", "wonen"],
  ["garden-chairs", "Tuinstoel", "Stoel", "Tuin & buiten > Tuinmeubelen > Tuinstoelen", "", "meubelen"],
  ["parasols", "Parasol", "Parasol", "Tuin & buiten > Parasols", "", "tuin"],
  ["flower-pots", "Bloempot", "Pot", "Tuin & buiten > Bloempotten", "", "meubelen"],
  ["hoses", "Tuinslang", "Slang", "Tuin & buiten > Bewatering", "", "tuin"],
];
