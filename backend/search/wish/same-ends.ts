import { normalise } from "../analysis/normalise";

/** Nouns that say much the same at the end of a compound, whatever it begins with: a `kijkraam` is a `kijkvenster`. */
const groups = [
  "venster raam raampje ruit ruitje glas",
  "functie stand modus programma optie systeem",
  "groef geul goot gootje gleuf",
  "vak compartiment opbergvak",
  "leuning steun legger",
  "reservoir tank bak bakje",
  "slot vergrendeling beveiliging",
  "sensor melder detectie",
  "meter teller",
  "rand kraag boord",
  "lamp licht lampje lampjes verlichting",
  "handvat greep hengsel",
  "bescherming beschermer",
  "band riem gordel",
  "doos doosje etui koker hoesje tasje",
  "bord einde eind",
  "verwarming verwarmer",
].map((group) => group.split(" ").map(normalise));

const SHORTEST_BEGINNING = 3;

/** The compounds that say the same as another by another word at its end, in stems; none where it is no such compound. */
export function saidAlike(word: string): string[] {
  const stem = normalise(word);
  return groups.flatMap((ends) =>
    ends
      .filter((end) => stem.endsWith(end) && stem.length - end.length >= SHORTEST_BEGINNING)
      .flatMap((end) =>
        ends.filter((other) => other !== end).map((other) => normalise(`${stem.slice(0, -end.length)}${other}`)),
      ),
  );
}
