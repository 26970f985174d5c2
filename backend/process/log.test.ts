import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "./log";

afterEach(() => void vi.restoreAllMocks());

it("writes a line of JSON a fact, without anybody's e-mail address", () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  createLog().error("failed to send a message", {
    error: "550 <jip@mail.example.nl>: unknown, to jip@mail.example.nl",
  });
  const [line] = write.mock.calls.map(([text]) => String(text));
  expect(JSON.parse(line ?? "")).toMatchObject({
    level: "error",
    message: "failed to send a message",
    error: "550 <<e-mail>>: unknown, to <e-mail>",
  });
});
