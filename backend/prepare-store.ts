// Runs at the end of a build: creating the first store takes memory that a running shop would never release.
import { preparedTemplate } from "./storage/template";

await preparedTemplate();
