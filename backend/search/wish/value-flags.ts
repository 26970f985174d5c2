import { normalise } from "../analysis/normalise";
import { featureKey } from "../analysis/quantities";
import { fold, tokens } from "../analysis/tokens";
import type { ValueSense } from "./lexicon";
import { saidAlike } from "./same-ends";

/** Ends of what keeps away what a word begins with: `filter`, `stop`, `wering`. */
const AGAINST =
  /^(?:en|n|s)?(?:filter|stop|wering|werend|afstotend|demper|demping|bestrijder|bestrijding|remmer|verdrijver|bescherming|onderdrukking|vreter)$/;
const SHORTEST_LACKING = 4;
const SHORTEST_END = 5;

/** `leuningen` of `Armleuningen`. */
const endsIn = (key: string, stem: string): boolean => stem.length >= SHORTEST_END && normalise(key).endsWith(stem);

/** Features that are a yes or a no, with what their values of either kind are, as written. */
export class ValueFlags {
  private readonly flags = new Map<string, { yes: string[]; no: string[] }>();
  /** The last word of their names → names. */
  private readonly ends = new Map<string, string[]>();

  private keepEnd(name: string): void {
    const end = normalise(tokens(name).at(-1) ?? "");
    const others = this.ends.get(end);
    if (others) others.push(name);
    else this.ends.set(end, [name]);
  }

  has(name: string): boolean {
    return this.flags.has(name);
  }

  keep(name: string, value: string, isYes: boolean): void {
    const known = this.flags.get(name) ?? { yes: [], no: [] };
    if (!this.flags.has(name)) this.keepEnd(name);
    known[isYes ? "yes" : "no"].push(value);
    this.flags.set(name, known);
  }

  /** The values that say that something is not there: `Graanvrij: Ja` for `graan`, `Dweilfunctie: Zonder` for `dweil`. */
  without(word: string): ValueSense[] {
    if (word.length < SHORTEST_LACKING) return [];
    const stem = normalise(word);
    return [...this.flags].flatMap(([name, { yes: present, no }]) => {
      const key = fold(name);
      const [, freeOf] = /^(.+)(?:vrij|loos)$/.exec(key) ?? [];
      const isFree = freeOf !== undefined && normalise(freeOf) === stem;
      // A `Geurfilter` is against it.
      const isAgainst = [word, stem].some((one) => key.startsWith(one) && AGAINST.test(key.slice(one.length)));
      if (isAgainst) return present.map((value) => ({ field: name, value }));
      const isNamed = key.startsWith(word) || key.startsWith(stem) || endsIn(key, stem);
      if (!isFree && !isNamed) return [];
      return (isFree ? present : no).map((value) => ({ field: name, value }));
    });
  }

  /** The values that say that something is there: `Dweilfunctie: Met` for `dweil`, `Geurfilter: Ja` for `filter`. */
  having(word: string): ValueSense[] {
    if (word.length < SHORTEST_LACKING) return [];
    const stem = normalise(word);
    return [...this.flags].flatMap(([name, { yes: present }]) =>
      [word, stem].some((one) => fold(name).startsWith(one) || (one.length >= SHORTEST_END && fold(name).endsWith(one)))
        ? present.map((value) => ({ field: name, value }))
        : [],
    );
  }

  /** The features that are named as a compound is, with a word for the same at its end: `Kijkvenster` for `kijkraam`. */
  alike(word: string): { yes: ValueSense[]; no: ValueSense[] } {
    const compounds = new Set(saidAlike(word));
    if (compounds.size === 0) return { yes: [], no: [] };
    const found = [...this.flags].filter(([name]) => compounds.has(normalise(tokens(name).at(-1) ?? "")));
    const of = (which: "yes" | "no") =>
      found.flatMap(([name, flag]) => flag[which].map((value) => ({ field: name, value })));
    return { yes: of("yes"), no: of("no") };
  }

  /** The yes of the features that are called so, or the no. */
  named(feature: string, isDenied = false): ValueSense[] {
    return [...this.flags].flatMap(([name, { yes: present, no }]) =>
      featureKey(name) === feature ? (isDenied ? no : present).map((value) => ({ field: name, value })) : [],
    );
  }

  /** The yes of what a verb says that can be done: `Stereokoppeling: Ja` for `koppelen`, `Automatisch doseren: Ja` for `doseert`. */
  doing(word: string): ValueSense[] {
    const [, root] = /^([a-z]{4,}?)(?:en|t)$/.exec(word) ?? [];
    const stem = root?.replace(/(aa|ee|oo|uu)(?=[a-z]$)/, (pair) => pair.charAt(0));
    if (stem === undefined || stem.length < SHORTEST_END) return [];
    return [...this.flags].flatMap(([name, { yes: present, no }]) =>
      present.length > 0 && no.length > 0 && fold(name).includes(stem)
        ? present.map((value) => ({ field: name, value }))
        : [],
    );
  }

  /** The features whose names these words end: `Laden via usb-c` for `usb-c`. */
  endingIn(words: readonly string[]): { yes: ValueSense[]; no: ValueSense[] }[] {
    const stems = words.map(normalise);
    return (this.ends.get(stems.at(-1) ?? "") ?? []).flatMap((field) => {
      const own = tokens(field).map(normalise);
      const isEnd = own.length > words.length && stems.every((stem, at) => own.at(at - stems.length) === stem);
      const { yes: present = [], no = [] } = this.flags.get(field) ?? {};
      const of = (values: readonly string[]) => values.map((value) => ({ field, value }));
      return isEnd ? [{ yes: of(present), no: of(no) }] : [];
    });
  }

  /** The values that only say of some that they lack what a feature names: `Voering: geen`. */
  lacking(word: string): ValueSense[] {
    return [...this.flags].flatMap(([name, { yes: present, no }]) =>
      present.length === 0 && normalise(fold(name)) === normalise(word)
        ? no.map((value) => ({ field: name, value }))
        : [],
    );
  }
}
