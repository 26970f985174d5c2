import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { MessageId } from "~/i18n/catalogue";

export interface Scanner {
  state: "off" | "starting" | "on";
  /** Why there is no picture of the camera. */
  problem: MessageId | undefined;
  start: () => void;
  stop: () => void;
}

/** Between two readings: a phone stays cool, and a hand is never faster. */
const PAUSE_MS = 150;

/** Shows the camera in `video` and reads barcodes from it until one is found. */
export function useScanner(video: RefObject<HTMLVideoElement>, onFound: (code: string) => void): Scanner {
  const [state, setState] = useState<Scanner["state"]>("off");
  const [problem, setProblem] = useState<MessageId>();
  const running = useRef<AbortController>();
  const tell = useRef(onFound);
  tell.current = onFound;

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState("off");
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(async () => {
    stop();
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setProblem(undefined);
    setState("starting");
    try {
      const code = await scan(video, signal, () => setState("on"));
      if (code && !signal.aborted) tell.current(code);
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    }
    if (!signal.aborted) stop();
  }, [stop, video]);
  return { state, problem, start: () => void start(), stop };
}

async function scan(video: RefObject<HTMLVideoElement>, signal: AbortSignal, onShown: () => void) {
  if (!navigator.mediaDevices) throw new DOMException("This browser has no camera", "NotFoundError");
  const camera = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: "environment" } });
  const close = () => {
    for (const track of camera.getTracks()) track.stop();
  };
  signal.addEventListener("abort", close, { once: true });
  const screen = video.current;
  if (signal.aborted || !screen) {
    close();
    return undefined;
  }
  screen.srcObject = camera;
  await screen.play();
  onShown();
  const { loadBarcodeReader } = await import("./barcode-reader");
  const read = await loadBarcodeReader();
  while (!signal.aborted) {
    const code = await read(screen);
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
}

function problemOf(error: unknown): MessageId {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "search.barcode.denied";
  return name === "NotFoundError" || name === "OverconstrainedError"
    ? "search.barcode.noCamera"
    : "search.barcode.failed";
}
