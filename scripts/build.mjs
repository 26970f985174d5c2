import { ensureBuild } from "./prepare.mjs";

await ensureBuild();
