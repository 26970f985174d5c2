import { exactly } from "../wish";
import type { Labels } from "./labels";

const brand = (query: string, name: string): Labels[number] => [query, exactly({ brand: name })];

/** Only a brand; some are ordinary words or contain other words. */
export const brands: Labels = [
  brand("samsung", "Samsung"),
  brand("Bosch", "Bosch"),
  brand("philips", "Philips"),
  brand("apple", "Apple"),
  brand("sony", "Sony"),
  brand("miele", "Miele"),
  brand("nike", "Nike"),
  brand("lego", "LEGO"),
  brand("only", "Only"),
  brand("name it", "Name It"),
  brand("jack and jones", "Jack & Jones"),
  brand("jack jones", "Jack & Jones"),
  brand("tommy hilfiger", "Tommy Hilfiger"),
  brand("g star", "G-Star RAW"),
  brand("dr martens", "Dr. Martens"),
  brand("van dijck", "Van Dijck"),
  brand("beest in huis", "Beest in Huis"),
  brand("maxicosi", "Maxi-Cosi"),
  brand("oralb", "Oral-B"),
  brand("hp", "HP"),
  brand("lg", "LG"),
  brand("bk", "BK"),
];
