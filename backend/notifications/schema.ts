import { z } from "@hono/zod-openapi";
import { businessStatus } from "../users/schema";

const cents = z.number().int().min(0);
const about = { id: z.string(), createdAt: z.string(), read: z.boolean() };
const product = z.object({ id: z.string(), name: z.string(), path: z.string(), image: z.string() });

const notification = z.discriminatedUnion("kind", [
  z.object({ ...about, kind: z.literal("back_in_stock"), product }),
  z.object({ ...about, kind: z.literal("price_drop"), product, from: cents, to: cents }),
  z.object({ ...about, kind: z.literal("business_status"), status: businessStatus, message: z.string() }),
  z.object({ ...about, kind: z.literal("deletion_planned"), on: z.string() }),
]);
export const notificationsSchema = z.object({ notifications: z.array(notification) });
