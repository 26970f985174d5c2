import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ServiceName } from "#contract/services";
import { createKnowledge } from "./assistant/knowledge/knowledge";
import { brandsOf } from "./assistant/remote/brands";
import { createCompletions, type ModelSettings } from "./assistant/remote/completions";
import { createRemoteMind } from "./assistant/remote/remote-mind";
import { assistantRoutes } from "./assistant/routes";
import { joinBroadcast } from "./catalogue/broadcast";
import { type ChangeListeners, createChangeListeners } from "./catalogue/change-listeners";
import type { CatalogueChange } from "./catalogue/changes";
import { categoryCalls, categoryFiles } from "./categories/routes";
import { clickRoutes } from "./clicks/routes";
import { consentRoutes } from "./consents/routes";
import { blogRoutes } from "./content/blog-routes";
import { contentLibrary } from "./content/library";
import { contentPictures } from "./content/pictures";
import { contentFiles } from "./content/routes";
import { deskRoutes } from "./desk/routes";
import { discountRoutes } from "./discounts/routes";
import { createFeeds } from "./feeds/feeds";
import type { Draw } from "./images/drawings";
import { createImages } from "./images/images";
import type { Kit } from "./kit";
import { mailRoutes } from "./mail/mail-routes";
import type { MailQueue } from "./mail/queue";
import { isSent } from "./mail/sent";
import { noticeRoutes } from "./notices/routes";
import { recallRoutes } from "./orders/recall-routes";
import { confirmationKey, createPayments } from "./payment-services";
import type { Stripes } from "./payments/stripes";
import { createPictureSearch } from "./picture-search/picture-search";
import { priceRoutes } from "./prices/routes";
import { productCalls, similarCalls } from "./products/routes";
import { recommendationRoutes } from "./recommendations/routes";
import { moderationRoutes } from "./reviews/moderation-routes";
import { orderReviewRoutes } from "./reviews/order-routes";
import { ownReviewRoutes } from "./reviews/own-routes";
import { photoRoutes } from "./reviews/photo-routes";
import { createPhotoKeeper } from "./reviews/photos";
import { rereadProducts } from "./reviews/reread-products";
import { reviewRoutes } from "./reviews/routes";
import { createSales } from "./sales-services";
import { crawlsFolderId } from "./schedule/folder";
import { createReader } from "./schedule/read-scheduled";
import { scheduleRoutes } from "./schedule/routes";
import { createSchedule } from "./schedule/schedule";
import { createSearch } from "./search/search";
import { sellerRoutes } from "./selling/seller-routes";
import { shopRoutes } from "./shops/routes";
import { siteRoutes } from "./site/routes";
import { articleRoutes } from "./support/article-routes";
import { contactRoutes } from "./support/contact-routes";
import { createUsers } from "./user-services";
import { siteFacts } from "./users/site-facts";
import type { UsersSurroundings } from "./users/surroundings";

export interface Services {
  /** The routes of each service; several modules may contribute to one. */
  parts: Record<ServiceName, OpenAPIHono[]>;
  /** Resolves when search is ready or has failed to start. */
  ready(): Promise<void>;
  /** Whether search works now. */
  searchable(): Promise<boolean>;
  /** How many changed products are not searchable yet; null while there is no index. */
  searchBehind(): Promise<number | null>;
  /** Starts to learn what products look like, after a while. */
  learnPictures(afterMs: number): void;
  /** Starts to read shops on time. */
  startSchedule(): void;
  /** Subscribes to stored changes of the catalogue. */
  onChange: ChangeListeners["onChange"];
  close(): Promise<void>;
}

interface Options {
  /** A PostgreSQL server, which other processes of the same shop may share. */
  databaseUrl: string | undefined;
  /** Draws the pictures of the seed. */
  drawProduct: Draw | undefined;
  /** What the platform takes of shops without a rate of their own, in basis points. */
  commissionBp: number;
  /** Whether the demo shop's courier moves orders on. */
  courier: boolean;
  mails: Pick<MailQueue, "wake">;
  /** Where messages to customer service are mailed to; undefined: the address of the site config. */
  contactMail: string | undefined;
  /** The payment provider. */
  stripes: Stripes;
  /** A language model for the assistant. */
  chatModel: ModelSettings | undefined;
}

/** Creates and connects all backend modules. */
export function createServices(
  kit: Kit,
  surroundings: UsersSurroundings,
  { databaseUrl, drawProduct, commissionBp, courier, mails, contactMail, stripes, chatModel }: Options,
): Services {
  const search = createSearch(kit);
  const images = createImages(kit, { drawProduct, readTextPicture: contentPictures(contentLibrary(kit)) });
  const pictureSearch = createPictureSearch(kit, {
    pictureOf: images.readSmall,
    among: search.among,
    clientOf: surroundings.clientOf,
  });
  // Announced when a request is approved: pages show who sells what.
  const users = createUsers(kit, { ...surroundings, announce: (change) => changes.announce(change) });
  const payments = createPayments(kit, surroundings, stripes, mails);
  const sales = createSales(kit, surroundings, {
    commissionBp,
    endPayment: payments.endPayment,
    wake: payments.wake,
    courier,
    isMailed: (purchaseId) => isSent(kit.db, confirmationKey(purchaseId)),
  });
  const { onChange, announce } = createChangeListeners(kit.log);
  onChange(() => void pictureSearch.catchUp());
  const broadcast = databaseUrl
    ? joinBroadcast({
        url: databaseUrl,
        db: kit.db,
        log: kit.log,
        heard(change) {
          announce(change);
          const failed = (error: unknown) =>
            kit.log.error("search failed to catch up with another process", { error: String(error) });
          search.catchUp().then(() => announce(change), failed);
        },
      })
    : undefined;
  const changes = {
    announce(change: CatalogueChange) {
      announce(change);
      void broadcast?.announce(change);
    },
    async catchUp() {
      // Stock alerts go out even when search has failed to catch up.
      await rereadProducts(kit.db)
        .then(search.catchUp)
        .finally(() => users.sendAlerts());
    },
    behind: search.behind,
  };
  const feeds = createFeeds({ ...kit, changes, images, clientOf: surroundings.clientOf });
  const schedule = createSchedule(kit, {
    read: createReader(kit, feeds.importSource),
    folder: () => crawlsFolderId(kit.dataDir),
  });
  const shops = shopRoutes(kit);
  const brandsAmong = brandsOf(kit.db);
  const model = chatModel && createRemoteMind({ complete: createCompletions(chatModel), log: kit.log, brandsAmong });
  const shopName = async () => (await siteFacts(kit)).shopName;
  const keepPhoto = createPhotoKeeper(kit);
  const photos = photoRoutes(kit, surroundings.checkBearer, keepPhoto);
  const ownReviews = ownReviewRoutes(kit, { ...surroundings, changes });
  return {
    parts: {
      site: [
        siteRoutes(kit),
        noticeRoutes(kit, { ...surroundings, wakeMails: mails.wake }),
        contactRoutes(kit, { ...surroundings, contactMail, wakeMails: mails.wake }),
        consentRoutes(kit, surroundings),
      ],
      content: [categoryFiles(kit), shops.files, contentFiles(kit), articleRoutes(kit, surroundings)],
      search: [productCalls(kit, search.addHighlights), categoryCalls(kit), search.routes],
      products: [
        similarCalls(kit, search.moreLikeThis, search.addHighlights),
        ...users.parts.products,
        ownReviews.products,
      ],
      prices: [priceRoutes(kit)],
      reviews: [
        // Photos first: their limit on bodies is the largest.
        photos.reviews,
        reviewRoutes(kit),
        ownReviews.reviews,
        moderationRoutes(kit, { changes, wakeMails: mails.wake }),
      ],
      webshops: [shops.calls, blogRoutes(kit), sellerRoutes(kit, { changes, commissionBp, shopName })],
      shops: [ownReviews.shops, clickRoutes(kit, surroundings)],
      discounts: [discountRoutes(kit)],
      recommendations: [recommendationRoutes(kit, surroundings.checkBearer, search.moreLikeThis, search.addHighlights)],
      feeds: [feeds.routes, scheduleRoutes(kit, schedule)],
      images: [images.routes, photos.images],
      users: [
        ...users.parts.users,
        mailRoutes(kit, mails),
        deskRoutes(kit, { ...surroundings, changes, returns: sales.returnDesk, wake: payments.wake }),
      ],
      preferences: users.parts.preferences,
      carts: [
        orderReviewRoutes(kit, { ...surroundings, changes, keepPhoto }),
        ...users.parts.carts,
        ...sales.parts.carts,
        recallRoutes(kit, { changes, wake: mails.wake }),
      ],
      payments: payments.parts,
      imagesearch: pictureSearch.routes,
      assistant: [assistantRoutes(kit, { ...surroundings, finder: search, knowledge: createKnowledge(kit), model })],
    },
    ready: () => search.ready(),
    searchable: () => search.answers(),
    searchBehind: search.behind,
    learnPictures: pictureSearch.learn,
    startSchedule: schedule.start,
    onChange,
    async close() {
      await broadcast?.close();
      const all = [
        schedule.close(),
        feeds.close?.(),
        images.close?.(),
        users.close(),
        payments.close(),
        sales.close(),
        pictureSearch.close(),
        search.close(),
      ];
      await Promise.allSettled(all);
    },
  };
}
