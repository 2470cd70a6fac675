import type { z } from "zod";
import { ContentError } from "../../../content-files/content-folder.ts";
import type { Categories, Matrix, Parts, Structures } from "./design-schema.ts";
import type { Campaigns, Formats, Prices } from "./price-schema.ts";
import type { PartSequence } from "./read-sequences.ts";
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

/** @throws ContentError naming the first code that is not known */
export function requireKnown(file: string, key: string, codes: string[], known: string[]): void {
  const missing = codes.find((code) => !known.includes(code));
  if (missing !== undefined) throw new ContentError(file, undefined, `${key}: there is no ${missing}`);
}
