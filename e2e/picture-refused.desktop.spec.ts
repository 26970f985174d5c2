import { IMAGE_BYTES_LIMIT } from "../contract/limits";
import { expect, test } from "./fixtures";
import { photograph } from "./photograph";

test("a file of 10 MB is refused where it is chosen, and a dead service says so and loses nothing (IM-06, IM-07)", async ({
  page,
  request,
  catalogue,
}) => {
  await page.goto("/zoeken/afbeelding/");
  await expect(page.getByText("Of sleep een foto hierheen")).toBeAttached();
  const form = page.getByRole("form", { name: "Zoeken met een foto" });
  const large = { name: "groot.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(IMAGE_BYTES_LIMIT) };
  await page.getByLabel("Kies een foto").setInputFiles(large);
  await expect(form.getByRole("alert")).toContainText("een afbeelding moet kleiner zijn dan 10 MB");
  await page.route("**/api/imagesearch/**", (route) => route.abort());
  await page.getByLabel("Kies een foto").setInputFiles(await photograph(request, catalogue));
  await expect(form.getByRole("alert")).toContainText("Het uploaden is niet gelukt");
  await page.unroute("**/api/imagesearch/**");
  await page.getByLabel("Kies een foto").setInputFiles(await photograph(request, catalogue));
  await page.waitForURL(/\?foto=/);
  await page.getByRole("button", { name: "Verwijder mijn foto" }).click();
  await expect(page.getByText("Je foto is verwijderd.")).toBeVisible();
});
