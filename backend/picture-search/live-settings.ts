/** How much the pictures of a shop are looked at, and how long what is known of them stays in memory. */
export interface LivePicturesSettings {
  /** Pictures that the descriptions are learned from. */
  sample: number;
  /** More are not compared. */
  most: number;
  /** Time to rest for each ms of work. */
  rest: number;
  /** The index leaves memory when it was not used for so many ms. */
  idleMs: number;
  /** Differences from LEARN_SETTINGS. */
  learning: Record<string, number>;
}
export const LIVE_SETTINGS: LivePicturesSettings = {
  sample: 1_000,
  most: 200_000,
  rest: 1,
  idleMs: 120_000,
  learning: {},
};
