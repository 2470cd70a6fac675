import * as z from "../common/zod.ts";

/** A part of an order that has left the laboratory, or all of it. */
export const OrderShipment = z.object({
  /** Consecutive, from 1. */
  number: z.int().min(1),
  /** A key of `CARRIERS`, or a text. */
  carrier: z.string(),
  /** Empty if there is none. */
  tracking_number: z.string(),
  dry_ice_grams: z.int().nullable(),
  shipped_on: z.iso.date(),
  /** When it was recorded. */
  at: z.iso.datetime(),
  /** By the position of their line. */
  pieces: z.array(z.object({ line: z.int().min(1), quantity: z.int().min(1) })),
});
export type OrderShipment = z.infer<typeof OrderShipment>;
