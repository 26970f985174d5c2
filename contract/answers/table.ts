import * as account from "./account";
import { chatRenamed, chatTurn, chatWhole } from "./assistant";
import { blogArticle, blogList } from "./blog";
import { businessRequest } from "./business";
import type { AnswerOf, CallName } from "./calls";
import { cart } from "./cart";
import * as categories from "./categories";
import * as checkout from "./checkout";
import { ticketOfClick } from "./clicks";
import { recordedConsent } from "./consent";
import * as content from "./content";
import { deskAnswer } from "./desk";
import { feedCheck } from "./feed-check";
import type { Schema } from "./kit";
import { sentNotice } from "./notices";
import { currentOffers } from "./offers";
import { orderReview } from "./order-reviews";
import { cancelled, foundOrder, invoice, withdrawalReceipt } from "./orders";
import { graphAnswer } from "./own-orders";
import { paymentSession } from "./payments";
import { foundByPicture, sentPicture } from "./picture-search";
import { history } from "./prices";
import { productOrMove } from "./product";
import { dealList, moreLike, productList } from "./products";
import { ownReturn, returnLabel, returnList } from "./returns";
import { ownReview, productReviews, sentPhoto, votes, writtenReview } from "./reviews";
import { facetAnswer, facetsAnswer, searchAnswer, suggestionsAnswer } from "./search";
import { soldMoved, soldOrder, soldOrders } from "./sellers";
import { shopList, shopOrMove } from "./shops";
import { routeTable, sitemapPage, siteSettings } from "./site";
import { wishAnswer } from "./wish";

/**
 * Answer schema of each call, by the call's name: lenient, because remote services may send no more than the
 * specification requires. Kept separate from the calls, so that a page can import its calls without their schemas.
 */
export const answers = {
  product: productOrMove,
  productOffers: currentOffers,
  productsById: productList,
  search: searchAnswer,
  moreLikeThis: moreLike,
  facets: facetsAnswer,
  facetFull: facetAnswer,
  suggestions: suggestionsAnswer,
  readWish: wishAnswer,
  priceHistory: history,
  related: productList,
  allShops: shopList,
  allShopsFile: shopList,
  shop: shopOrMove,
  blogPosts: blogList,
  blogPost: blogArticle,
  productReviews,
  shopReviews: productReviews,
  addReview: writtenReview,
  addReviewPhoto: sentPhoto,
  addShopReview: writtenReview,
  orderReview,
  addOrderReview: writtenReview,
  addOrderPhoto: sentPhoto,
  deleteOrderReview: account.done,
  ownReview,
  reviewMails: account.done,
  deleteReview: account.done,
  voteHelpful: votes,
  reportReview: account.done,
  homepageDeals: dealList,
  personalized: productList,
  mostViewedItems: productList,
  relatedViews: productList,
  wishlistProfile: productList,
  recentlyViewedProfile: productList,
  popularTerms: content.terms,
  marketStatus: content.market,
  supportArticle: content.article,
  supportArticles: content.articleList,
  findArticles: content.foundArticles,
  rateArticle: account.done,
  categoriesList: categories.tree,
  categoriesList2: categories.tree,
  categoriesRoutes: categories.routesOf,
  featuredCategories: categories.featuredList,
  mainCategories: categories.mainList,
  categoryData: categories.detail,
  categoryFile: categories.detail,
  categoryFile2: categories.detail,
  siteConfig: siteSettings,
  sitemapProducts: sitemapPage,
  routeNames: routeTable,
  getUserData: account.profile,
  setUserData: account.savedProfile,
  signup: account.savedProfile,
  businesSignup: account.savedProfile,
  businessRequest,
  checkBusiness: businessRequest,
  deskOverview: deskAnswer,
  deskDecide: deskAnswer,
  addViewedProduct: account.done,
  removeViewedProducts: account.done,
  addWishlistProduct: account.done,
  deleteWishlistProduct: account.done,
  addBlogBookmark: account.done,
  deleteBlogBookmark: account.done,
  deleteAccount: account.deletion,
  cancelAccountDeletion: account.done,
  exportUserData: account.everything,
  unsettledOrders: account.unsettledOrders,
  userPreferences: account.preferences,
  addCategory: account.savedPreferences,
  removeCategory: account.savedPreferences,
  deliveryAddresses: account.addressList,
  updateDeliveryAddress: account.addressList,
  sendContact: sentNotice,
  sendNotice: sentNotice,
  recordConsent: recordedConsent,
  clickTicket: ticketOfClick,
  recordClick: account.done,
  checkFeed: feedCheck,
  notifications: account.notificationList,
  readNotifications: account.done,
  subscribeBackInStock: account.done,
  removeBackInStockSubscription: account.done,
  backInStockSubscriptions: account.stockAlertList,
  subscribeByMail: account.done,
  answerStockMail: account.answeredStockMail,
  addProduct: cart,
  removeProduct: cart,
  openCarts: cart,
  deliveryOptions: checkout.deliveryOptions,
  orderOverview: checkout.orderOverview,
  updateDeliveryType: checkout.orderOverview,
  chooseAddress: checkout.orderOverview,
  chooseShippingMethod: checkout.orderOverview,
  addPromocode: checkout.orderOverview,
  removePromocode: checkout.orderOverview,
  placeOrder: checkout.placed,
  findOrder: foundOrder,
  cancelOrder: cancelled,
  orderInvoice: invoice,
  withdraw: withdrawalReceipt,
  sellerOrders: soldOrders,
  sellerOrder: soldOrder,
  acceptSold: soldMoved,
  shipSold: soldMoved,
  deliverSold: soldMoved,
  cancelSold: cancelled,
  graphql: graphAnswer,
  declareReturn: ownReturn,
  returnsOf: returnList,
  returnLabel,
  createSession: paymentSession,
  uploadPicture: sentPicture,
  linkPicture: sentPicture,
  pictureSearch: foundByPicture,
  pictureData: sentPicture,
  deletePicture: account.done,
  chatGreeting: chatTurn,
  chatAsk: chatTurn,
  chatHistory: chatWhole,
  chatRename: chatRenamed,
  chatDelete: account.done,
} satisfies { [Name in CallName]: Schema<AnswerOf<Name>> };
