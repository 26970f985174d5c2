// Run at the end of a build: making the first store takes memory that a running shop would keep.
import { preparedTemplate } from "./storage/template";

await preparedTemplate();
