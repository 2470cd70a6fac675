import * as z from "../common/zod.ts";

/** A document of the supplier packet. */
export const SupplierDocument = z.object({
  /** Names the document in the address of its download, such as `SP-02-w-9`. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Day of the last change. */
  date: z.iso.date(),
  /** The document shows its form only: its facts are invented, and it is marked as a sample. */
  is_sample: z.boolean(),
  /** Path of the download, a PDF. */
  pdf: z.string(),
});
export type SupplierDocument = z.infer<typeof SupplierDocument>;

/** The facts and documents with which a purchasing office sets up the seller as a supplier. */
export const SupplierPacket = z.object({
  seller: z.object({
    /** The legal name. */
    name: z.string(),
    tax_id: z.string(),
    /** Lines of the address that payments are sent to. */
    remit_to: z.array(z.string()),
  }),
  /** In the order in which they are shown. */
  documents: z.array(SupplierDocument),
  /** Path of the download of all documents. */
  zip: z.string(),
});
export type SupplierPacket = z.infer<typeof SupplierPacket>;
