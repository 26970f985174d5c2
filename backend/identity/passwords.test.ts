import { expect, it } from "vitest";
import { createPasswords, TooBusyError, weakness } from "./passwords";

it("knows the password again by its hash, also after its cost was raised", async () => {
  const hash = await createPasswords(6).hash("drie groene fietsen");
  const later = createPasswords(7);
  expect(await later.matches("drie groene fietsen", hash)).toBe(true);
  expect(await later.matches("drie groene fietsers", hash)).toBe(false);
  expect(await createPasswords(6).hash("drie groene fietsen")).not.toBe(hash);
});

it("knows a hash that was made at a lower cost than today's", async () => {
  const hash = await createPasswords(6).hash("drie groene fietsen");
  expect(createPasswords(7).isOutdated(hash)).toBe(true);
  expect(createPasswords(6).isOutdated(hash)).toBe(false);
});

it("hashes at the cost that is recommended today, in bounded memory", async () => {
  const hash = await createPasswords().hash("drie groene fietsen");
  expect(hash).toMatch(/^scrypt\$17\$/);
});

it("takes the same letters from any keyboard for the same password", async () => {
  const passwords = createPasswords(6);
  expect(await passwords.matches("cafe\u0301 om tien uur", await passwords.hash("caf\u00e9 om tien uur"))).toBe(true);
});

it("matches nothing without a hash, or with one that it did not make", async () => {
  const passwords = createPasswords(6);
  for (const hash of [undefined, "", "plain", "scrypt$6$$", "scrypt$6$c2FsdA$"]) {
    expect(await passwords.matches("drie groene fietsen", hash), String(hash)).toBe(false);
  }
});

it("refuses more at once than a machine can bear, and works on afterwards", async () => {
  const passwords = createPasswords(6);
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => passwords.hash("drie groene fietsen")));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused).toHaveLength(67);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooBusyError);
  expect(await passwords.matches("a", await passwords.hash("a"))).toBe(true);
});

it.each([
  ["zeven77", "short"],
  ["👍👍👍👍", "short"],
  ["x".repeat(129), "long"],
  ["Password1", "common"],
  ["WELKOM2024", "common"],
  ["12345678", "common"],
  ["trustno1", "common"],
  ["1q2w3e4r", "common"],
  ["Amsterdam2026!", "common"],
  ["noordewit", "own"],
  ["Noor2024", "own"],
  ["noor@voorbeeld.nl", "own"],
  ["Etalage-Noor-1", "own"],
  ["noor fietst naar huis", undefined],
  ["drie groene fietsen", undefined],
])("of %s thinks: %s", async (password, expected) => {
  expect(await weakness(password, ["Noor", "de Wit", "noor@voorbeeld.nl", "Etalage"])).toBe(expected);
});
