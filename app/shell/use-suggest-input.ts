import { useRef, useState } from "react";
import type { InputState, SuggestInput } from "~/features/suggestions/suggest-input";

/**
 * The plain search box turns into the one with suggestions when it is first used: visitors who never search pay
 * nothing for it. When its script cannot be had, the plain box simply stays.
 */
export function useSuggestInput() {
  const plain = useRef<HTMLInputElement>(null);
  const taken = useRef<InputState>();
  const [Input, setInput] = useState<typeof SuggestInput>();

  async function load(): Promise<void> {
    const module = await import("~/features/suggestions/suggest-input").catch(() => undefined);
    const input = plain.current;
    if (!module || !input) return;
    taken.current = {
      value: input.value,
      focused: document.activeElement === input,
      selection: [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length],
    };
    setInput(() => module.SuggestInput);
  }

  /** What the plain box held, once. */
  function takeState(term: string): InputState {
    const state = taken.current ?? { value: term, focused: false, selection: [term.length, term.length] };
    taken.current = undefined;
    return state;
  }
  return { plain, load, Input, takeState };
}
