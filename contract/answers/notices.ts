import * as v from "valibot";
import { id } from "./values";

export const sentNotice = v.object({ id });
