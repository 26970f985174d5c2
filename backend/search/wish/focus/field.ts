import { type Both, backwards, forwards, type Joint, logSum } from "./chain";
import { featuresOf, jointAfter, type Signs } from "./clause-features";
import type { WantedWeights } from "./wanted-clauses";

/** A message in clauses, each with whether it says what is wanted. */
export interface Example {
  clauses: readonly Signs[];
  isWanted: readonly boolean[];
}

const ROUNDS = 250;
const STEP = 0.05;
/** How strongly weights are held near nothing. */
const HELD = 2;
const HELD_JOINTS = 0.5;
/** Words and features that fewer messages or clauses have say nothing. */
const FEWEST = 3;
const JOINTS = 3;
const DECIMALS = 100;
/** Less says next to nothing. */
const LEAST = 0.05;

function counted(groups: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const group of groups) for (const one of new Set(group)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].flatMap(([one, count]) => (count >= FEWEST ? one : [])).sort();
}

/** Gradient descent with momentum and a step for each weight (Adam: Kingma and Ba, 2015). */
class Descent {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private round = 0;

  constructor(readonly weights: Float64Array) {
    this.mean = new Float64Array(weights.length);
    this.square = new Float64Array(weights.length);
  }

  step(gradient: Float64Array): void {
    this.round++;
    const [ofMean, ofSquare] = [1 - 0.9 ** this.round, 1 - 0.999 ** this.round];
    for (let at = 0; at < gradient.length; at++) {
      const slope = gradient[at] ?? 0;
      const mean = 0.9 * (this.mean[at] ?? 0) + 0.1 * slope;
      const square = 0.999 * (this.square[at] ?? 0) + 0.001 * slope * slope;
      this.mean[at] = mean;
      this.square[at] = square;
      this.weights[at] = (this.weights[at] ?? 0) - (STEP * (mean / ofMean)) / (Math.sqrt(square / ofSquare) + 1e-8);
    }
  }
}

const placeOf = (joint: number, from: number, to: number): number => joint * 4 + from * 2 + to;

interface Line {
  features: number[][];
  joints: number[];
  isWanted: readonly boolean[];
}

/** Adds the slope of how unlikely the labels of one message are. */
function addSlope({ features, joints, isWanted }: Line, own: Float64Array, between: Float64Array, slope: Slope): void {
  const scores = features.map((some) => some.reduce((sum, one) => sum + (own[one] ?? 0), 0));
  const joint: Joint = (at, from, to) => between[placeOf(joints[at] ?? 0, from, to)] ?? 0;
  const forward = forwards(scores, joint);
  const last = forward.at(-1) ?? [0, 0];
  const all = logSum(last[0], last[1]);
  let behind: Both = [0, 0];
  for (let at = scores.length - 1; at >= 0; at--) {
    const [, wanted] = forward[at] ?? [0, 0];
    const surplus = Math.exp(wanted + behind[1] - all) - Number(isWanted[at]);
    for (const one of features[at] ?? []) slope.own[one] = (slope.own[one] ?? 0) + surplus;
    const before = forward[at - 1];
    if (!before) break;
    const score = scores[at] ?? 0;
    for (const from of [0, 1] as const)
      for (const to of [0, 1] as const) {
        const likely = Math.exp(before[from] + joint(at - 1, from, to) + to * score + behind[to] - all);
        const isSo = Number(isWanted[at - 1]) === from && Number(isWanted[at]) === to;
        const place = placeOf(joints[at - 1] ?? 0, from, to);
        slope.between[place] = (slope.between[place] ?? 0) + likely - Number(isSo);
      }
    behind = backwards(behind, score, (from, to) => joint(at - 1, from, to));
  }
}

interface Slope {
  own: Float64Array;
  between: Float64Array;
}

const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

/** Learns what tells of a clause that it says what is wanted. The same examples give the same weights. */
export function learn(examples: readonly Example[]): WantedWeights {
  const words = counted(
    examples.map(({ clauses }) => clauses.flat().flatMap((one) => (/^[a-z]/.test(one) ? one.replace("*", "") : []))),
  );
  const common = new Set(words);
  const isCommon = (word: string) => common.has(word);
  const told = examples.map(({ clauses }) => clauses.map((_, at) => featuresOf(clauses, at, isCommon)));
  const names = counted(told.flat());
  const places = new Map(names.map((name, at) => [name, at]));
  const lines = examples.map(({ clauses, isWanted }, at) => ({
    isWanted,
    joints: clauses.map(jointAfter),
    features: (told[at] ?? []).map((some) => some.flatMap((one) => places.get(one) ?? [])),
  }));
  const own = new Descent(new Float64Array(names.length));
  const between = new Descent(new Float64Array(JOINTS * 4));
  for (let round = 0; round < ROUNDS; round++) {
    const slope = {
      own: own.weights.map((weight) => weight * HELD),
      between: between.weights.map((weight) => weight * HELD_JOINTS),
    };
    for (const line of lines) addSlope(line, own.weights, between.weights, slope);
    own.step(slope.own);
    between.step(slope.between);
  }
  const weight = (joint: number, from: number, to: number) => rounded(between.weights[placeOf(joint, from, to)] ?? 0);
  return {
    words,
    features: Object.fromEntries(
      names.flatMap((name, at) => {
        const value = rounded(own.weights[at] ?? 0);
        return Math.abs(value) < LEAST ? [] : [[name, value] as const];
      }),
    ),
    joints: Array.from({ length: JOINTS }, (_, joint) =>
      [0, 1].map((from) => [0, 1].map((to) => weight(joint, from, to))),
    ),
  };
}
