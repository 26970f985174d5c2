import * as v from "valibot";
import { id } from "./values";

export const recordedConsent = v.object({ id });
