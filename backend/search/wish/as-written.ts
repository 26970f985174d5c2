const t =
  /(?<=\b(?:aan|als|bij|dat|doet|door|gaat|hoe|in|is|kost|met|of|om|op|past|tussen|uit|van|voor|wat) )'?t(?= (?!-?shirts?\b)\p{L})/giu;
/** What is written as it is said, and as it is meant. */
const meant: readonly [RegExp, string][] = [
  [/(?<![\p{L}\d])'?t ?is\b/giu, "het is"],
  [/\bhe(?:b|p)+ie\b/giu, "heb je"],
  [/\b(is|kan|moet|past|kost|heeft|doet|zit|weegt|komt)ie\b/giu, "$1 hij"],
  [/\bk(heb|wil|zoek|hoef|moet|kan)\b/gi, "ik $1"],
  [/\bhoe(lang|ver|snel|groot|zwaar|duur)\b(?=.)/gi, "hoe $1"],
  [t, "het"],
  [/\b([1-9])m(\d\d)\b/gi, "$1,$2 m"],
  // What comes with it is what it is to have: `wil er 2 accu's bij`.
  [/\b(\d|twee|drie|vier) (\p{L}[\p{L}']+) (?:er)?bij\b(?=\s*$|[,.;!?])/giu, "met $1 $2"],
];

/** What can be done in a machine, as shops say it: `moet in de wasmachine kunnen`, `vaatwasser moet kunnen`. */
const withstanding: ReadonlyMap<string, string> = new Map(
  ["vaatwasser", "magnetron", "oven", "vriezer", "diepvries", "droger"].map((machine): [string, string] => [
    machine,
    `${machine}bestendig`,
  ]),
)
  .set("afwasmachine", "vaatwasserbestendig")
  .set("wasmachine", "machinewasbaar")
  .set("was", "machinewasbaar");
const MACHINE = [...withstanding.keys()].join("|");
const CAN = String.raw`\b(?:moet|moeten|mag|mogen|zou|zouden)(?: \p{L}+){0,3}?`;
const possible: readonly RegExp[] = [
  new RegExp(String.raw`${CAN} in de (${MACHINE})(?: \p{L}+)? (?:kunnen|mogen)\b`, "giu"),
  new RegExp(String.raw`${CAN} de (${MACHINE}) in (?:kunnen|mogen)\b`, "giu"),
  new RegExp(String.raw`\b(?:in )?(?:de )?(${MACHINE}) (?:moet|zou)(?: (?:ook|wel|er|dus))* kunnen\b`, "giu"),
  /\b(?:die|dat) (?:ook |wel |gewoon )*in de (vaatwasser|afwasmachine|magnetron|oven|vriezer|diepvries) (?:mag|mogen|kan|kunnen)\b/giu,
];

/** `moet gewassen kunnen worden` */
const WASHED = new RegExp(String.raw`(?<!graden )${CAN} gewassen (?:kunnen worden|worden|mogen worden)\b`, "giu");

/** `de hoes moet eraf kunnen om te wassen` */
const TO_WASH = /\bom (?:(?:het|hem|ze|die|af en toe|makkelijk|goed) )*te (?:kunnen )?wassen\b/giu;

/** A sentence with what is typed as it is said as it is written: `tis`, `'t`, `hoelang`. */
export function asWritten(text: string): string {
  const plain = meant.reduce((said, [spoken, written]) => said.replace(spoken, written), text);
  return possible.reduce(
    (said, pattern) =>
      said.replace(pattern, (whole, machine: string) => withstanding.get(machine.toLowerCase()) ?? whole),
    plain.replace(WASHED, "machinewasbaar").replace(TO_WASH, "wasbaar"),
  );
}
