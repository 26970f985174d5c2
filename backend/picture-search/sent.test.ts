import { mkdtemp, readdir, rm, type writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { OpenAPIHono } from "@hono/zod-openapi";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { IMAGE_BYTES_LIMIT } from "#contract/limits";
import type { SentPicture } from "#contract/picture-search";
import { scratchName, scratchParent } from "../../tests/scratch";
import { answered } from "../http/testing";
import { createGuardedFetcher, type GuardedFetcher } from "../images/guarded-fetch";
import type { Kit } from "../kit";
import { createPictureSearch, type PictureSearch, type PictureSearchOptions } from "./picture-search";
import { KEEP_LIMITS, keepSentPictures } from "./sent/keep";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const clock = { now: new Date("2026-11-20T12:00:00Z") };
const now = () => clock.now;
const unused = () => Promise.reject(new Error("not used"));
let folder = "";
let open: PictureSearch[] = [];
let jpeg: Buffer;
let site: http.Server;
let port = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(scratchParent(), scratchName("sent")));
  jpeg = await sharp({ create: { width: 60, height: 30, channels: 3, background: "#c00" } })
    .withExif({ IFD0: { Copyright: "Jip de Vries" } })
    .jpeg()
    .toBuffer();
  site = http.createServer((request, response) => {
    if (request.url === "/photo") response.end(jpeg);
    else if (request.url === "/page") response.end("<html></html>");
    else response.writeHead(302, { location: "http://10.0.0.1/photo" }).end();
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  port = (site.address() as AddressInfo).port;
});
beforeEach(async () => {
  clock.now = new Date("2026-11-20T12:00:00Z");
  await rm(join(folder, "picture-search"), { recursive: true, force: true });
});
afterAll(async () => {
  site.close();
  await Promise.all(open.map((one) => one.close()));
  await rm(folder, { recursive: true });
});

function service(options: Partial<PictureSearchOptions> = {}): OpenAPIHono {
  // None of these calls reads the store.
  const kit: Kit = { db: undefined as unknown as Kit["db"], dataDir: folder, log: silent, now };
  const search = createPictureSearch(kit, { pictureOf: unused, among: unused, ...options });
  open = [...open, search];
  const whole = new OpenAPIHono();
  for (const part of search.routes) whole.route("/", part);
  whole.onError((error) => {
    throw error;
  });
  return whole;
}
const post = (to: OpenAPIHono, path: string, body: unknown, method = "POST") =>
  to.request(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
function upload(content: Uint8Array, to = service()) {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(content)]), "photo.jpg");
  return to.request("/api/file", { method: "POST", body });
}
/** A body as it is, by default as a form with the boundary "x". */
function stream(body: BodyInit, type = "multipart/form-data; boundary=x") {
  const headers = { "content-type": type };
  return service().request("/api/file", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}
const sent = async (response: Response | Promise<Response>): Promise<SentPicture> => {
  const one = await response;
  expect(one.status).toBe(200);
  return answered("uploadPicture", await one.json()) as SentPicture;
};
const facts = ({ data }: SentPicture) => sharp(Buffer.from(data, "base64")).metadata();
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, check]);
}
/** A PNG of a few bytes that says that it is 30,000 px wide and high. */
function bomb(): Buffer {
  const header = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", Buffer.alloc(8)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("IM-02: a picture that is uploaded", () => {
  it("is given back as a WebP of our own making, without what cameras write in it, and can be read again", async () => {
    const to = service();
    const picture = await sent(upload(jpeg, to));
    expect(picture).toMatchObject({ mime: "image/webp", width: 60, height: 30 });
    expect(picture.id).toMatch(/^[0-9a-f]{32}$/);
    const { format, exif } = await facts(picture);
    expect({ format, exif }).toEqual({ format: "webp", exif: undefined });
    expect(await sent(post(to, "/api/picture", { id: picture.id }))).toEqual(picture);
    expect(await sent(post(service(), "/api/picture", { id: picture.id }))).toEqual(picture);
  });

  it("is turned upright, made to fit in 1,024 px, and shows its first frame", async () => {
    const image = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 3, background } });
    const rotated = await image(2_000, 1_000, "#00c").withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sent(upload(rotated))).toMatchObject({ width: 512, height: 1_024 });
    const frames = await Promise.all(["#f00", "#00f"].map((color) => image(40, 40, color).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const still = await sent(upload(moving));
    const { pages = 1, height } = await facts(still);
    expect({ pages, height }).toEqual({ pages: 1, height: 40 });
    const { dominant } = await sharp(Buffer.from(still.data, "base64")).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  it.each([
    ["an SVG", () => SVG],
    ["an SVG in a JPEG's clothes", () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), SVG])],
    ["a bomb", bomb],
    ["half a picture", () => jpeg.subarray(0, jpeg.length / 2)],
    ["a text", () => Buffer.from("geen foto")],
    ["nothing", () => Buffer.alloc(0)],
  ])("is refused when it is %s", async (_what, content) => {
    const response = await upload(content());
    expect(response.status).toBe(400);
    expect(await readdir(join(folder, "picture-search", "sent")).catch(() => [])).toEqual([]);
  });

  it("IM-06: may have 10,485,759 bytes, and no more", async () => {
    const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
    expect((await upload(padded(IMAGE_BYTES_LIMIT - 1))).status).toBe(200);
    expect((await upload(padded(IMAGE_BYTES_LIMIT))).status).toBe(413);
  });

  it("is not read any further once it is too large, however it is sent", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1_048_576;
        controller.enqueue(new Uint8Array(1_048_576));
      },
    });
    expect((await stream(endless)).status).toBe(413);
    expect(pulled).toBeLessThan(IMAGE_BYTES_LIMIT + 4 * 1_048_576);
  });

  it("is left at once when its form has too many parts", async () => {
    let parts = 0;
    const many = new ReadableStream<Uint8Array>({
      pull(controller) {
        parts += 1;
        controller.enqueue(Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'));
      },
    });
    expect((await stream(many)).status).toBe(400);
    expect(parts).toBeLessThan(100);
  });

  it("is refused when it is cut off, or when the form is not as forms are", async () => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from("--x\r\n"));
        controller.error(new Error("connection closed"));
      },
    });
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    expect((await stream(broken)).status).toBe(400);
    expect((await stream(`${part}abc`)).status).toBe(400);
    expect((await stream("x".repeat(5_000))).status).toBe(400);
    expect((await stream(`--x\r\n${"a".repeat(9_000)}\r\n--x--`)).status).toBe(400);
    expect(
      (await stream(`${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(99)}--x--`)).status,
    ).toBe(400);
    expect((await stream(`${part.replace("file", "else")}abc\r\n--x--`)).status).toBe(400);
    expect((await stream("{}", "application/json")).status).toBe(415);
  });

  it("waits its turn in a queue that can be full", async () => {
    const fetcher = { get: async () => jpeg, stream: () => Promise.reject(new Error("unused")), close: async () => {} };
    const to = service({ fetcher });
    const all = await Promise.all(
      Array.from({ length: 24 }, () => post(to, "/api/link", { url: "https://a.example/photo" })),
    );
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(22);
    const refused = all.find(({ status }) => status === 503);
    expect(refused?.headers.get("retry-after")).toBe("5");
    expect((await upload(jpeg, to)).status).toBe(200);
  });

  it("is limited per client", async () => {
    const to = service({ clientOf: () => "192.0.2.1" });
    const texts = await Promise.all(Array.from({ length: 61 }, () => upload(Buffer.from("x"), to)));
    expect(texts.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe("IM-03: a picture at an address", () => {
  const names: Record<string, string> = { "photos.example": "127.0.0.1", "inside.example": "192.168.1.4" };
  const guarded = (): GuardedFetcher =>
    createGuardedFetcher({
      ports: [80, 443, port],
      maxBytes: IMAGE_BYTES_LIMIT - 1,
      stepTimeout: 500,
      totalTimeout: 1_000,
      accept: "image/*",
      allow: (address) => address === "127.0.0.1",
      resolve: (host, done) => done(null, [{ address: names[host] ?? "10.0.0.9", family: 4 }]),
    });

  it("is taken like one that is uploaded", async () => {
    const url = `http://photos.example:${port}/photo`;
    const picture = await sent(post(service({ fetcher: guarded() }), "/api/link", { url }));
    expect(picture).toMatchObject({ mime: "image/webp", width: 60, height: 30 });
  });

  it("is refused in the same words whatever is wrong: private, redirected to private, no picture, no address", async () => {
    const to = service({ fetcher: guarded() });
    const at = `http://photos.example:${port}`;
    const urls = [
      "http://inside.example/photo",
      "http://10.0.0.1/photo",
      `${at}/elsewhere`,
      `${at}/page`,
      "file:///etc/passwd",
      "x",
    ];
    const bodies = await Promise.all(
      urls.map(async (url) => {
        const response = await post(to, "/api/link", { url });
        expect(response.status, url).toBe(422);
        return response.text();
      }),
    );
    expect(new Set(bodies).size).toBe(1);
  });
});

describe("pictures that were sent", () => {
  const names = () => readdir(join(folder, "picture-search", "sent"));
  const later = (hours: number) => {
    clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
  };

  it("are gone after a day, also from the disk, or when their sender deletes them", async () => {
    const to = service();
    const [first, second] = [await sent(upload(jpeg, to)), await sent(upload(jpeg, to))];
    expect((await post(to, "/api/file", { id: first.id }, "DELETE")).status).toBe(200);
    expect((await post(to, "/api/picture", { id: first.id })).status).toBe(404);
    expect(await names()).toHaveLength(1);
    later(24);
    expect((await post(to, "/api/picture", { id: second.id })).status).toBe(404);
    await sent(upload(jpeg, to));
    expect(await names()).toHaveLength(1);
    expect((await post(to, "/api/picture", { id: "../../secret" })).status).toBe(400);
  });

  it("never take more room than they may: the oldest go", async () => {
    const pictures = keepSentPictures(join(folder, "picture-search", "sent"), now, { ...KEEP_LIMITS, mostBytes: 250 });
    const kept: string[] = [];
    for (const size of [100, 100, 100]) {
      later(0.01);
      kept.push((await pictures.add({ bytes: Buffer.alloc(size), width: 1, height: 1 })).id);
    }
    const [oldest = "", ...others] = kept;
    expect(await pictures.read(oldest)).toBeUndefined();
    expect(await Promise.all(others.map(async (id) => (await pictures.read(id))?.bytes.length))).toEqual([100, 100]);
    const again = keepSentPictures(join(folder, "picture-search", "sent"), now, { ...KEEP_LIMITS, mostPictures: 1 });
    await again.sweep();
    expect(await names()).toEqual([expect.stringContaining(others[1] ?? "?")]);
  });

  it("are refused while the disk is full, and nothing of them stays", async () => {
    const full: typeof writeFile = () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
    const pictures = keepSentPictures(join(folder, "picture-search", "sent"), now, KEEP_LIMITS, full);
    const response = await upload(jpeg, service({ pictures }));
    expect(response.status).toBe(507);
    expect(await names()).toEqual([]);
  });
});
