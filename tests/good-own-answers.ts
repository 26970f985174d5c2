export const address = {
  recipient: "Noor de Wit",
  street: "Dorpsstraat",
  houseNumber: "1",
  addition: "bis",
  postalCode: "1234 AB",
  city: "Utrecht",
  country: "NL",
  phone: "0301234567",
  company: { name: "De Wit B.V.", vatId: "NL000099998B57" },
};
export const point = {
  id: "pp-1",
  name: "Primera Utrecht",
  street: "Kerkstraat",
  houseNumber: "5",
  postalCode: "1234 CD",
  city: "Utrecht",
  hours: "ma-za 9.00-18.00",
  distance: 450,
};
export const shipments = [
  {
    id: "z1",
    service: "PostNL",
    trackingCode: "3SABCD",
    link: "https://post.example/3SABCD",
    updates: [{ id: "u1", message: "Onderweg", receivedAt: "2026-11-23T10:03:00.000Z" }],
  },
];

const ownReturn = {
  reqID: "R7KQ2M9XRTW4",
  orderID: "o1",
  orderNumber: "7KQ2M9XRTW4-1",
  shopName: "Klushal",
  status: "approved",
  createdAt: "2026-11-24T10:00:00.000Z",
  labelUrl: "/retourlabel/R7KQ2M9XRTW4/?sleutel=k1",
  decision: "",
  products: [
    {
      id: "l1",
      quantity: 1,
      product: {
        id: "100001",
        name: "Boormachine",
        picture: "/api/images/p/1.svg",
        returnableQuantity: 1,
        updatedAt: "2026-11-24T11:00:00.000Z",
        perItem: 4995,
        size: "",
        pdpPath: "/product/boormachine/100001/",
      },
    },
  ],
};

/** Answers about what a user ordered and sends back. */
export const ownAnswers = {
  declareReturn: ownReturn,
  returnsOf: { returns: [ownReturn] },
  returnLabel: {
    reqID: "R7KQ2M9XRTW4",
    code: "ER-R7KQ2M9XRTW4",
    service: "Etalage Retour",
    orderNumber: "7KQ2M9XRTW4-1",
    to: { name: "Klushal B.V.", street: "Industrieweg 4", postalCode: "3500 AA", city: "Utrecht", country: "NL" },
    from: address,
    products: [{ name: "Boormachine", quantity: 1 }],
    dropOff: [point],
  },
  graphql: {
    orders: [
      {
        id: "o1",
        number: "7KQ2M9XRTW4-1",
        purchaseId: "p1",
        access: "k1",
        placedAt: "2026-11-22T10:00:00.000Z",
        status: "shipped",
        total: 10485,
        shopId: "s1",
        shopName: "Klushal",
        shopSdp: "/shop/klushal.example/",
        paidAt: "2026-11-22T10:03:00.000Z",
        returnTill: "2026-12-08",
        deliveryAddress: { name: "Noor de Wit" },
        products: [
          {
            merchantProductId: "KH-1",
            groupId: "",
            name: "Boormachine",
            picture: "/api/images/p/1.svg",
            perItem: 4995,
            quantity: 2,
            returnableQuantity: 2,
            size: "",
            pdpPath: "/product/boormachine/100001/",
          },
        ],
        shippingMethod: "Bezorgd aan huis",
        shipments: shipments,
      },
    ],
    more: [{ id: "o0" }],
    returns: [ownReturn],
    moreReturns: [{ reqID: "R2" }],
    addresses: [
      {
        publicId: "a1",
        name: "Thuis",
        default: true,
        data: {
          recipient: "Noor de Wit",
          street: "Dorpsstraat",
          houseNumber: "1",
          addition: "bis",
          postalCode: "1234 AB",
          city: "Utrecht",
          country: "NL",
          phone: "0301234567",
        },
      },
    ],
  },
};
