import { PICTURE_RESULTS, type PictureSearchRequest } from "#contract/picture-search";
import { slugsOfKey } from "~/paths";
import { searchArguments, searchRequest } from "../search/search-request";
import { type Crop, cropData, type Size, wholePicture } from "./crop";
import type { PictureAddress } from "./picture-address";

interface Reading {
  adult: boolean;
  marketplace: boolean;
}

/** A search by a picture or a part of it, narrowed by the filters of an ordinary search. */
export function pictureRequest(
  { picture, category, state }: PictureAddress,
  size: Size,
  crop: Crop | null,
  { adult, marketplace }: Reading,
): PictureSearchRequest {
  const { filters } = searchRequest(
    searchArguments(state, { slugs: slugsOfKey(category), mobile: false, adult, marketplace }),
  );
  return {
    id: picture,
    ...(crop ? cropData(crop, size) : wholePicture(size)),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
    adult,
    marketplace,
    size: PICTURE_RESULTS,
  };
}
