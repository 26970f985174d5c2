import { expect, it } from "vitest";
import { type Bits, bitsFor, countBits, hasBit, intersect, setBit } from "./bits";
import { random } from "./brute-force-fixture";
import { Members } from "./variant-groups";

/** Groups of two to ninety members, in slots all over. */
function someMembers(groups: number): { members: Members; slots: number } {
  const numbers: number[] = [];
  for (let group = 1; group <= groups; group++) {
    const size = 2 + (random(4) === 0 ? random(89) : random(5));
    for (let i = 0; i < size; i++) numbers.push(group);
  }
  const slots = numbers.map((_, i) => i * 3 + random(3));
  for (let i = slots.length - 1; i > 0; i--) {
    const other = random(i + 1);
    [slots[i], slots[other]] = [slots[other] ?? 0, slots[i] ?? 0];
  }
  return { members: new Members(Uint32Array.from(slots), Uint32Array.from(numbers)), slots: numbers.length * 3 };
}

function someBits(slots: number, of: number): Bits {
  const bits = bitsFor(slots);
  for (let slot = 0; slot < slots; slot++) if (random(of) === 0) setBit(bits, slot);
  return bits;
}

/** Counted one by one. */
function entries({ slots, groups }: Members, bits: Bits): number {
  const members = [...slots].map((slot, i) => ({ slot, group: groups[i] })).filter(({ slot }) => hasBit(bits, slot));
  return countBits(bits) - members.length + new Set(members.map(({ group }) => group)).size;
}

it("counts the entries of any set as one by one, wherever its groups begin and end", () => {
  for (let round = 0; round < 200; round++) {
    const { members, slots } = someMembers(1 + random(60));
    for (const of of [1, 2, 7, 40]) {
      const [bits, others] = [someBits(slots, of), someBits(slots, 2)];
      expect(members.entries(bits)).toBe(entries(members, bits));
      const both = intersect(bits.slice(), others);
      const repeats = members.repeats(members.placed(bits), members.placed(others));
      expect(countBits(both) - repeats).toBe(entries(members, both));
    }
  }
});

it("counts every document of a set without groups", () => {
  const none = new Members(new Uint32Array(0), new Uint32Array(0));
  expect(none.entries(someBits(100, 1))).toBe(100);
});
