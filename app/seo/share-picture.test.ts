import { expect, test } from "vitest";
import { sharePicture } from "./share-picture";

const ours = { type: "image/jpeg", width: 1200, height: 630 };
const hash = "0123456789abcdef01234567";

test.each([
  [`/api/images/remote/${hash}/1200.webp`, { url: `/api/images/share/remote/${hash}.jpg`, ...ours }],
  [
    `https://img.example/v1/remote/${hash}/640.webp`,
    { url: `https://img.example/v1/share/remote/${hash}.jpg`, ...ours },
  ],
  ["/api/images/demo/lamp-wit-17-0.svg", { url: "/api/images/share/demo/lamp-wit-17-0.jpg", ...ours }],
  ["/api/images/logo/BK-4711.svg", { url: "/api/images/share/logo/BK-4711.jpg", ...ours }],
  ["https://cdn.example/a.PNG", { url: "https://cdn.example/a.PNG", type: "image/png" }],
  ["https://cdn.example/a.jpeg", { url: "https://cdn.example/a.jpeg", type: "image/jpeg" }],
])("%s is shared as a raster picture", (picture, expected) => {
  expect(sharePicture(picture)).toEqual(expected);
});

test.each([undefined, "", "/drawing.svg", "https://cdn.example/a.webp", "https://cdn.example/a"])(
  "a page whose picture is %j shares that of the shop",
  (picture) => {
    expect(sharePicture(picture)).toEqual({ url: "/share.png", type: "image/png", width: 1200, height: 630 });
  },
);
