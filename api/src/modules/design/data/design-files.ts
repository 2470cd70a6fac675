import type { z } from "zod";
import type { Categories, Matrix, Parts, Structures } from "./design-schema.ts";
import type { Campaigns, Formats, Prices } from "./price-schema.ts";
import type { PartSequence } from "./sequence-schema.ts";
import type { Vectors } from "./vector-schema.ts";

/** The contents of the files in content/design, and of campaigns.yaml. */
export interface DesignData {
  categories: z.infer<typeof Categories>;
  structures: z.infer<typeof Structures>;
  matrix: z.infer<typeof Matrix>;
  parts: z.infer<typeof Parts>;
  vectors: z.infer<typeof Vectors>;
  sequences: Record<string, PartSequence>;
  formats: z.infer<typeof Formats>;
  prices: z.infer<typeof Prices>;
  campaigns: z.infer<typeof Campaigns>;
}
