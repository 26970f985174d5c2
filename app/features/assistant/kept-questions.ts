import { askTypes } from "#contract/assistant";
import { keyPrefixes } from "~/browser/storage-keys";
import type { Turn } from "./conversation";

const KEY = `${keyPrefixes.formDraft}assistant`;

/** Questions without an answer, for as long as the tab is open: a reload does not lose them. */
export interface KeptQuestions {
  /** The conversation that they are asked in; empty when none has begun. */
  chatId: string;
  turns: readonly Turn[];
}
type Kept = Readonly<Record<string, KeptQuestions>>;

const none: KeptQuestions = { chatId: "", turns: [] };

/** Those of the page of this conversation, or with an empty id of the page of a new one. */
export function readQuestions(page: string): KeptQuestions {
  const kept = read();
  return (Object.hasOwn(kept, page) && kept[page]) || none;
}

/** Keeps these instead of what was kept of this page. */
export function keepQuestions(page: string, questions: KeptQuestions): void {
  const { [page]: before, ...others } = read();
  if (!before && questions.turns.length === 0) return;
  const next = questions.turns.length > 0 ? { ...others, [page]: questions } : others;
  try {
    if (Object.keys(next).length > 0) sessionStorage.setItem(KEY, JSON.stringify(next));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Full or blocked: they stay on the screen, but not over a reload.
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).map(([page, value]) => [page, parse(value)]));
  } catch {
    return {};
  }
}

function parse(value: unknown): KeptQuestions {
  const { chatId, turns } = (value ?? {}) as Partial<Record<keyof KeptQuestions, unknown>>;
  if (typeof chatId !== "string" || !Array.isArray(turns)) return none;
  return { chatId, turns: turns.flatMap(parseTurn) };
}

function parseTurn(value: unknown): Turn[] {
  const { text, type, product, messageId } = (value ?? {}) as Partial<Record<keyof Turn, unknown>>;
  const known = askTypes.find((one) => one === type);
  if (typeof text !== "string" || typeof messageId !== "string" || !known) return [];
  const about = typeof product === "string" ? { product } : {};
  return [{ text, type: known, messageId, ...about, problem: "failed" }];
}
