import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestKit, type TestKit } from "../feeds/test-kit";
import { createImages, type Images } from "./images";

let test: TestKit;
let images: Images;
let fetched: string[] = [];
let answer: (url: string) => Promise<Buffer>;
let photo: Buffer;
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';
const drawProduct = (file: string) => (file === "wasmachine-wit-17-0.svg" ? SQUARE : null);

beforeAll(async () => {
  test = await openTestKit();
  photo = await sharp({ create: { width: 1000, height: 500, channels: 4, background: "#f000" } })
    .png()
    .toBuffer();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => {
  fetched = [];
  answer = async () => photo;
  const fetcher = {
    get: (url: string) => {
      fetched.push(url);
      return answer(url);
    },
    stream: () => Promise.reject(new Error("not used")),
    close: async () => undefined,
  };
  images = createImages(test.kit, { fetcher, drawProduct });
});

async function adopt(url: string): Promise<(width: number) => string> {
  const [image] = await images.adopt([url]);
  return (width) => (image?.url ?? "").replace("/api/images", "").replace("{width}", String(width));
}
const get = async (path: string) => images.routes.request(path);
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
};

describe("a picture of elsewhere", () => {
  it("is taken under an address of our own, the same each time, without being fetched", async () => {
    const twice = await images.adopt(["https://a.example/1.jpg", "https://a.example/2.jpg", "https://a.example/1.jpg"]);
    expect(twice[0]).toEqual(twice[2]);
    expect(twice[0]?.url).toMatch(/^\/api\/images\/remote\/[0-9a-f]{24}\/\{width\}\.webp$/);
    expect(twice[0]?.widths).toEqual([160, 320, 640, 1200]);
    expect(await images.adopt([])).toEqual([]);
    expect(fetched).toEqual([]);
  });

  it("is fetched once for all widths, made to fit and never enlarged, on white", async () => {
    const path = await adopt("https://a.example/once.png");
    const [small, large] = await Promise.all([get(path(160)), get(path(1200)), get(path(160))]);
    expect(small.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await small.clone().arrayBuffer());
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
    expect(await sizeOf(small)).toEqual({ width: 160, height: 80, format: "webp" });
    expect(await sizeOf(large)).toEqual({ width: 1000, height: 500, format: "webp" });
    expect(fetched).toEqual(["https://a.example/once.png"]);
    const known = await test.rows("select width, height from remote_images where source_url like '%once.png'");
    expect(known).toEqual([{ width: 1000, height: 500 }]);
  });

  it("comes from disk afterwards, and no half-written file stays", async () => {
    const path = await adopt("https://a.example/disk.png");
    await get(path(320));
    answer = () => Promise.reject(new Error("may not be asked"));
    expect(await sizeOf(await get(path(320)))).toMatchObject({ width: 320 });
    expect(await sizeOf(await get(path(640)))).toMatchObject({ width: 640 });
    const files = await readdir(join(test.kit.dataDir, "images"), { recursive: true });
    expect(files.filter((file) => file.endsWith(".tmp"))).toEqual([]);
  });

  it.each([
    ["cannot be reached", () => Promise.reject(new Error("no"))],
    ["is a web page", async () => Buffer.from("<html>")],
    ["is a drawing with its own commands", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["is cut off", async () => photo.subarray(0, 60)],
    ["only begins like a picture", async () => Buffer.concat([photo.subarray(0, 12), Buffer.alloc(500, 7)])],
    ["is empty", async () => Buffer.alloc(0)],
  ])("that %s is a calm placeholder for a minute", async (name, reply) => {
    answer = reply;
    const path = await adopt(`https://a.example/${encodeURIComponent(name)}`);
    const response = await get(path(320));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("that is larger than memory allows is refused by its measures", async () => {
    answer = () =>
      sharp({ create: { width: 9000, height: 9000, channels: 3, background: "red" } })
        .png()
        .toBuffer();
    const path = await adopt("https://a.example/bomb.png");
    expect((await get(path(160))).headers.get("content-type")).toContain("svg");
  });

  it("of a dead host is asked for less and less, and again once it lives", async () => {
    answer = () => Promise.reject(new Error("dead"));
    const path = await adopt("https://dead.example/1.png");
    const attempts = async (minutes: number) => {
      test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000);
      const before = fetched.length;
      await Promise.all([get(path(160)), get(path(320))]);
      return fetched.length - before;
    };
    expect(await attempts(0)).toBe(1);
    expect(await attempts(0.5)).toBe(0);
    expect(await attempts(0.6)).toBe(1);
    expect(await attempts(1.5)).toBe(0);
    expect(await attempts(0.6)).toBe(1);
    answer = async () => photo;
    expect(await attempts(5)).toBe(1);
    expect((await get(path(160))).headers.get("content-type")).toBe("image/webp");
  });

  it.each(["/remote/000000000000000000000000/160.webp", "/remote/zz/160.webp", "/remote/..%2f..%2fetc/160.webp"])(
    "that nobody told us of is not found: %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect(fetched).toEqual([]);
    },
  );

  it.each(["161.webp", "0160.webp", "160.png", "160.webp.webp", "-1.webp"])("has no version %s", async (file) => {
    const path = await adopt("https://a.example/1.jpg");
    expect((await get(path(160).replace("160.webp", file))).status).toBe(404);
  });
});

describe("a drawing", () => {
  it("of a product is the same for ever and may do nothing but be looked at", async () => {
    const response = await get("/demo/wasmachine-wit-17-0.svg");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(await response.text()).toBe(SQUARE);
    expect(await (await get("/demo/wasmachine-wit-17-0.svg")).text()).toBe(SQUARE);
  });

  it.each(["/demo/kanon-wit-1-0.svg", "/demo/wasmachine-wit-17-0.png", "/logo/bk-1.svg", "/logo/ABCD-1.svg"])(
    "that nobody can draw is not found: %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("of a product is not found in a shop that draws none", async () => {
    const { routes } = createImages(test.kit);
    expect((await routes.request("/demo/wasmachine-wit-17-0.svg")).status).toBe(404);
    expect((await routes.request("/share/demo/wasmachine-wit-17-0.jpg")).status).toBe(404);
  });

  it("of a built category comes in two colours", async () => {
    expect(await (await get("/category/1239.svg")).text()).toMatch(/^<svg /);
    expect(await (await get("/category/1239-primary.svg")).text()).toContain("#0b5c6b");
    expect((await get("/category/toString.svg")).status).toBe(404);
  });

  it("of a logo is served like it", async () => {
    expect(await (await get("/logo/BK-1.svg")).text()).toMatch(/^<svg /);
  });
});

describe("a picture for sharing", () => {
  it("is a JPEG of 1200 by 630 of a picture from elsewhere, whole and on white", async () => {
    const path = await adopt("https://a.example/share.png");
    const [, hash = ""] = /remote\/([0-9a-f]{24})/.exec(path(160)) ?? [];
    const response = await get(`/share/remote/${hash}.jpg`);
    expect([response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
      "image/jpeg",
      "public, max-age=31536000, immutable",
    ]);
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(await sizeOf(response)).toEqual({ width: 1200, height: 630, format: "jpeg" });
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
    await get(`/share/remote/${hash}.jpg`);
    expect(fetched).toEqual(["https://a.example/share.png"]);
  });

  it.each(["/share/demo/wasmachine-wit-17-0.jpg", "/share/logo/BK-4711.jpg"])(
    "is made of a drawing: %s",
    async (path) => {
      expect(await sizeOf(await get(path))).toEqual({ width: 1200, height: 630, format: "jpeg" });
    },
  );

  it("comes later when the picture cannot be had now, and is not kept", async () => {
    const path = await adopt("https://a.example/share-gone.png");
    answer = () => Promise.reject(new Error("gone"));
    const [, hash = ""] = /remote\/([0-9a-f]{24})/.exec(path(160)) ?? [];
    const response = await get(`/share/remote/${hash}.jpg`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
  });

  it.each([
    "/share/demo/onzin.jpg",
    "/share/logo/x.jpg",
    "/share/remote/abc.jpg",
    "/share/remote/0123456789abcdef01234567.jpg",
    "/share/constructor/a.jpg",
    "/share/demo/..%2f..%2fa.jpg",
  ])("is not made of %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
