import type { IncomingMessage, ServerResponse } from "node:http";
import { services } from "#contract/services";

/** Time limits for receiving a request body. */
export interface BodyTime {
  /** Without receiving a single byte. */
  idleMs: number;
  /** In total. */
  totalMs: number;
  /** After an early response, remaining input is read and discarded within these, so that the response gets through. */
  linger?: { ms: number; bytes: number };
}

const LINGER = { ms: 2_000, bytes: 4 * 1024 * 1024 };

/** Forms and JSON from users: short, and sent at once. */
export const SHORT_BODY: BodyTime = { idleMs: 10_000, totalMs: 20_000 };
/** A photo from a telephone, over a connection that is slow to send. */
export const PHOTO_BODY: BodyTime = {
  idleMs: 10_000,
  totalMs: 90_000,
  // A browser that is still sending a photo that is too large shows no page before it may send all of it.
  linger: { ms: 30_000, bytes: 64 * 1024 * 1024 },
};
/** A product feed may be large and its connection slow. */
export const LONG_BODY: BodyTime = { idleMs: 30_000, totalMs: 3_600_000 };

/** How long the body of a request for this path may take; a form with a file may hold a photo. */
export function bodyTimeOf(path: string, type = ""): BodyTime {
  if (path.startsWith(`${services.feeds.mount}/`)) return LONG_BODY;
  const mayBePhoto = path.startsWith(`${services.imagesearch.mount}/`) || type.startsWith("multipart/form-data");
  return mayBePhoto ? PHOTO_BODY : SHORT_BODY;
}

/** How often the limits are checked within the allowed time. */
const LOOKS = 8;

/**
 * Aborts a request whose body does not arrive in time, with 408 if no response was sent yet. When the response precedes
 * the end of the body, announces that the connection closes, discards the rest for a moment and closes it: otherwise
 * the rest would be parsed as the next request.
 */
export function limitBodyTime(req: IncomingMessage, res: ServerResponse, time: BodyTime): void {
  if (!hasBody(req)) return;
  const { idleMs, totalMs, linger = LINGER } = time;
  const { socket } = req;
  const began = performance.now();
  let received = { bytes: socket.bytesRead, at: began };

  function look(): void {
    if (req.complete || req.destroyed) {
      stop();
      return;
    }
    const now = performance.now();
    if (socket.bytesRead !== received.bytes) received = { bytes: socket.bytesRead, at: now };
    if (now - received.at < idleMs && now - began < totalMs) return;
    stop();
    if (res.headersSent) {
      req.destroy();
      return;
    }
    res.writeHead(408, { Connection: "close", "Content-Type": "text/plain; charset=utf-8" });
    res.end("Request timeout");
  }
  const timer = setInterval(look, Math.min(idleMs, totalMs) / LOOKS).unref();
  const stop = () => clearInterval(timer);
  req.once("close", stop);
  closeAfterEarlyAnswer(req, res, linger);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const LINGER_LOOK_MS = 100;

function closeAfterEarlyAnswer(req: IncomingMessage, res: ServerResponse, linger: { ms: number; bytes: number }): void {
  const { socket } = req;
  const writeHead = res.writeHead;
  // Hooks writeHead because every response passes through it.
  res.writeHead = function announce(this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    if (!req.complete && !req.destroyed) {
      res.setHeader("Connection", "close");
      // Node would close it right after the response, and whoever is still sending might lose what was answered.
      const closeSoon = socket.destroySoon.bind(socket);
      socket.destroySoon = () => undefined;
      res.once("finish", () => discardRest(closeSoon));
    }
    return writeHead.apply(this, args);
  } as typeof writeHead;

  function discardRest(closeSoon: () => void): void {
    const began = { bytes: socket.bytesRead, at: performance.now() };
    // Not by "data" and "end" of the request: Node may have stopped telling them.
    const timer = setInterval(() => {
      if (req.complete) closeSoon();
      else if (performance.now() - began.at > linger.ms || socket.bytesRead - began.bytes > linger.bytes)
        socket.destroy();
      else return;
      clearInterval(timer);
    }, LINGER_LOOK_MS).unref();
    socket.once("close", () => clearInterval(timer));
    req.resume();
  }
}

/**
 * The body as a stream that its reader may cancel at any time. (Node's own `Readable.toWeb` throws an uncaught error
 * when data arrives after a cancel.)
 */
export function bodyStream(req: IncomingMessage): ReadableStream<Uint8Array> {
  let leave = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const onData = (chunk: Buffer) => {
          controller.enqueue(new Uint8Array(chunk));
          req.pause();
        };
        const onEnd = () => {
          leave();
          controller.close();
        };
        const onClose = () => {
          leave();
          controller.error(new Error("The connection was closed before the whole body had arrived"));
        };
        leave = () => {
          req.off("data", onData);
          req.off("end", onEnd);
          req.off("close", onClose);
        };
        req.on("data", onData);
        req.once("end", onEnd);
        req.once("close", onClose);
        req.pause();
      },
      pull() {
        req.resume();
      },
      cancel() {
        leave();
        req.pause();
      },
    },
    { highWaterMark: 0 },
  );
}
