import { randomUUID } from "node:crypto";
import { PHOTO_WIDTHS } from "#contract/reviews";
import { services } from "#contract/services";
import { failure, notYet } from "../http/failure";
import { createLimiter, TooBusy } from "../images/limiter";
import { BadPicture, renderPicture } from "../images/render";
import type { Kit } from "../kit";
import { countLoose, dropLooseBefore, insertPhoto } from "./photo-records";
import { changeAsWriter, type Writer } from "./writer";

const DAY_MS = 86_400_000;
/** Photos of one writer that wait for their review. */
const MOST_LOOSE = 12;
const MOST_WAITING = 16;
const BUSY_S = 5;

const [SMALL, LARGE] = PHOTO_WIDTHS;

/** A photo as reviews show it. */
export const photoOf = (id: string) => ({
  id,
  image: { url: `${services.images.mount}/review/${id}/{width}.webp`, widths: [...PHOTO_WIDTHS] },
});

/** The address of a photo in large size, for operators. */
export const photoAddress = (id: string) => `${services.images.mount}/review/${id}/${LARGE}.webp`;

type Store = Pick<Kit, "db" | "now">;

/** Stores a photo of the writer, and returns its id. */
export type PhotoKeeper = (writer: Writer, bytes: Buffer) => Promise<string>;

/**
 * Stores photos as WebP files of our own making, turned upright and without what cameras write in them. 400 for
 * anything that is not a picture or would fill the memory.
 */
export function createPhotoKeeper({ db, now }: Store): PhotoKeeper {
  const inTurn = createLimiter(1, MOST_WAITING);
  return async (writer, sent) => {
    const files = await inTurn(() => render(sent)).catch((error: unknown) => {
      if (error instanceof TooBusy) throw notYet("Too many photos at once.", BUSY_S);
      if (error instanceof BadPicture) throw failure(400, "This is not a photo that can be read.", [issue]);
      throw error;
    });
    return changeAsWriter(db, writer, async (session) => {
      if ((await countLoose(session, writer)) >= MOST_LOOSE) throw failure(429, "Too many photos without a review.");
      const id = randomUUID();
      await insertPhoto(session, { id, ...writer, sentAt: now() }, files);
      return id;
    });
  };
}
const issue = { path: "body.photo", message: "Not a photo." };

async function render(sent: Buffer) {
  const large = await renderPicture(sent, LARGE);
  return [
    { width: LARGE, content: large },
    { width: SMALL, content: await renderPicture(large, SMALL) },
  ];
}

/** Deletes photos whose review was never stored. */
export const forgetLoosePhotos = ({ db, now }: Store): Promise<void> =>
  dropLooseBefore(db, new Date(now().getTime() - DAY_MS));
