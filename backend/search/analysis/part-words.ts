import { normalise } from "./normalise";

/**
 * Nouns of things that belong to another thing. As the last noun of a name they make it an accessory or a part, however
 * often it names the thing: a `gitaarstandaard`, an `iPhone 13 case`.
 */
const nouns =
  // Dutch
  (
    "hoes hoesje cover case hardcase softcase bookcase backcover etui tas tasje draagtas rugtas sleeve opbergtas foedraal kabel snoer verlengkabel lader oplader laadkabel " +
    "adapter voeding netvoeding accu batterij houder standaard statief beugel muurbeugel bevestiging ophangbeugel riem band bandje horlogebandje " +
    "polsband draagriem screenprotector protector beschermer beschermglas folie filter stofzuigerzak stofzak zak cartridge inktcartridge inkt toner " +
    "inktpatroon papier fotopapier onderdeel onderdelen reserveonderdeel vervangset accessoire accessoires toebehoren reparatieset montageset " +
    "afstandsbediening dop lensdop deksel oordopje oorkussen oorkussens snaar snaren plectrum plectra capo stemapparaat strijkstok riet mondstuk " +
    "demper lamphouder fitting opzetborstel opzetborstels borstelkop mesje scheermesjes sticker stickers skin dockingstation hub muismat " +
    "toetsenbordhoes reiniger reinigingsset schoonmaakset knop ventiel pomp slang koppeling bumper ketting binnenband buitenband zadelhoes bagagedrager " +
    // English
    "bag backpack pouch holster strap string strings cable cord lead wire charger battery stand holder mount bracket clip clamp hook hanger " +
    "tripod band wristband bracelet film glass lens cap lenscap filter ink toner paper part parts replacement repair accessory accessories " +
    "remote controller dock hub pad pads earpad cushion cushions tip tips pick picks plectrum capo tuner peg pegs bridge nut pickup pickguard " +
    "saddle bow rosin reed reeds swab ligature mouthpiece mute stick drumstick drumhead head felt felts throne bench screw screws spring " +
    "sleeve sleeves skin decal decals keycap keycaps tray rack plate knob knobs slide polish cloth cleaner wrench tool tools trimmer cork " +
    "supply suspension gear gears bushing bolt bolts wheel wheels tire tires winder valve ring key keys kit mat rest jack template pedalboard"
  ).split(" ");
/** Parts that are as often a thing by themselves, so that the noun alone says too little. */
const ambiguous =
  "key keys kit ring tool tools gear head lens pump pomp rack glass plate slide mat lead spring wheel wheels gears".split(
    " ",
  );

const parts: ReadonlySet<string> = new Set(nouns.filter((noun) => !ambiguous.includes(noun)).map(normalise));
const beforeThing: ReadonlySet<string> = new Set(nouns.map(normalise));

/** Whether a stem is a part word: where the thing that it fits is named after it (`head for snare drum`), more of them are. */
export const isPartWord = (stem: string, fits: boolean): boolean => (fits ? beforeThing : parts).has(stem);

/** `for` is followed by who or what it is meant for, rather than by a thing that it fits. */
const people: ReadonlySet<string> = new Set(
  (
    "kids kid children child adults adult boys boy girls girl women woman men man teens teen toddlers toddler baby babies beginners beginner " +
    "students student girlfriend him her mom dad family families home outdoor indoor party birthday christmas halloween holiday gift gifts " +
    "ages age years year travel office school play playing practice professionals musicians sale use all any everyone your " +
    "kinderen kind volwassenen dames heren jongens meisjes beginners thuis buiten binnen kerst iedereen elke alle gebruik onderweg " +
    "jaar peuters kleuters baby's mannen vrouwen tuin keuken badkamer slaapkamer woonkamer"
  ).split(" "),
);
export const meansPeople = (word: string): boolean => people.has(word) || /^\d/.test(word);

const colours: ReadonlySet<string> = new Set(
  (
    "black white red blue green yellow pink purple grey gray silver gold brown orange clear natural small medium large pair pack set pcs " +
    "zwart wit rood blauw groen geel roze paars grijs zilver goud bruin oranje transparant stuk stuks"
  )
    .split(" ")
    .map(normalise),
);
/** Words at the end of a name that do not say what it is. */
export const isTrailing = (stem: string): boolean => /\d/.test(stem) || stem.length < 3 || colours.has(stem);
