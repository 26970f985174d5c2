import { barcodeIn } from "../search/barcode";

/** Reads the barcode in what a camera shows now. */
export type ReadBarcode = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMAT = "ean_13";
/** Enough for the bars of a barcode that fills half of it. */
const FRAME_WIDTH = 640;

/** The browser's own reader, or else ours, which is fetched only then. */
export async function loadBarcodeReader(): Promise<ReadBarcode> {
  const own = await ownReader();
  if (own) return own;
  const { decodeBarcode } = await import("./decode-barcode");
  const canvas = document.createElement("canvas");
  return async (video) => {
    const frame = frameOf(video, canvas);
    return frame && decodeBarcode(frame);
  };
}

async function ownReader(): Promise<ReadBarcode | undefined> {
  const { BarcodeDetector: Own } = window as { BarcodeDetector?: DetectorClass };
  // Chromium has the class on systems that cannot read anything with it.
  const formats = await Own?.getSupportedFormats().catch((): string[] => []);
  if (!Own || !formats?.includes(FORMAT)) return undefined;
  const detector = new Own({ formats: [FORMAT] });
  return async (video) => {
    const found = await detector.detect(video).catch(() => []);
    return found.map(({ rawValue }) => barcodeIn(rawValue)).find((code) => code !== undefined);
  };
}

function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  canvas.width = Math.min(FRAME_WIDTH, videoWidth);
  canvas.height = Math.round((videoHeight * canvas.width) / videoWidth);
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  if (!drawing) return undefined;
  drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
  return drawing.getImageData(0, 0, canvas.width, canvas.height);
}
