/**
 * Slugs of the main categories that hold a department: those of the demo shop's tree, and those of Google's taxonomy,
 * which an empty shop builds its tree from.
 */
const departments: Readonly<Record<string, readonly string[]>> = {
  "computers-en-telefoons": ["computers-en-telefoons", "elektronica"],
  elektronica: ["elektronica"],
  "foto-en-video": ["elektronica", "cameras-en-optiek"],
  keuken: ["keuken", "huis-en-tuin"],
  "witgoed-en-huishouden": ["witgoed-en-huishouden", "huis-en-tuin"],
  "beauty-en-gezondheid": ["beauty-en-gezondheid", "gezondheid-en-beauty"],
  wonen: ["wonen", "huis-en-tuin"],
  meubelen: ["wonen", "tuin-en-klussen", "huis-en-tuin", "meubelen"],
  tuin: ["tuin-en-klussen", "huis-en-tuin"],
  klussen: ["tuin-en-klussen", "klussen-en-bouwen"],
  mode: ["mode", "kleding-en-accessoires"],
  schoenen: ["schoenen", "mode", "kleding-en-accessoires"],
  tassen: ["mode", "sport-en-fietsen", "koffers-en-tassen"],
  "sport-en-fietsen": ["sport-en-fietsen", "sportartikelen"],
  "kantoor-en-school": ["kantoor-en-school", "kantoorbenodigdheden"],
  speelgoed: ["speelgoed", "speelgoed-en-spellen"],
  "boeken-muziek-en-media": ["boeken-muziek-en-media", "hobby-en-kunst", "media"],
};

/** Slugs of the main categories of these departments, whose names are separated by spaces. */
export function mainsOf(names: string): readonly string[] {
  return names.split(" ").flatMap((name) => {
    const slugs = departments[name];
    if (!slugs) throw new Error(`No department ${name}`);
    return slugs;
  });
}
