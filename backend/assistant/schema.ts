import { z } from "@hono/zod-openapi";
import { type AskRequest, askTypes, type GreetingRequest } from "#contract/assistant";
import { CHAT_LANGUAGE, CHAT_TITLE_LENGTH, COMPARED_LIMIT } from "#contract/limits";

const productId = z.string().min(1).max(100);
/** Anything else is unknown as well, and answered so. */
const chatId = z.string().min(1).max(100);
const FILTERS = 50;
const VALUES = 100;

const values = z.array(z.string().max(200)).max(VALUES);
const prices = z.tuple([z.number().int().min(0).nullable(), z.number().int().min(0).nullable()]);
const filters = z
  .record(z.string().max(100), z.union([prices, values]))
  .refine((given) => Object.keys(given).length <= FILTERS, "too many filters");

export const greetingBody: z.ZodType<GreetingRequest> = z.object({
  type: z.enum(["product", "search"]).optional(),
  product_id: productId.optional(),
  context: z
    .object({
      q: z.string().max(200).optional(),
      category: z.string().max(300).optional(),
      filters: filters.optional(),
    })
    .optional(),
});

/** The message's own limits are checked after it was cleaned. */
export const askBody: z.ZodType<AskRequest> = z.object({
  message: z.string(),
  chat_id: chatId,
  lang: z.literal(CHAT_LANGUAGE),
  type: z.enum(askTypes).optional(),
  product_id: productId.optional(),
  product_ids: z.array(productId).min(2).max(COMPARED_LIMIT).optional(),
  marketplace: z.boolean().optional(),
  adult: z.boolean().optional(),
});

export const chatBody = z.object({ chat_id: chatId });
export const renameBody = z.object({ chat_id: chatId, title: z.string().trim().min(1).max(CHAT_TITLE_LENGTH) });
/** CH-05. */
export const askId = z.uuid();
