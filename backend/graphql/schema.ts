import { buildSchema } from "graphql";
import type { OrderStatus } from "#contract/orders";
import type { ReturnStatus } from "#contract/returns";

const statuses: Record<OrderStatus, true> = {
  pending: true,
  paid: true,
  processing: true,
  shipped: true,
  delivered: true,
  cancelled: true,
};
const returnStatuses: Record<ReturnStatus, true> = {
  requested: true,
  approved: true,
  rejected: true,
  received: true,
  refunded: true,
};

/** What a user may ask. Amounts are cents including VAT, moments ISO 8601 in UTC. */
export const schema = buildSchema(`
type Query {
  "Orders of the user, the latest first. An order is one shop's part of a purchase."
  orders(limit: Int = 10, offset: Int = 0, search: String, status: OrderStatus): [Order!]!
  "What the user sends back, the latest first."
  returns(limit: Int = 10, offset: Int = 0): [Return!]!
  "Saved addresses, the default one first."
  addresses: [Address!]!
}
enum OrderStatus { ${Object.keys(statuses).join(" ")} }
type Order {
  id: ID!
  number: String!
  purchaseId: ID!
  purchaseNumber: String!
  "Opens the page of the purchase in any browser, as the link in its mails does."
  access: String!
  placedAt: String!
  status: OrderStatus!
  total: Int!
  shopId: ID!
  shopName: String!
  "Path of the shop's page."
  shopSdp: String
  paidAt: String
  "The last day on which it can be returned; null before it is delivered."
  returnTill: String
  deliveryAddress: OrderAddress!
  products: [OrderProduct!]!
  shippingMethod: String!
  shipments: [Shipment!]!
}
type OrderAddress { name: String! }
type OrderProduct {
  id: ID!
  merchantProductId: String!
  groupId: String!
  name: String!
  picture: String!
  perItem: Int!
  quantity: Int!
  returnableQuantity: Int!
  size: String!
  "Path of the product's page."
  pdpPath: String!
}
enum ReturnStatus { ${Object.keys(returnStatuses).join(" ")} }
type Return {
  "What people see and type."
  reqID: ID!
  orderID: ID!
  orderNumber: String!
  shopName: String!
  status: ReturnStatus!
  createdAt: String!
  "Path of the label's page; null until the return is approved."
  labelUrl: String
  "Why it was rejected."
  decision: String!
  products: [ReturnedProduct!]!
}
type ReturnedProduct { id: ID! quantity: Int! product: ReturnProduct! }
type ReturnProduct {
  id: ID!
  name: String!
  picture: String!
  returnableQuantity: Int!
  updatedAt: String
  perItem: Int!
  size: String!
  pdpPath: String!
}
type Shipment { id: ID! service: String! trackingCode: String! link: String! updates: [ShipmentUpdate!]! }
type ShipmentUpdate { id: ID! message: String! receivedAt: String! }
type Address { publicId: ID! name: String! default: Boolean! data: AddressData! }
type AddressData {
  recipient: String!
  street: String!
  houseNumber: String!
  addition: String!
  postalCode: String!
  city: String!
  country: String!
  phone: String!
}
`);
