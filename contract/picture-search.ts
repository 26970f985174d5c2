import type { FoundByPicture, SentPicture } from "./answers/picture-search";
import { defineCall } from "./call";
import type { SearchFilters } from "./search";

export type { FoundByPicture, PictureCategory, PictureResult, SentPicture } from "./answers/picture-search";

/** At most this many results, whatever is asked for. */
export const PICTURE_RESULTS = 60;
/** Pictures that were sent are deleted after this many hours. */
export const PICTURE_HOURS = 24;
/** Longest side in px of a picture as it is kept and given back. */
export const PICTURE_SIDE = 1_024;
/** The only field of the form that a picture is sent in. */
export const PICTURE_FIELD = "file";

/** IM-11: the part of a picture to search by, in px of its natural size. Corners outside it are clamped. */
export interface PictureCrop {
  width: number;
  height: number;
  top_left: [x: number, y: number];
  bottom_right: [x: number, y: number];
}

export interface PictureSearchRequest extends PictureCrop {
  id: string;
  filters?: SearchFilters;
  /** Adult products are left out unless true. */
  adult?: boolean;
  /** Marketplace-only categories are left out unless true (CT-03). */
  marketplace?: boolean;
  /** PICTURE_RESULTS by default. */
  size?: number;
}

/**
 * IM-02: sends a picture as `multipart/form-data`, field PICTURE_FIELD, of less than IMAGE_BYTES_LIMIT bytes. 400 when it
 * is no picture that can be read, 413 when it is too large, 503 when too many wait, 507 when there is no room.
 */
export const uploadPicture = defineCall<{ body: FormData }, SentPicture>({
  name: "uploadPicture",
  service: "imagesearch",
  method: "POST",
  path: "/api/file",
  bearer: "optional",
});

/** IM-03: fetches the picture at a public address. 422 for an address that is not fetched, whatever the reason. */
export const linkPicture = defineCall<{ body: { url: string } }, SentPicture>({
  name: "linkPicture",
  service: "imagesearch",
  method: "POST",
  path: "/api/link",
});

/** IM-04. 404 when the picture is gone, 503 while there is nothing to compare it with yet. */
export const pictureSearch = defineCall<{ body: PictureSearchRequest }, FoundByPicture>({
  name: "pictureSearch",
  service: "imagesearch",
  method: "POST",
  path: "/api/img2",
});

/** A picture that was sent before; 404 when it is gone. */
export const pictureData = defineCall<{ body: { id: string } }, SentPicture>({
  name: "pictureData",
  service: "imagesearch",
  method: "POST",
  path: "/api/picture",
});

/** Deletes a picture that was sent; whoever knows its id may. `ok` also when it was gone. */
export const deletePicture = defineCall<{ body: { id: string } }, { ok: true }>({
  name: "deletePicture",
  service: "imagesearch",
  method: "DELETE",
  path: "/api/file",
});
