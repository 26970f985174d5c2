import type { Token } from "./sentence";

const PREFIX = /^(?:op|in|uit|af|aan|dicht|los|samen|weg|vast|terug|bij)$/;
const INFINITIVE = /^[a-z]{3,}en$/;

/** The same of `kan`, where the beginning is no place: `uit kan schuiven`, but not `op kan zitten`. */
const APART = /^(?:uit|op|af|los|vast|dicht|samen|weg)$/;
/** What is folded or slid goes into itself: `in kunt klappen`. */
const INTO_ITSELF = /^(?:klappen|vouwen|schuiven|rollen|draaien|drukken)$/;
const CAN = /^(?:kan|kun|kunt|kunnen|moet|moeten|wil)$/;
const STAYS =
  /^(?:zitten|liggen|staan|slapen|eten|drinken|halen|leven|lopen|spelen|werken|hangen|zetten|leggen|schrijven|koken|bakken|rijden)$/;

/** A verb of which `te` parts the beginning as the one word that it is: `op te laden` is `opladen`. */
export function joinSeparable(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [prefix, te, verb] = tokens.slice(at, at + 3);
    if (!prefix) break;
    const isParted =
      (PREFIX.test(prefix.text) && te?.text === "te") ||
      (prefix.text === "in" && CAN.test(te?.text ?? "") && INTO_ITSELF.test(verb?.text ?? "")) ||
      (APART.test(prefix.text) && CAN.test(te?.text ?? "") && !STAYS.test(verb?.text ?? ""));
    const isOne = isParted && verb && INFINITIVE.test(verb.text);
    if (!isOne) joined.push(prefix);
    else {
      joined.push({ text: `${prefix.text}${verb.text}`, from: prefix.from, to: verb.to, isMended: true });
      at += 2;
    }
  }
  return joined;
}

const THERE = /^(?:er)?(?:bij|in|op|aan|voor|achter|onder|tussen|omheen)$/;
const BEING = /^(?:zit|zitten)$/;

/** `waar een filter bij zit`, `filter moet erbij zitten`: that a part sits there says nothing, and is no seat. */
export const withoutBeing = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }, at) => !(BEING.test(text) && THERE.test(tokens[at - 1]?.text ?? "")));
