import { OpenAPIHono } from "@hono/zod-openapi";
import * as contract from "#contract/picture-search";
import { answerFailure, failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { Log } from "../process/log";
import { pictureId, pictureLink, pictureSearchRequest } from "./request";
import { type Intake, sentPicture } from "./sent/intake";
import type { KeptPicture, SentPictures } from "./sent/keep";
import { receivePicture } from "./sent/receive";

const TEN_MINUTES_S = 600;
/** Per client, who may share an address with others. */
const SENT_LIMIT = 60;
const LINKED_LIMIT = 30;
/** Each change of the crop or of a filter is a search. */
const SEARCHED_LIMIT = 300;

interface Parts {
  log: Log;
  intake: Intake;
  pictures: SentPictures;
  search(picture: KeptPicture, request: contract.PictureSearchRequest): Promise<contract.FoundByPicture>;
  clientOf?: ((headers: Headers) => string | undefined) | undefined;
}

/** The routes of service `imagesearch`. Those of uploads come first: they have a limit on bodies of their own. */
export function pictureSearchRoutes({ log, intake, pictures, search, clientOf }: Parts): OpenAPIHono[] {
  const limited = (points: number) => {
    const needRoom = createRateLimit(points, TEN_MINUTES_S);
    return async (headers: Headers) => {
      const client = clientOf?.(headers);
      if (client !== undefined) await needRoom(client);
    };
  };
  const [maySend, mayLink, maySearch] = [limited(SENT_LIMIT), limited(LINKED_LIMIT), limited(SEARCHED_LIMIT)];
  const known = async (id: string): Promise<KeptPicture> => {
    const picture = await pictures.read(id);
    if (!picture) throw failure(404, "This picture is gone.");
    return picture;
  };
  const busy = { 429: "Too many pictures", 503: "Too many pictures at once", 507: "No room for pictures" };

  const uploads = new OpenAPIHono();
  uploads.onError((error, c) => answerFailure(log, error, c));
  const uploadFailures = { ...busy, 400: "Not a picture", 413: "Too large", 415: "Not a form" };
  serveHttp(uploads, contract.uploadPicture, { failures: uploadFailures }, async (_, c) => {
    await maySend(c.req.raw.headers);
    return intake.take(() => receivePicture(c.req.raw));
  });

  const routes = createRoutes({ log });
  const linkFailures = { ...busy, 422: "Nothing to fetch at this address" };
  serveHttp(routes, contract.linkPicture, { body: pictureLink, failures: linkFailures }, async ({ body }, c) => {
    await mayLink(c.req.raw.headers);
    return intake.fetch(body.url);
  });
  const searchFailures = { 404: "The picture is gone", 429: "Too many searches", 503: "Not ready yet" };
  const asked = { body: pictureSearchRequest, failures: searchFailures };
  serveHttp(routes, contract.pictureSearch, asked, async ({ body }, c) => {
    await maySearch(c.req.raw.headers);
    return search(await known(body.id), body);
  });
  const gone = { 404: "The picture is gone" };
  serveHttp(routes, contract.pictureData, { body: pictureId, failures: gone }, async ({ body }) =>
    sentPicture(await known(body.id)),
  );
  serveHttp(routes, contract.deletePicture, { body: pictureId }, async ({ body }) => {
    await pictures.remove(body.id);
    return { ok: true };
  });
  return [uploads, routes];
}
