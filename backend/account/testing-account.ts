import * as addresses from "#contract/addresses";
import type { Call } from "#contract/call";
import * as preferences from "#contract/preferences";
import * as profile from "#contract/profile";
import * as stock from "#contract/stock-alerts";
import { writeReview } from "../reviews/write";
import { chatMessages, chats } from "../storage/tables-assistant";
import { reviewPhotos } from "../storage/tables-reviews";
import { shopMembers } from "../storage/tables-selling";
import { operators } from "../storage/tables-users";
import { signupOf, type TestUsers } from "../users/testing";
import { reviewBusiness } from "./business/decide";

/** A delivery address as a form sends it. */
export const home = (more: object = {}) => ({
  name: "Thuis",
  default: false,
  deleted: false,
  address: {
    recipient: "J. de Vries",
    street: "Dorpsstraat",
    houseNumber: "14",
    addition: "a",
    postalCode: "1012js",
    city: "Amsterdam",
    country: "NL",
    phone: "",
    ...more,
  },
});

/** A request for a business account as a form sends it. */
export const businessForm = (more: object = {}) => ({
  ...signupOf(),
  companyName: "De Vries Wonen",
  kvk: "1234 5678",
  vatId: "nl 0044.95.445.b01",
  iban: "NL91 ABNA 0417 1643 00",
  website: "devries.example",
  phone: "020 123 45 67",
  address: { street: "Dam", houseNumber: "1", addition: "", postalCode: "1012js", city: "Amsterdam", country: "NL" },
  ibanName: "De Vries Wonen B.V.",
  representative: "Jip de Vries",
  certified: true,
  ...more,
});

/** Signs up and adds an entry to every list. */
export async function fillAccount(test: TestUsers, sub: string): Promise<void> {
  const steps: [Call, unknown][] = [
    [profile.businesSignup, businessForm()],
    [profile.setUserData, { phone: "0612345678", pocChatData: [{ id: "chat-1" }] }],
    [profile.addWishlistProduct, { id: "1" }],
    [profile.addViewedProduct, { id: "1" }],
    [profile.addViewedProduct, { id: "2" }],
    [profile.addBlogBookmark, { id: "post-1" }],
    [preferences.addCategory, { category: "elektronica.telefoons" }],
    [stock.subscribeBackInStock, { id: "7" }],
    [addresses.updateDeliveryAddress, home({ street: `${sub}straat` })],
  ];
  for (const [call, body] of steps) {
    const { status, body: answer } = await test.ask(call, sub, { body });
    if (status !== 200) throw new Error(`${call.name}: ${status} ${JSON.stringify(answer)}`);
  }
  await reviewBusiness(test.kit, { publicOrigin: () => "" }, sub, { status: "in_review", message: "" });
  const { orm } = test.kit.db;
  await orm.insert(operators).values({ userId: sub, since: test.kit.now() });
  await orm.insert(shopMembers).values({ shopId: "s1", userId: sub, role: "employee", since: test.kit.now() });
  const opinion = { rating: 4, title: "Goed", text: "Doet het.", pros: [], cons: [], photos: [] };
  const { id } = await writeReview(test.kit, { userId: sub }, { productId: "2" }, opinion);
  const photo = { id: `photo-of-${sub}`, userId: sub, reviewId: id, sentAt: test.kit.now() };
  await orm.insert(reviewPhotos).values(photo);
  const at = test.kit.now();
  await orm.insert(chats).values({ id: `chat-of-${sub}`, userId: sub, state: {}, turns: 1, createdAt: at, usedAt: at });
  const said = { chatId: `chat-of-${sub}`, askId: "1", role: "user" as const, text: `Hier ${sub}`, at };
  await orm.insert(chatMessages).values({ ...said, blocks: [], engine: "embedded" });
}
