import * as z from "../common/zod.ts";
import { SHIPPING_TEMPERATURES } from "./constants.ts";

/** How a product is shipped, kept and handled. */
export const Handling = z.object({
  ships: z.enum(SHIPPING_TEMPERATURES),
  /** The temperature at which the laboratory keeps it. */
  storage: z.string(),
  biosafety: z.string(),
});
export type Handling = z.infer<typeof Handling>;
