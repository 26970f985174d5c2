import BinaryBitmap from "@zxing/library/esm/core/BinaryBitmap";
import GlobalHistogramBinarizer from "@zxing/library/esm/core/common/GlobalHistogramBinarizer";
import EAN13Reader from "@zxing/library/esm/core/oned/EAN13Reader";
import RGBLuminanceSource from "@zxing/library/esm/core/RGBLuminanceSource";
import { barcodeIn } from "../search/barcode";

/** Pixels as a canvas gives them: red, green, blue and opacity. */
interface Frame {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The EAN-13 in a frame of the camera, for browsers that cannot read barcodes themselves. */
export function decodeBarcode(frame: Frame): string | undefined {
  try {
    const source = new RGBLuminanceSource(greyOf(frame), frame.width, frame.height);
    const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(source));
    return barcodeIn(new EAN13Reader().decode(bitmap).getText());
  } catch {
    return undefined; // the library throws when it finds none
  }
}

function greyOf({ data, width, height }: Frame): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at++) {
    const from = at * 4;
    // Green counts twice, as in the library's own reading of colours.
    grey[at] = ((data[from] ?? 0) + 2 * (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) >> 2;
  }
  return grey;
}
