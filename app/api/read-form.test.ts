import { expect, test } from "vitest";
import { IMAGE_BYTES_LIMIT } from "#contract/limits";
import { isFormTooLarge, readForm } from "./read-form.server";

const ADDRESS = "https://shop.example/zoeken/afbeelding/";
const TYPE = "multipart/form-data; boundary=x";
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(ADDRESS, { method: "POST", body, headers, duplex: "half" } as RequestInit);
const fieldsOf = async (request: Request) => [...(await readForm(request))];

test("fields and files are read from both kinds of forms, in their order", async () => {
  const sent = new FormData();
  sent.append("adres", "café & zo");
  sent.append("file", new File(["foto"], "mijn foto.png", { type: "image/png" }));
  sent.append("camera", new File([], ""));
  const read = await readForm(post(sent));
  expect([...read.keys()].sort()).toEqual(["adres", "camera", "file"]);
  expect(read.get("adres")).toBe("café & zo");
  const file = read.get("file") as File;
  expect([file.name, file.type, await file.text()]).toEqual(["mijn foto.png", "image/png", "foto"]);
  expect((read.get("camera") as File).size).toBe(0);
  expect(await fieldsOf(post(new URLSearchParams({ a: "1", b: "2" })))).toEqual([
    ["a", "1"],
    ["b", "2"],
  ]);
});

test("a file that is too large is cut at a size that pages refuse", async () => {
  const sent = new FormData();
  sent.append("file", new File([new Uint8Array(IMAGE_BYTES_LIMIT + 5)], "a.jpg"));
  expect(((await readForm(post(sent))).get("file") as File).size).toBe(IMAGE_BYTES_LIMIT);
});

test("a form that is cut off, malformed or without a boundary is an empty one", async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
  const form = new FormData();
  form.append("a", "b");
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error("closed")) });
  expect(await fieldsOf(post(`${part}--x--`, { "content-type": TYPE }))).toEqual([["a", "b"]]);
  for (const body of [`${part}--x\r\n`, "x".repeat(5_000), broken])
    expect(await fieldsOf(post(body, { "content-type": TYPE }))).toEqual([]);
  expect(await fieldsOf(post(form, { "content-type": "multipart/form-data" }))).toEqual([]);
  expect(await fieldsOf(post("{}", { "content-type": "application/json" }))).toEqual([]);
});

test("a form of too many fields, or too long ones, is left where that shows", async () => {
  let parts = 0;
  const many = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts += 1;
      controller.enqueue(Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'));
    },
  });
  expect(await fieldsOf(post(many, { "content-type": TYPE }))).toEqual([]);
  expect(parts).toBeLessThan(200);
  const sent = new FormData();
  sent.append("a", "b".repeat(70_000));
  expect(await fieldsOf(post(sent))).toEqual([]);
});

test("a form that says that it is too large is not read", async () => {
  const large = post(new URLSearchParams({ a: "1" }), { "content-length": String(IMAGE_BYTES_LIMIT + 64 * 1024 + 1) });
  expect(isFormTooLarge(large)).toBe(true);
  expect(await fieldsOf(large)).toEqual([]);
  expect(large.bodyUsed).toBe(false);
});
