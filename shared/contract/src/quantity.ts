import { z } from "zod";

export const Quantity = z.int().min(1).max(999);
export type Quantity = z.infer<typeof Quantity>;
