import type { PictureWorkerData } from "./worker-calls";

/** What a hasty index is made of, which serves while the whole one is made. */
export interface FirstPictures extends PictureWorkerData {
  /** Not made of fewer pictures than this. */
  from: number;
  /** Pictures that its descriptions are learned from, and products in it. */
  sample: number;
  products: number;
}

/** How much the pictures of a shop are looked at, and how long what is known of them stays in memory. */
export interface LivePicturesSettings extends PictureWorkerData {
  /** Pictures that the descriptions are learned from. */
  sample: number;
  /** More are not compared. */
  most: number;
  /** The index leaves memory when it was not used for so many ms. */
  idleMs: number;
  first: FirstPictures;
}
export const LIVE_SETTINGS: LivePicturesSettings = {
  sample: 1_000,
  most: 200_000,
  rest: 1,
  idleMs: 120_000,
  learning: {},
  first: { from: 500, sample: 200, products: 500, rest: 0.25, learning: { pictures: 150, patches: 40 } },
};
