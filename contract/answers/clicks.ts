import * as v from "valibot";
import { id } from "./values";

export const ticketOfClick = v.object({ ticket: id });
