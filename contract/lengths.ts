/** The most characters of what people fill in, in forms and in the services that keep it. */
export const LENGTHS = {
  /** Given name, family name. */
  name: 100,
  /** RFC 5321: the longest address that mail can be sent to. */
  email: 254,
  phone: 30,
  companyName: 150,
  /** Numbers are typed with spaces and dots. */
  kvk: 20,
  vatId: 30,
  iban: 50,
  /** With its scheme. */
  website: 200,
  recipient: 100,
  street: 100,
  houseNumber: 10,
  addition: 20,
  postalCode: 10,
  city: 80,
  /** What somebody calls an address. */
  addressName: 60,
  searchTerm: 200,
  /** In euros, with dots and a comma. */
  amount: 12,
} as const;
