const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that say nothing about which product it is. */
export const STOP_WORDS =
  set(`de het een en of van met in op aan bij te voor the a an and or of with by to for from is als per incl
  inclusief excl new nieuw nieuwe sale aanbieding actie gratis free shipping verzending original origineel genuine official
  officieel & - www com nl uk eu`);

/** One title has it and the other does not: then these are neighbouring models. */
export const VARIANTS = set(
  `pro max plus mini ultra lite ti xl xs xr se fe ii iii iv vi junior kids platinum titanium`,
);

/** An accessory, spare part or supply, as against the thing itself. */
export const ACCESSORIES =
  set(`hoesje hoes case cover bumper screenprotector protector tempered oplader charger lader kabel cable
  houder mount strap bandje sleeve tas bag toner cartridge cartridges inktcartridge filter filters stofzuigerzak
  stofzuigerzakken remote afstandsbediening replacement vervangende vervanging compatible compatibel geschikt
  accessoire accessoires accessory opzetborstel opzetborstels opzetborsteltjes stickers skin folie statief tripod beugel
  muurbeugel dock docking adapter battery-grip grip housing behuizing handleiding manual wheels onderdelen spare hoeslaken
  uitbreiding expansion batterypack scheerkop scheerkoppen`);

/** The state of the thing that is sold. */
export const CONDITIONS = set(
  "refurbished refurb renewed gebruikt tweedehands used demo demomodel occasion gereviseerd openbox",
);

/** More than the thing alone. */
export const BUNDLES = set("bundle bundel combo combideal pakket");

/** A camera without a lens, as against the ways to say that there is one. */
export const BODY = set("body");
export const KIT = set("kit lens lenskit lens-kit objectief");

/** What a game or program runs on, a film is on, or a lamp is screwed into. */
export const PLATFORMS = set(`ps1 ps2 ps3 ps4 ps5 psp psvita xbox wii wiiu ds 3ds pc mac gamecube dvd blu bluray vhs
  e14 e27 e40 gu4 gu10`);

export const SIZES = set("xxs xs s m l xl xxl xxxl 3xl 4xl small medium large");

/** Words with digits that name a technology, not a model. */
export const TECHNOLOGY =
  /^(?:[48]k|\d{3,4}[pi]|net[2345]g|usb\d?|usbc|ddr\d\w?|gddr\d\w?|mp[34]|h26[45]|ipx?\d{1,2}|wi-?fi\d?|cat\d[ae]?|3d|2d|a[345]|b[45]|c\d{2}|bt\d|hdr10|dvb\w?\d|fm\d|24h|16:9|4:3|\d in|2in1|3in1|4in1|m2|rj45|hdmi\d|pcie\d?|e\d{2}|gu\d{2}|windows\d+|win\d+)$/;
