import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";

/** `die je kunt kantelen`, `dat kantelen kan`: what may stand between the pronoun and the verbs. */
const between = new Set("je jij u men ook goed zelf makkelijk eenvoudig helemaal gewoon".split(" "));
const able = new Set("kan kunt kun kunnen".split(" "));
const INFINITIVE = /^[a-z]{3,}en$/;
const DOUBLED = /([bdfgklmnprst])\1$/;
const OPEN = /([aeou])([bdfgklmnprstvz])$/;

/** Stems that an infinitive may have: `draai` of draaien, `dim` of dimmen, `laad` of laden, `schuif` of schuiven. */
function stemsOf(infinitive: string): string[] {
  const base = infinitive.slice(0, -2);
  const closed = base.replace(DOUBLED, "$1");
  const long = base.replace(OPEN, "$1$1$2");
  return [...new Set([closed, long].map((stem) => stem.replace(/v$/, "f").replace(/z$/, "s")))];
}

/** The adjective for what can be done with it, where products have that: `kantelbaar`. */
const adjectiveOf = (infinitive: string, { hasWord }: Pick<ShopSense, "hasWord">): string | undefined =>
  stemsOf(infinitive)
    .map((stem) => `${stem}baar`)
    .find((adjective) => hasWord(adjective, []));

/**
 * A clause that says what can be done with a thing as the adjective for it, where products are called so:
 * `muurbeugel die kan kantelen` is a `muurbeugel kantelbaar`.
 */
export function withAdjectives(tokens: readonly Token[], sense: Pick<ShopSense, "hasWord">): Token[] {
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    let place = at + 1;
    while (between.has(tokens[place]?.text ?? "")) place++;
    const pair = tokens.slice(place, place + 2);
    const verb = pair.find(({ text }) => INFINITIVE.test(text) && !able.has(text));
    const isClause = /^(?:die|dat)$/.test(token.text) && pair.some(({ text }) => able.has(text));
    const adjective = isClause && verb ? adjectiveOf(verb.text, sense) : undefined;
    if (adjective === undefined) said.push(token);
    else {
      said.push({ text: adjective, from: token.from, to: pair.at(-1)?.to ?? token.to, isMended: true });
      at = place + 1;
    }
  }
  return said;
}
