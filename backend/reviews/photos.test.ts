import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Call, CallInput } from "#contract/call";
import * as contract from "#contract/reviews";
import { readEverything } from "../account/export-records";
import type { Kit } from "../kit";
import { insertRows } from "../storage/bulk";
import { users } from "../storage/tables-users";
import { openTestShop } from "../storage/testing";
import { checkBearer } from "../users/testing";
import { decideReview } from "./moderate";
import { ownReviewRoutes } from "./own-routes";
import { photoRoutes } from "./photo-routes";
import { createPhotoKeeper, forgetLoosePhotos } from "./photos";
import { reviewRoutes } from "./routes";

let kit: Kit;
let parts: ReturnType<typeof openParts>;
let now = new Date("2026-11-21T12:00:00Z");
/** A wide photo, stored on its side by a camera that knows where it is. */
let onItsSide: Buffer;

function openParts() {
  const photos = photoRoutes(kit, checkBearer, createPhotoKeeper(kit));
  const changes = { announce: () => undefined, catchUp: async () => undefined };
  const own = ownReviewRoutes(kit, { checkBearer, changes });
  return { products: [own.products], reviews: [photos.reviews, own.reviews, reviewRoutes(kit)], images: photos.images };
}
beforeAll(async () => {
  kit = await openTestShop({ now: () => now });
  const people = ["anna", "bob"].map((id) => ({
    id,
    givenName: id,
    email: `${id}@mail.example`,
    termsAcceptedAt: now,
    createdAt: now,
  }));
  await insertRows(kit.db, users, people);
  parts = openParts();
  onItsSide = await sharp({ create: { width: 40, height: 80, channels: 3, background: "#c00" } })
    .withExif({ IFD3: { GPSLatitude: "52/1 5/1 0/1" }, IFD0: { Make: "Camera" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}, 60_000);
afterAll(() => kit.db.close());

async function ask<I extends CallInput, O>(call: Call<I, O>, sub: string, input: I) {
  const path = `${call.path}?${new URLSearchParams(input.query as Record<string, string>)}`;
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${sub}` };
  const init = { method: call.method, headers, ...(input.body ? { body: JSON.stringify(input.body) } : {}) };
  const routes = call.service === "products" ? parts.products : parts.reviews;
  let response = new Response("{}", { status: 404 });
  for (const one of routes) {
    response = await one.request(path, init);
    if (response.status !== 404) break;
  }
  return { status: response.status, body: (await response.json()) as O };
}
const send = (sub: string, bytes: Buffer) =>
  ask(contract.addReviewPhoto, sub, { body: { photo: bytes.toString("base64") } });
const idOf = async (sub: string) => (await send(sub, onItsSide)).body.id;
const opinion = { rating: 4, title: "Goed", text: "Doet het.", pros: [], cons: [] };
const write = (sub: string, productId: string, photos: string[]) =>
  ask(contract.addReview, sub, { body: { ...opinion, productId, photos } });
const open = (id: string, width = 1200) => parts.images.request(`/review/${id}/${width}.webp`);
const shownOf = async (product: string) =>
  (await ask(contract.productReviews, "anna", { query: { product } })).body.reviews.flatMap(({ photos }) => photos);
const ownIds = async (sub: string, productId: string) =>
  ((await ask(contract.ownReview, sub, { query: { productId } })).body.review?.photos ?? []).map(({ id }) => id);

it("a photo is turned upright, loses what the camera wrote in it, and is served in two widths", async () => {
  const id = await idOf("anna");
  const served = Buffer.from(await (await open(id)).arrayBuffer());
  const { width, height, format, exif, orientation } = await sharp(served).metadata();
  expect({ width, height, format, exif, orientation }).toEqual({ width: 80, height: 40, format: "webp" });
  expect((await open(id, 320)).status).toBe(200);
  for (const [wrong, size] of [
    ["nee", 320],
    [id, 640],
  ] as const)
    expect((await open(wrong, size)).status).toBe(404);
});

it("what is no photo, or would fill the memory, is refused with the field", async () => {
  const bomb = sharp({ create: { width: 9000, height: 9000, channels: 3, background: "red" } }).png();
  const jpegClothes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<svg xmlns='x'/>")]);
  for (const bytes of [await bomb.toBuffer(), Buffer.from("<svg/>"), jpegClothes, onItsSide.subarray(0, 90)]) {
    const { status, body } = await send("anna", bytes);
    expect([status, body]).toMatchObject([400, { error: { issues: [{ path: "body.photo" }] } }]);
  }
  expect((await send("anna", Buffer.alloc(0))).status).toBe(400);
  expect((await send("anna", Buffer.alloc(10_000_000))).status).toBe(413);
  expect((await send("nobody", onItsSide)).status).toBe(404);
});

it("photos without a purchase wait with their review; the operator shows it, and hiding it changes their addresses", async () => {
  const ids = [await idOf("anna"), await idOf("anna")];
  const { review } = (await write("anna", "5", ids)).body;
  expect(review).toMatchObject({ state: "held", stateReason: "er zijn foto's bij" });
  expect(review.photos.map(({ id }) => id)).toEqual(ids);
  expect(await shownOf("5")).toEqual([]);
  expect((await open(ids[0] ?? "")).headers.get("cache-control")).toBe("private, no-store");

  await decideReview(kit, review.id, "show", "");
  expect((await shownOf("5")).map(({ id }) => id)).toEqual(ids);
  expect((await open(ids[0] ?? "")).headers.get("cache-control")).toBe("public, max-age=3600");
  expect((await write("anna", "5", ids.toReversed())).body.review.state).toBe("visible");

  await decideReview(kit, review.id, "hide", "Dit mag niet.");
  expect((await open(ids[0] ?? "")).status).toBe(404);
  const moved = await ownIds("anna", "5");
  expect((await open(moved[0] ?? "")).headers.get("cache-control")).toBe("private, no-store");
  expect((await write("anna", "5", moved)).body.review.state).toBe("held");
});

it("a review takes only photos of its writer, at most four, each once; those it drops are deleted", async () => {
  const mine = [await idOf("bob"), await idOf("bob")];
  const theirs = await idOf("anna");
  for (const photos of [[theirs], [...mine, "gone"], [...mine, ...mine], ["1", "2", "3", "4", "5"]])
    expect((await write("bob", "7", photos)).status, photos.join()).toBe(400);
  expect((await write("bob", "7", mine)).status).toBe(200);
  expect((await write("bob", "8", mine)).status).toBe(400);
  await write("bob", "7", mine.slice(1));
  expect([(await open(mine[0] ?? "")).status, (await open(mine[1] ?? "")).status]).toEqual([404, 200]);
  const { id } = (await ask(contract.ownReview, "bob", { query: { productId: "7" } })).body.review ?? { id: "" };
  await ask(contract.deleteReview, "bob", { body: { id } });
  expect((await open(mine[1] ?? "")).status).toBe(404);
});

it("photos without a review go after a day, others with the account; the export says where they are", async () => {
  const kept = await idOf("bob");
  await write("bob", "6", [kept]);
  const loose = await idOf("bob");
  const { review_photos: exported } = await readEverything(kit.db, "bob");
  expect(exported).toContainEqual(expect.objectContaining({ address: `/api/images/review/${kept}/1200.webp` }));
  await forgetLoosePhotos(kit);
  expect((await open(loose)).status).toBe(200);
  now = new Date("2026-11-22T13:00:00Z");
  await forgetLoosePhotos(kit);
  expect([(await open(loose)).status, (await open(kept)).status]).toEqual([404, 200]);
  await kit.db.query("delete from users where id = 'bob'");
  expect((await open(kept)).status).toBe(404);
  expect((await kit.db.query("select 1 from review_photo_files where photo_id = $1", [kept])).rows).toEqual([]);
});
