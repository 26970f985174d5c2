import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Mail, SendMail } from "../kit";
import { composed } from "./composed";

/** Maximum number of messages; the oldest are deleted. */
export const OUTBOX_LIMIT = 200;

/** Writes each message as an `.eml` file, which any mail program opens; the newest sorts last. */
export function createOutbox(dataDir: string, from: string): SendMail {
  const folder = path.join(dataDir, "outbox");
  let last = 0;
  return async (mail) => {
    const message = await written(mail, from);
    await mkdir(folder, { recursive: true });
    last = Math.max(last + 1, Date.now());
    const file = path.join(folder, `${last}-${randomUUID().slice(0, 8)}.eml`);
    // Written under a temporary name, so that readers never see a partial message.
    await writeFile(`${file}.tmp`, message);
    await rename(`${file}.tmp`, file);
    await prune(folder);
  };
}

const compose = createTransport({ streamTransport: true, buffer: true, newline: "unix" });

/** The message as a file. Its texts are not encoded, so that links stay intact for people who read the file itself. */
async function written(mail: Mail, from: string): Promise<string> {
  const { message } = await compose.sendMail(composed(withoutHtml(mail), from));
  const [head = ""] = message.toString().split("\n\n", 1);
  const plain = head.replace(/^(Content-Transfer-Encoding): .*$/im, "$1: 8bit");
  if (mail.html === undefined) return `${plain}\n\n${mail.text}`;
  const boundary = `etalage-${randomUUID()}`;
  const part = (type: string, content: string) =>
    `--${boundary}\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n`;
  const both = plain.replace(/^Content-Type: .*$/im, `Content-Type: multipart/alternative; boundary="${boundary}"`);
  return `${both}\n\n${part("text/plain", mail.text)}${part("text/html", mail.html)}--${boundary}--\n`;
}

function withoutHtml({ html: _, ...plain }: Mail): Mail {
  return plain;
}

async function prune(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  for (const name of files.slice(0, -OUTBOX_LIMIT)) await rm(path.join(folder, name), { force: true });
}
