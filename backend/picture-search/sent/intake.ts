import { PICTURE_SIDE, type SentPicture } from "#contract/picture-search";
import { failure, notYet } from "../../http/failure";
import type { GuardedFetcher } from "../../images/guarded-fetch";
import { createLimiter, TooBusy } from "../../images/limiter";
import { BadPicture, renderPicture, sizeOf } from "../../images/render";
import { type KeptPicture, NoRoomError, type SentPictures } from "./keep";

const DECODES_AT_ONCE = 2;
const MOST_WAITING = 20;
/** Bodies and linked pictures in memory at once: those being decoded, those that wait, and some that are arriving. */
const ARRIVING_AT_ONCE = DECODES_AT_ONCE + MOST_WAITING + 10;
const BUSY_S = 5;

const MIME = "image/webp";
const UNREADABLE = "This is not a picture that can be read.";
/** The same for every reason: what is on the operator's network is nobody's business. */
const NOT_FETCHED = "There is no picture that we can fetch at this address.";

export interface Intake {
  /** Keeps the picture that `receive` delivers. */
  take(receive: () => Promise<Buffer>): Promise<SentPicture>;
  /** Keeps the picture at an address. */
  fetch(address: string): Promise<SentPicture>;
}

export const sentPicture = ({ id, bytes, width, height }: KeptPicture): SentPicture => ({
  id,
  mime: MIME,
  data: bytes.toString("base64"),
  width,
  height,
});

/** What becomes of a picture that is sent or linked: encoded anew, upright and without its metadata, and kept. */
export function createIntake(
  pictures: SentPictures,
  fetcher: Pick<GuardedFetcher, "get">,
  onKept: () => void = () => undefined,
): Intake {
  const inTurn = createLimiter(DECODES_AT_ONCE, MOST_WAITING);
  const arriving = createLimiter(ARRIVING_AT_ONCE, 0);

  async function keep(sent: Buffer): Promise<SentPicture> {
    const bytes = await inTurn(() => renderPicture(sent, PICTURE_SIDE));
    const kept = await pictures.add({ bytes, ...(await sizeOf(bytes)) });
    onKept();
    return sentPicture(kept);
  }
  const notBusy = <T>(work: () => Promise<T>): Promise<T> =>
    arriving(work).catch((error: unknown) => {
      if (error instanceof TooBusy) throw notYet("Too many pictures at once.", BUSY_S);
      if (error instanceof NoRoomError) throw failure(507, "There is no room for pictures now.");
      throw error;
    });

  return {
    take: (receive) =>
      notBusy(async () => {
        const sent = await receive();
        return keep(sent).catch((error: unknown) => {
          throw error instanceof BadPicture ? failure(400, UNREADABLE) : error;
        });
      }),
    fetch: (address) =>
      notBusy(async () => {
        const sent = await fetcher.get(address).catch(() => undefined);
        if (!sent) throw failure(422, NOT_FETCHED);
        return keep(sent).catch((error: unknown) => {
          throw error instanceof BadPicture ? failure(422, NOT_FETCHED) : error;
        });
      }),
  };
}
