import { expect, test } from "vitest";
import { thumbnailSize } from "./thumbnail";

test.each([
  [
    { width: 1_024, height: 512 },
    { width: 320, height: 160 },
  ],
  [
    { width: 3, height: 4_000 },
    { width: 1, height: 320 },
  ],
  [
    { width: 200, height: 100 },
    { width: 200, height: 100 },
  ],
])("the thumbnail of %j is %j (IM-10)", (picture, expected) => expect(thumbnailSize(picture)).toEqual(expected));
