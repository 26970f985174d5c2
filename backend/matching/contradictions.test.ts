import { describe, expect, it } from "vitest";
import { contradiction } from "./contradictions";
import { readTitle } from "./read-title";

const brands = new Set(["sony", "sandisk"]);
const between = (one: string, other: string) =>
  contradiction(readTitle({ title: one }), readTitle({ title: other }), (word) => brands.has(word));

describe("two titles", () => {
  it.each([
    ["Canon EOS 350D body silver", "canon eos-350d digital slr camera (8.0 mp) body only"],
    ["Sony WH-1000XM4 zwart", "sony wh1000xm4 headphones black"],
    ["Seagate Barracuda 1 TB", "Seagate BarraCuda 1000GB harde schijf"],
    ['LG OLED55C1 55" TV', "LG OLED 55C1 televisie 55 inch"],
    ["Bosch WAN28281GB", "Bosch WAN28281 wasmachine"],
    ["Samsung Galaxy S21+", "samsung galaxy s21 plus"],
    ["Canon EOS 5D Mark II", "Canon EOS 5D mk2"],
    ["Russell Hobbs 1,7 L", "russell hobbs kettle 1.7l"],
    ["HP LaserJet P1005", "Hewlett-Packard LaserJet P1005"],
  ])("may be of one product: %s – %s", (one, other) => {
    expect(between(one, other)).toBeNull();
  });

  it.each([
    ["Nikon D40", "Nikon D40x", "code"],
    ["Apple iPhone 13 128GB", "Apple iPhone 12 128 GB", "code"],
    ["Samsung Galaxy S21 SM-G991B", "Samsung Galaxy S21 SM-G996B", "code"],
    ["Philips HD9252/90", "Philips HD9252/70", "code"],
    ["iPhone 13 128GB", "iPhone 13 256 GB", "quantity"],
    ["Puzzel 1000 stukjes", "puzzle 1500 pieces", "quantity"],
    ["Opzetborstels 4 stuks", "opzetborstels 8 stuks", "quantity"],
    ["Philips Hue E27 2-pack", "Philips Hue E27", "quantity"],
    ["Dr. Martens 1460 maat 40", "Dr. Martens 1460 size 42", "quantity"],
    ["Canon EF 50mm", "Canon EF 85 mm", "quantity"],
    ["Jas zwart M", "jacket black L", "size"],
    ["Canon SX700 zwart", "canon sx700 red", "color"],
    ["iPhone 13 Pro", "iPhone 13", "variant"],
    ["Hoesje voor iPhone 13", "Apple iPhone 13", "accessory"],
    ["iPhone 12 refurbished", "iPhone 12", "condition"],
    ["Nintendo Switch + Mario Kart", "Nintendo Switch", "bundle"],
    ["Canon EOS 450D body", "Canon EOS 450D 18-55mm", "camera"],
    ["FIFA 08 PC", "FIFA 08 Xbox 360", "platform"],
    ["Ledlamp WiZ Color E27", "WiZ Color ledlamp GU10", "platform"],
    ["Sony geheugenkaart 16GB", "SanDisk geheugenkaart 16 GB", "brand"],
  ])("are not of one product: %s – %s", (one, other, why) => {
    expect(between(one, other)).toBe(why);
  });
});
