import { afterEach, expect, test, vi } from "vitest";
import { aRecognition, said } from "./recognition.fixture";
import { listen, type Outcome, recognitionOf } from "./speech";

afterEach(() => void vi.useRealTimers());

function start(recognition = aRecognition()) {
  const heard: string[] = [];
  const outcomes: Outcome[] = [];
  const stop = listen(recognition, { heard: (text) => heard.push(text), ended: (outcome) => outcomes.push(outcome) });
  return { recognition, heard, outcomes, stop };
}

test("listens to Dutch, tells what it hears, and ends with the whole sentence", () => {
  const { recognition, heard, outcomes } = start();
  expect([recognition.lang, recognition.start.mock.calls.length]).toEqual(["nl-NL", 1]);
  recognition.onresult?.(said(["stille wasmachine", false]));
  recognition.onresult?.(said(["Stille wasmachine", true], [" tot 500 euro.", true]));
  recognition.onend?.();
  expect(heard).toEqual(["stille wasmachine"]);
  expect(outcomes).toEqual([{ text: "Stille wasmachine tot 500 euro" }]);
});
test.each([
  ["not-allowed", "refused"],
  ["service-not-allowed", "refused"],
  ["no-speech", "silent"],
  ["audio-capture", "noMicrophone"],
  ["network", "failed"],
  ["constructor", "failed"],
])("the browser's %s is told as %s", (error, problem) => {
  const { recognition, outcomes } = start();
  recognition.onerror?.({ error });
  expect(outcomes).toEqual([{ problem }]);
});
test("an end without words, and none at all, both mean that nothing was heard", () => {
  const first = start();
  first.recognition.onend?.();
  expect(first.outcomes).toEqual([{ problem: "silent" }]);
  vi.useFakeTimers();
  const second = start();
  vi.advanceTimersByTime(20_000);
  expect(second.outcomes).toEqual([{ problem: "silent" }]);
  expect(second.recognition.abort).toHaveBeenCalled();
});
test.each([
  ["an end", (recognition: ReturnType<typeof aRecognition>) => recognition.onend?.()],
  ["silence", (recognition: ReturnType<typeof aRecognition>) => recognition.onerror?.({ error: "no-speech" })],
  ["no end at all", () => vi.advanceTimersByTime(20_000)],
])("%s after words that never became final uses those words", (_, end) => {
  vi.useFakeTimers();
  const { recognition, outcomes } = start();
  recognition.onresult?.(said(["stille wasmachine", false]));
  end(recognition);
  expect(outcomes).toEqual([{ text: "stille wasmachine" }]);
});
test("who stops it hears no more of it", () => {
  const { recognition, heard, outcomes, stop } = start();
  stop();
  recognition.onresult?.(said(["te laat", true]));
  recognition.onerror?.({ error: "aborted" });
  expect([heard, outcomes]).toEqual([[], [{ stopped: true }]]);
});
test("a browser that will not start has failed", () => {
  const recognition = aRecognition();
  recognition.start.mockImplementation(() => {
    throw new Error("already started");
  });
  expect(start(recognition).outcomes).toEqual([{ problem: "failed" }]);
});
test("the name of the interface does not matter, and a browser without one offers no speech", () => {
  class Made {}
  expect(recognitionOf({ webkitSpeechRecognition: Made })).toBe(Made);
  expect(recognitionOf({})).toBeUndefined();
});
