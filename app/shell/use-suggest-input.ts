import { useRef, useState } from "react";
import type { InputState, SuggestInput } from "~/features/suggestions/suggest-input";

/**
 * Replaces the plain search box with the one with suggestions on first use, so that visitors who never search do not
 * load it. When the script cannot be loaded, the plain box stays.
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

  /** Returns once what the plain box held. */
  function takeState(term: string): InputState {
    const state = taken.current ?? { value: term, focused: false, selection: [term.length, term.length] };
    taken.current = undefined;
    return state;
  }
  return { plain, load, Input, takeState };
}
