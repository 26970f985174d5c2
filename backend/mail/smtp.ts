import { createTransport } from "nodemailer";
import type { SendMail } from "../kit";
import { composed } from "./composed";

const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends messages through the mail server at `url`. Rejects when it does not accept one, or not in time. */
export function createSmtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: SILENCE_MS,
    // Message content must never be loaded from a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail(composed(mail, from));
  };
}
