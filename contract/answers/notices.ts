import * as v from "valibot";
import { id } from "./values";

/** The number of a notice or a message. */
export const sentNotice = v.object({ id });
