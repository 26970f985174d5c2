/** The part of the Web Speech API that is used; TypeScript's own types lack it, because not every browser has it. */
export interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<SpeechResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
interface SpeechResult extends ArrayLike<{ transcript: string }> {
  isFinal: boolean;
}

/** Why nothing came of listening. */
export type SpeechProblem = "refused" | "silent" | "noMicrophone" | "failed";
export type Outcome = { text: string } | { problem: SpeechProblem } | { stopped: true };

/** Some browsers never say that they heard nothing. */
const LONGEST_MS = 20_000;

const problems: ReadonlyMap<string, SpeechProblem> = new Map([
  ["not-allowed", "refused"],
  ["service-not-allowed", "refused"],
  ["no-speech", "silent"],
  ["audio-capture", "noMicrophone"],
]);

type Maker = new () => Recognition;

/** Makes a recogniser of this browser; undefined where speech is not offered. */
export function recognitionOf(here: object): Maker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = here as Record<string, Maker | undefined>;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/**
 * Listens to one Dutch sentence. `heard` gets what was understood so far, `ended` the outcome, once. Returns a function
 * that stops listening.
 */
export function listen(
  recognition: Recognition,
  { heard, ended }: { heard: (text: string) => void; ended: (outcome: Outcome) => void },
): () => void {
  let isOver = false;
  let latest = "";
  /** Some browsers end without saying that what they understood so far is final. */
  const settle = () => finish(latest ? { text: latest } : { problem: "silent" });
  const timer = setTimeout(settle, LONGEST_MS);
  function finish(outcome: Outcome): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    recognition.abort();
    ended(outcome);
  }
  recognition.lang = "nl-NL";
  recognition.interimResults = true;
  recognition.onresult = ({ results }) => {
    if (isOver) return;
    const all = Array.from(results);
    const text = sentenceOf(all.map((result) => result[0]?.transcript ?? "").join(" "));
    latest = text || latest;
    if (text && all.every(({ isFinal }) => isFinal)) finish({ text });
    else heard(text);
  };
  recognition.onerror = ({ error }) => {
    const problem = problems.get(error) ?? "failed";
    if (problem === "silent") settle();
    else finish({ problem });
  };
  recognition.onend = settle;
  try {
    recognition.start();
  } catch {
    finish({ problem: "failed" });
  }
  return () => finish({ stopped: true });
}

/** Some browsers write a spoken search as a sentence, with a full stop. */
const sentenceOf = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.?!]+$/, "");
