// Finds a Chromium for the end-to-end tests, or installs one of Debian's packages where possible. The headless shell,
// the same engine without the windows of a browser, runs the journeys at two thirds of the cost.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a Chromium or Chrome; undefined when none is found or installable. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return places.find((place) => existsSync(place)) ?? installed();
}

function installed() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  // Older releases of Debian have no headless shell of their own.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    console.log(`Installing Debian's package ${name} …`);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    });
    const found = places.find((place) => existsSync(place));
    if (found) return found;
  }
  return undefined;
}

export const CURE =
  "No Chromium or Chrome was found. Install one (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.";
