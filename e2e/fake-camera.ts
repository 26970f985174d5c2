import { writeFile } from "node:fs/promises";

const DIGITS = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
/** Which of the left six digits have their even pattern, by the first digit. */
const EVEN = "000000 001011 001101 001110 010011 011001 011100 010101 010110 011010".split(" ");
const [WIDTH, HEIGHT, BAR, FRAMES] = [480, 360, 3, 10];

/** The bars of an EAN-13, as ones and zeros (GS1 General Specifications, 5.2.1). */
function barsOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number);
  const inverted = (bars: string) => bars.replace(/./g, (bar) => (bar === "1" ? "0" : "1"));
  const patternOf = (digit: number) => DIGITS[digit] ?? "";
  const left = digits.slice(0, 6).map((digit, at) => {
    const isEven = EVEN[first]?.[at] === "1";
    return isEven ? [...inverted(patternOf(digit))].reverse().join("") : patternOf(digit);
  });
  const right = digits.slice(6).map((digit) => inverted(patternOf(digit)));
  return `101${left.join("")}01010${right.join("")}101`;
}

/** Writes a film (YUV4MPEG2, grey) of a label with this EAN-13, held in a hand that moves a little. */
export async function filmBarcode(code: string, file: string): Promise<void> {
  const bars = barsOf(code);
  const frames = Array.from({ length: FRAMES }, (_, frame) => {
    const light = Buffer.alloc(WIDTH * HEIGHT, 140);
    const [left, top] = [80 + frame, 100 + (frame % 4)];
    for (let y = top - 20; y < top + 180; y += 1) {
      const row = y * WIDTH;
      light.fill(225, row + left - 40, row + left + bars.length * BAR + 40);
      if (y < top || y >= top + 140) continue;
      for (let at = 0; at < bars.length; at += 1)
        if (bars[at] === "1") light.fill(40, row + left + at * BAR, row + left + (at + 1) * BAR);
    }
    return Buffer.concat([Buffer.from("FRAME\n"), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  });
  await writeFile(file, [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`), ...frames]);
}
