import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { isCommon } from "./common-passwords";

/**
 * Log2 of the cost: N = 131072 with r = 8 and p = 1, as OWASP's password storage cheat sheet recommends; 128 MB and
 * about half a second per password.
 */
export const PASSWORD_COST = 17;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Input beyond this length is ignored. */
export const PASSWORD_LONGEST = 1_024;

const BLOCK = 8;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Each takes 128 MB and a thread of the pool that the file system needs too. */
const AT_ONCE = 1;
const WAITING = 32;

/** Too many passwords are being checked at once: respond with 503. */
export class TooBusyError extends Error {}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that timing does not reveal whether there is an account. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether the hash has a lower cost than today's and should be renewed while the password is known. */
  isOutdated(hash: string): boolean;
}

/** Hashes passwords with scrypt off the event loop, a few at a time. */
export function createPasswords(cost = PASSWORD_COST): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function derive(password: string, salt: Buffer, power: number): Promise<Buffer> {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) throw new TooBusyError("too many passwords at once");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await derived(password, salt, power);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, cost);
      return ["scrypt", cost, salt.toString("base64url"), key.toString("base64url")].join("$");
    },
    async matches(password, hash) {
      const [kind, power = cost, salt = "", key = ""] = hash?.split("$") ?? [];
      const expected = Buffer.from(key, "base64url");
      const saltBytes = salt ? Buffer.from(salt, "base64url") : randomBytes(SALT_BYTES);
      const found = await derive(password, saltBytes, Number(power));
      return kind === "scrypt" && expected.length === found.length && timingSafeEqual(expected, found);
    },
    isOutdated: (hash) => Number(hash.split("$")[1]) < cost,
  };
}

function derived(password: string, salt: Buffer, power: number): Promise<Buffer> {
  const options = { N: 2 ** power, r: BLOCK, p: 1, maxmem: 2 ** power * BLOCK * 128 * 2 };
  return new Promise((resolve, reject) => {
    // The same characters typed on different keyboards must give the same bytes.
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export type Weakness = "short" | "long" | "common" | "own";
/** Characters a password needs beyond known facts about its owner. */
const OTHER_LETTERS = 6;

/** Why a password is not acceptable; undefined when it is. `about` holds publicly known words: name, address, shop. */
export async function weakness(password: string, about: string[]): Promise<Weakness | undefined> {
  if ([...password].length < PASSWORD_MIN) return "short";
  if (password.length > PASSWORD_MAX) return "long";
  const plain = password.toLowerCase();
  if (isOwn(plain, about)) return "own";
  return /^(.)\1*$/.test(plain) || (await isCommon(plain)) ? "common" : undefined;
}

/** Whether little remains without the words of `about`. */
function isOwn(plain: string, about: string[]): boolean {
  const words = about.flatMap((text) => {
    const parts = text.toLowerCase().split(/[^\p{L}\d]+/u);
    return [...parts, parts.join("")].filter((word) => word.length > 2);
  });
  const longestFirst = words.sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ""), plain);
  return rest !== plain && rest.replace(/[^\p{L}]/gu, "").length < OTHER_LETTERS;
}
