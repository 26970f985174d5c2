import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const sha256 = (value: string | Buffer) => createHash("sha256").update(value).digest();
const base64url = (value: string | Buffer) => Buffer.from(value).toString("base64url");

interface Answer {
  challenge: string;
  origin: string;
  /** Signature counter. */
  counter?: number;
  /** Whether the user was verified. */
  verified?: boolean;
}

/** A software authenticator for tests: returns what a browser gives a page, as JSON. */
export function softAuthenticator(rpId = "localhost") {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const about = { id: base64url(id), rawId: base64url(id), type: "public-key", clientExtensionResults: {} };

  const head = (flags: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const client = (type: string, { challenge, origin }: Answer) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    create(asked: Answer): string {
      const { counter = 0, verified = true } = asked;
      const coordinate = (label: number, value: string) =>
        Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, "base64url")]);
      const cose = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), coordinate(0x21, x), coordinate(0x22, y)];
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([head(verified ? 0x45 : 0x41, counter), Buffer.alloc(16), length, id, ...cose]);
      const size = Buffer.from([0x58, data.length]);
      const attestation = [Buffer.from([0xa3]), text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])];
      const attestationObject = base64url(Buffer.concat([...attestation, text("authData"), size, data]));
      const clientDataJSON = base64url(client("webauthn.create", asked));
      return JSON.stringify({ ...about, response: { clientDataJSON, attestationObject } });
    },
    get(asked: Answer): string {
      const { counter = 1, verified = true } = asked;
      const data = head(verified ? 5 : 1, counter);
      const said = client("webauthn.get", asked);
      const signature = sign("sha256", Buffer.concat([data, sha256(said)]), privateKey);
      const response = {
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return JSON.stringify({ ...about, response });
    },
  };
}
