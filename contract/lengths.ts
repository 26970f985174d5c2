/** Maximum lengths of user input, in forms and in the services that store it. */
export const LENGTHS = {
  /** Given name, family name. */
  name: 100,
  /** RFC 5321: the longest valid e-mail address. */
  email: 254,
  phone: 30,
  companyName: 150,
  /** Numbers may be typed with spaces and dots. */
  kvk: 20,
  vatId: 30,
  iban: 50,
  /** Name on an account. */
  ibanName: 100,
  representative: 100,
  /** Including the scheme. */
  website: 200,
  recipient: 100,
  street: 100,
  houseNumber: 10,
  addition: 20,
  postalCode: 10,
  city: 80,
  /** The user's own name for an address. */
  addressName: 60,
  promoCode: 40,
  searchTerm: 200,
  /** In euros, with separators. */
  amount: 12,
} as const;
