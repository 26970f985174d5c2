/** What a program started by `startWorkerProcess` was given. */
export const workerData = (): unknown => JSON.parse(process.argv[2] ?? "null");

/**
 * Handles the messages of the process that started this one, and ends with it. Signals are left to that process: one
 * sent to the whole group, as by Ctrl-C, would end this one before its last message was handled.
 */
export function onMessages<Message>(handle: (message: Message) => void): void {
  process.on("message", (message) => handle(message as Message));
  process.on("disconnect", () => process.exit());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
}

/** Nobody is told when the other side has ended: this process ends too. */
export function send(message: unknown): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
