/** Values of what the products of a series differ in, by the label of the property. */
export type Options = Readonly<Record<string, string>>;
/** Brand, price in euros, `name=code` of each model, and its versions. Lists are separated by commas. */
export type SeriesRow = readonly [brand: string, price: number, models: string, options?: Options];
export type Stock = Readonly<Record<string, readonly SeriesRow[]>>;
