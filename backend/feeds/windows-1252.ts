/** What Windows-1252 has at 0x80-0x9f, where ISO-8859-1 has control characters. */
const LETTERS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Decodes Windows-1252. The TextDecoder of several releases of Node takes it for ISO-8859-1 and loses the euro sign. */
export function fromWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return text.replace(/[\u0080-\u009f]/g, (sign) => LETTERS.charAt(sign.charCodeAt(0) - 0x80));
}
