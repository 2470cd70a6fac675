import * as z from "../common/zod.ts";
import { ORDER_DOCUMENT_KINDS } from "../orders/constants.ts";
import { ORDER_FILE_KIND_NAMES } from "./constants.ts";

/** A file that staff have deposited with a line of an order. */
export const OrderFile = z.object({
  /** Names the file in the address of its download; random. */
  id: z.string(),
  /** The name under which it is downloaded. */
  name: z.string(),
  kind: z.enum(ORDER_FILE_KIND_NAMES),
  size_bytes: z.int().min(1),
  added_at: z.iso.datetime(),
});
export type OrderFile = z.infer<typeof OrderFile>;

/** A document that can be downloaded, by `orderDocumentUrl`. */
export const OrderDocument = z.object({
  kind: z.enum(ORDER_DOCUMENT_KINDS),
  /** Without `IV-`. */
  number: z.string(),
  date: z.iso.date(),
});
export type OrderDocument = z.infer<typeof OrderDocument>;
