import { tmpdir } from "node:os";
import path from "node:path";

/** Where the shop that Playwright starts keeps its data, so that journeys can run the operator's commands on it. */
export const dataDirOf = (port: number | string): string => path.join(tmpdir(), `etalage-journeys-${port}`);
