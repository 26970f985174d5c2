import type { Pictured, PictureHit } from "./compare/picture-index";
import type { Part } from "./describe/pixels";

/** A product with the bytes of its picture: a photograph, or a drawing as SVG. */
export interface PictureBytes extends Pictured {
  bytes: Uint8Array;
}
export interface FoundPictures {
  hits: PictureHit[];
  words: string[];
}
/** What an index says about itself. */
export interface IndexFacts {
  /** Highest revision of a product that it knows. */
  revision: number;
  /** Pictures in it, and those there were when it was learned. */
  pictures: number;
  learned: number;
}

/** Calls from the main thread to a picture worker, with their results. */
export interface PictureCalls {
  /** Adds pictures to learn from; those that cannot be read are skipped. */
  sample(pictures: Uint8Array[]): void;
  /** Learns from them how to describe pictures. Returns how many there were; with none there is nothing to learn. */
  learn(): number;
  /** Ids of those that are not in the index as they are. */
  missing(products: Pick<Pictured, "id" | "source">[]): string[];
  /** Describes pictures and adds them. */
  take(products: PictureBytes[]): void;
  drop(ids: string[]): void;
  /** Learns the words of all that was taken, and stores the index. */
  finish(folder: string, revision: number): IndexFacts;
  /** Serves an index that was stored. */
  open(folder: string): IndexFacts;
  /** Stores the index that is served. */
  save(folder: string, revision: number): void;
  find(picture: Uint8Array, part: Part, most: number): FoundPictures;
}
export type PictureCallName = keyof PictureCalls;
export interface PictureRequest {
  number: number;
  call: PictureCallName;
  values: unknown[];
}
export interface PictureAnswer {
  number: number;
  value?: unknown;
  error?: string;
}
/** What a worker is started with. */
export interface PictureWorkerData {
  /** Time to rest for each ms of learning, so that it takes only a part of a processor. */
  rest: number;
  /** Differences from LEARN_SETTINGS. */
  learning: Record<string, number>;
}
