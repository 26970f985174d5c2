import { z } from "zod";
import { line } from "../users/fields";

const MOST_LINES = 100;
const MOST_ID = 200;

/** Which lines of an order, and how many units of each, somebody cancels or sends back. */
export const chosenLines = z
  .array(z.object({ id: line(1, MOST_ID), quantity: z.number().int().min(1).max(99) }))
  .min(1)
  .max(MOST_LINES);
