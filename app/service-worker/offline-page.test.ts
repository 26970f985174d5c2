import { expect, test } from "vitest";
import { addressInsteadOf, filesIn } from "./offline-page";

test("the files that a document and its styles name are found once each, those of other sites are not", () => {
  const html = `<link rel="stylesheet" href="/assets/frame-abc.css"><img src="/drawings/offline.svg">
    <use href="/assets/icons-abc.svg#heart"></use><script>({"modules":["/assets/x1.js","/assets/frame-abc.css"]})</script>
    <img src="/api/images/c.svg"><link href="/consent.css"><img src="/logo.svg"><a href="/elektronica/">Elektronica</a><img src="https://elders.example/assets/a.svg"><img src="//elders.example/b.svg">`;
  expect(filesIn(html)).toEqual([
    "/assets/frame-abc.css",
    "/drawings/offline.svg",
    "/assets/icons-abc.svg",
    "/assets/x1.js",
    "/logo.svg",
  ]);
  expect(filesIn("@font-face{src:url(/assets/figtree.woff2)}")).toEqual(["/assets/figtree.woff2"]);
});

test("the offline page's address says which page was asked for, without the name of its data", () => {
  const wanted = (address: string) => new URLSearchParams(addressInsteadOf(address).split("?")[1]).get("van");
  expect(wanted("https://shop.example/zoeken/?q=lamp&_data=search")).toBe("/zoeken/?q=lamp");
  expect(wanted("https://shop.example/product/lamp/1/?_data=product")).toBe("/product/lamp/1/");
  expect(addressInsteadOf("https://shop.example/")).toBe("/offline/?van=%2F");
});
