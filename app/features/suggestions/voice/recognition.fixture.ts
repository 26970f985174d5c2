import { vi } from "vitest";
import type { Recognition } from "./speech";

/** A recogniser that hears nothing until a test calls its handlers. */
export const aRecognition = () => ({
  lang: "",
  interimResults: false,
  onresult: null as Recognition["onresult"],
  onerror: null as Recognition["onerror"],
  onend: null as Recognition["onend"],
  start: vi.fn(),
  abort: vi.fn(),
});

/** What the browser tells about these pieces of speech. */
export const said = (...pieces: [text: string, isFinal: boolean][]) => ({
  results: pieces.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal })),
});
