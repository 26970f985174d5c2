import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import { listen, type Recognition, recognitionOf, type SpeechProblem } from "./speech";
import styles from "./voice-button.module.css";

interface VoiceButtonProps {
  /** What was understood so far. */
  onHear: (text: string) => void;
  /** The whole sentence: search for it. */
  onSearch: (text: string) => void;
}

/** Searches for what the visitor says. Only for browsers that can listen. */
export function VoiceButton({ onHear, onSearch }: VoiceButtonProps) {
  const intl = useIntl();
  const stop = useRef<() => void>();
  const [state, setState] = useState<"idle" | "listening" | SpeechProblem>("idle");
  useEffect(() => () => stop.current?.(), []);

  function toggle(): void {
    const Recognition = recognitionOf(window);
    if (stop.current) stop.current();
    else if (Recognition) start(new Recognition());
  }
  function start(recognition: Recognition): void {
    setState("listening");
    stop.current = listen(recognition, {
      heard: onHear,
      ended(outcome) {
        stop.current = undefined;
        setState("problem" in outcome ? outcome.problem : "idle");
        if ("text" in outcome) onSearch(outcome.text);
      },
    });
  }
  const isListening = state === "listening";
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={intl.formatMessage({ id: "suggestions.voice" })}
        title={intl.formatMessage({ id: "suggestions.voice" })}
        aria-pressed={isListening}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key === "Escape") stop.current?.();
        }}
      >
        <Icon name="microphone" />
      </button>
      <p className={styles.status} role="status" data-problem={(!isListening && state !== "idle") || undefined}>
        {state !== "idle" && intl.formatMessage({ id: `suggestions.voice.${state}` })}
      </p>
    </>
  );
}
