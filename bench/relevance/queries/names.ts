import { exactly } from "../wish";
import type { Labels } from "./labels";

const named = (name: string): Labels[number] => [name, exactly({ name })];

/** A full product name, as copied from another page. */
export const names: Labels = [
  named("Siemens iQ700 WG56B285NL - wasmachine - 9 kg - energieklasse A"),
  named("LG F4WV159S3W Wasmachine 8 kg 1400 toeren"),
  named("Samsung DV14T5021AE warmtepompdroger 7 kg"),
  named("Bose QuietComfort Ultra - over-ear koptelefoon - roze"),
  named("Denver BTV-880 bluetooth speaker blauw"),
  named("Fujifilm X-T5 systeemcamera met 18-55 mm lens"),
  named("Google Pixel 10 5G 128 GB wit"),
  named("Tefal Dual EY9066 - airfryer - 6,2 liter - 2400 watt"),
  named("Blauwe 4-zits bank Berk van polyester - Studio Lind"),
  named("Auping Original - zwart bed - 180 x 200 cm - eikenhout"),
  named("Roze viscose jurk dames Lila maat 42 - Only"),
  named("C'est Noor Olivia - korte jurk - roze - 40"),
  named("Alan Dean T-shirt heren groen maat M"),
  named("Donkergroene leren enkellaarzen dames maat 37 - Dr. Martens 2976"),
  named("Wit kindershirt met print 'Raket' - Name It - maat 140"),
  named("Weber Master-Touch - houtskoolbarbecue - rooster 60 cm"),
  named("Clinique Moisture Surge gezichtscrème droge huid 50 ml"),
  named("Kumho Ecowing ES31 175/65 R14 vierseizoenenband"),
  named("Difrax S-fles - glas babyfles - 125 ml - wit"),
  named("Moleskine Professional notitieboek A4 gestippeld rood"),
  named("Brüder Mannesmann Home gereedschapskist 108-delig blauw"),
  named("De'Longhi Magnifica S ECAM28.778 volautomaat zwart"),
  named("Pien bouwt een raket (6 tot 9 jaar) - Lotte van den Berg"),
  named("Carla van Ommen - De lange winter van Zierikzee (luisterboek)"),
];
