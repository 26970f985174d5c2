const PLACE_OR_TIME =
  /(?:kamer|keuken|tuin|hal|gang|zolder|kelder|balkon|terras|kantoor|school|werk|buiten|binnen|reis|vakantie|zomer|winter|herfst|lente|jaar|feest|bureau|muur|wand|vloer|plafond|studie|studenten|pijn|dieren|gezin)$/;

/** Whether a word says where a thing goes, or when, and not what it is. */
export const isPlaceOrTime = (word: string): boolean => PLACE_OR_TIME.test(word);
