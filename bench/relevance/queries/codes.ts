import { exactly } from "../wish";
import type { Labels } from "./labels";

/** Barcodes, scanned or typed. */
export const barcodes: Labels = [
  ["8711950617294", exactly({ gtin: "8711950617294" })],
  ["5906390123471", exactly({ gtin: "5906390123471" })],
  ["08711950617294", exactly({ gtin: "8711950617294" })],
  ["8719195061735", exactly({ gtin: "8719195061735" })],
  ["4051311111103", exactly({ gtin: "4051311111103" })],
  ["8717767901250", exactly({ gtin: "8717767901250" })],
  ["4002153086418", exactly({ gtin: "4002153086418" })],
  ["ean 8710649382727", exactly({ gtin: "8710649382727" })],
  ["8 710649 382727", exactly({ gtin: "8710649382727" })],
  ["871-8002-469207", exactly({ gtin: "8718002469207" })],
  ["9789032591892", exactly({ gtin: "9789032591892" })],
  ["978-90-325-9189-2", exactly({ gtin: "9789032591892" })],
  ["isbn 9789033742774", exactly({ gtin: "9789033742774" })],
];

/** Manufacturers' article numbers: as printed, without the dash, in lower case. */
export const articleNumbers: Labels = [
  ["QE75QN91D-Q1AY", exactly({ mpn: "QE75QN91D-Q1AY" })],
  ["qe75qn91d q1ay", exactly({ mpn: "QE75QN91D-Q1AY" })],
  ["QE75QN91DQ1AY", exactly({ mpn: "QE75QN91D-Q1AY" })],
  ["32UHD840-JF01", exactly({ mpn: "32UHD840-JF01" })],
  ["BOS-IQK5", exactly({ mpn: "BOS-IQK5" })],
  ["bosiqk5", exactly({ mpn: "BOS-IQK5" })],
  ["ECAM28.778-N9IU5", exactly({ mpn: "ECAM28.778-N9IU5" })],
  ["F4WV159S3W-YOXJ", exactly({ mpn: "F4WV159S3W-YOXJ" })],
  ["ONL-34EP", exactly({ mpn: "ONL-34EP" })],
  ["artikelnummer STA-3BQ7M", exactly({ mpn: "STA-3BQ7M" })],
  ["DCD731D2T-DB11", exactly({ mpn: "DCD731D2T-DB11" })],
];
