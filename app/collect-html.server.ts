import { Writable } from "node:stream";

/**
 * Takes a rendered document whole. React 18 cuts its output into blocks and fills those whose last character did not
 * fit with zero bytes; in text they are noise, in an attribute or a script that the security policy knows by its hash
 * they do harm. No character of UTF-8 but NUL itself, which HTML does not allow, has such a byte: all are left out.
 */
export function collectHtml(done: (html: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(Buffer.from(chunk)); // React reuses its buffers
      next();
    },
    final(next) {
      const html = Buffer.concat(chunks);
      done(html.includes(0) ? Buffer.from(html.filter((byte) => byte !== 0)) : html);
      next();
    },
  });
}
