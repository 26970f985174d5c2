import { expect, test } from "vitest";
import { browserName } from "./browser-name";

const LIKE = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPAD = "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K)";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64)";

test.each([
  [`${LINUX} ${LIKE} HeadlessChrome/140.0.0.0 Safari/537.36`, "Chrome op Linux"],
  [`${LINUX} ${LIKE} Ubuntu Chromium/118.0.5993.70 Safari/537.36`, "Chrome op Linux"],
  [`${ANDROID} ${LIKE} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome op Android"],
  [`${IPHONE} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, "Chrome op iPhone"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${LIKE} Chrome/140.0.0.0 Safari/537.36`, "Chrome op Chromebook"],
  [`${MAC} ${LIKE} Chrome/140.0.0.0 Safari/537.36`, "Chrome op Mac"],
  [`${WINDOWS} ${LIKE} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge op Windows"],
  [`${ANDROID} ${LIKE} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, "Edge op Android"],
  [`${IPHONE} Version/18.0 EdgiOS/140.3485.71 Mobile/15E148 Safari/604.1`, "Edge op iPhone"],
  [`${WINDOWS} ${LIKE} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`, "Opera op Windows"],
  [`${WINDOWS} ${LIKE} Chrome/138.0.0.0 Safari/537.36 Vivaldi/7.5`, "Vivaldi op Windows"],
  [`${ANDROID} ${LIKE} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "Samsung Internet op Android"],
  [`${IPHONE} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, "DuckDuckGo op iPhone"],
  [`${IPHONE} GSA/385.0.800 Mobile/15E148 Safari/604.1`, "Google-app op iPhone"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox op Windows"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0", "Firefox op Android"],
  [`${IPAD} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, "Firefox op iPad"],
  [`${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, "Safari op iPhone"],
  [`${IPAD} Version/17.7 Mobile/15E148 Safari/604.1`, "Safari op iPad"],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`, "Safari op Mac"],
  ["curl/8.0", "Onbekende browser"],
  ["", "Onbekende browser"],
])("%s is called %s", (userAgent, name) => expect(browserName(userAgent)).toBe(name));

test("an unknown browser that only resembles Safari is named by its device", () => {
  expect(browserName(`${LINUX} ${LIKE} Nieuwkomer/1.0 Safari/537.36`)).toBe("Linux");
});
