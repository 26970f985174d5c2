import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMail } from "./mail";
import { OUTBOX_LIMIT } from "./outbox";

const from = "Winkel <winkel@voorbeeld.nl>";
const mail = {
  to: "noor@voorbeeld.nl",
  subject: "Een prijs van € 10 lager",
  text: `Dag Noor,\n\nGoed nieuws: één prijs is lager.\nhttps://winkel.example/?token=${"a".repeat(80)}\n`,
};
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "etalage-mail-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe("without a mail server", () => {
  const files = async () => (await readdir(path.join(dataDir, "outbox"))).sort();

  it("each message becomes a file that a mail program opens, in order", async () => {
    const send = createMail({ dataDir }, { from });
    await send(mail);
    await send({ ...mail, to: "sem@voorbeeld.nl" });
    const names = await files();
    expect(names).toHaveLength(2);
    const [first = "", second = ""] = await Promise.all(
      names.map((name) => readFile(path.join(dataDir, "outbox", name), "utf8")),
    );
    expect(first).toContain("From: Winkel <winkel@voorbeeld.nl>");
    expect(first).toContain("To: noor@voorbeeld.nl");
    expect(first).toContain("Content-Transfer-Encoding: 8bit\n");
    expect(first.endsWith(`\n\n${mail.text}`)).toBe(true);
    expect(second).toContain("To: sem@voorbeeld.nl");
  });

  it("a message with two forms has both, with links that can be read, and keeps its id", async () => {
    const html = `<p>Goed nieuws: <a href="https://winkel.example/?token=${"b".repeat(120)}">één prijs</a> is lager.</p>`;
    await createMail({ dataDir }, { from })({ ...mail, html, id: "a1b2" });
    const [name = ""] = await files();
    const message = await readFile(path.join(dataDir, "outbox", name), "utf8");
    expect(message).toContain("Message-ID: <a1b2@voorbeeld.nl>");
    const boundary = /^Content-Type: multipart\/alternative; boundary="([^"]+)"$/m.exec(message)?.[1] ?? "none";
    const parts = message.split(`--${boundary}`);
    expect(parts).toHaveLength(4);
    expect(parts[1]).toContain(
      `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${mail.text}`,
    );
    expect(parts[2]).toContain(`Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${html}`);
    expect(parts[3]).toBe("--\n");
  });

  it("the oldest make room, and nothing else in the folder is touched", async () => {
    const send = createMail({ dataDir }, { from });
    await send(mail);
    const folder = path.join(dataDir, "outbox");
    const [newest = ""] = await files();
    await writeFile(path.join(folder, "aantekening.txt"), "");
    for (let n = 0; n < OUTBOX_LIMIT; n++) await writeFile(path.join(folder, `${1000 + n}-x.eml`), "");
    await send(mail);
    const left = await files();
    expect(left.filter((name) => name.endsWith(".eml"))).toHaveLength(OUTBOX_LIMIT);
    expect(left).toContain(newest);
    expect(left).toContain("aantekening.txt");
    expect(left).not.toContain("1000-x.eml");
    expect(left).not.toContain("1001-x.eml");
  });

  it("a line break in an address or subject adds no header", async () => {
    const send = createMail({ dataDir }, { from });
    await send({ ...mail, to: "a@voorbeeld.nl\r\nBcc: b@voorbeeld.nl", subject: "x\r\nX-Extra: y" });
    const [name = ""] = await files();
    const message = await readFile(path.join(dataDir, "outbox", name), "utf8");
    const head = message.slice(0, message.indexOf("\n\n"));
    expect(head).not.toMatch(/^(bcc|x-extra):/im);
  });
});

describe("with a mail server", () => {
  let server: SMTPServer;
  let received: { from: string; to: string[]; text: string }[];
  let url: string;
  let refuse = false;
  beforeEach(async () => {
    received = [];
    refuse = false;
    server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      onAuth: ({ username, password }, _session, done) =>
        username === "winkel" && password === "ge heim" ? done(null, { user: username }) : done(new Error("no")),
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part));
        stream.on("end", () => {
          if (refuse) return done(new Error("full"));
          const { mailFrom, rcptTo } = envelope;
          const sender = mailFrom ? mailFrom.address : "";
          received.push({
            from: sender,
            to: rcptTo.map(({ address }) => address),
            text: Buffer.concat(parts).toString(),
          });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `smtp://winkel:ge%20heim@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it("hands the message over, signed in", async () => {
    await createMail({ dataDir }, { smtpUrl: url, from })(mail);
    expect(received).toMatchObject([{ from: "winkel@voorbeeld.nl", to: ["noor@voorbeeld.nl"] }]);
    expect(received[0]?.text).toContain("Goed nieuws:");
    await createMail({ dataDir }, { smtpUrl: url, from })({ ...mail, html: "<p>Goed</p>", id: "a1b2" });
    expect(received[1]?.text).toContain("Content-Type: multipart/alternative");
    expect(received[1]?.text).toContain("Message-ID: <a1b2@voorbeeld.nl>");
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("says so when the server does not take it, or is not there", async () => {
    refuse = true;
    await expect(createMail({ dataDir }, { smtpUrl: url, from })(mail)).rejects.toThrow(/full/);
    await expect(createMail({ dataDir }, { smtpUrl: "smtp://127.0.0.1:1", from })(mail)).rejects.toThrow(
      /ECONNREFUSED/,
    );
  });
});
