import { z } from "zod";

const Text = z.string().min(1);
const OptionCode = z.string().regex(/^[A-Z]{2}\d\d$/, "must be the code of a delivery option");
const Prefixes = z.array(z.string().regex(/^[A-Z]{2}$/)).min(1);
const CatalogNumber = z.string().regex(/^[A-Z]{2}-\d{4}$/, "must be a catalog number");

const Item = z.strictObject({ name: Text, amount: Text });

const BoxDefinition = z
  .strictObject({
    plasmids: Item.optional(),
    particles: Item.optional(),
    cells: Item.optional(),
    also: z.array(Item.extend({ structures: Prefixes.optional() })).default([]),
  })
  .refine(
    ({ plasmids, particles, cells }) => plasmids ?? particles ?? cells,
    "must have plasmids, particles or cells",
  );
export type BoxDefinition = z.infer<typeof BoxDefinition>;

/** The schema of kits-box.yaml. */
export const KitsBox = z.strictObject({
  box: z.record(OptionCode, BoxDefinition),
  needs: z.array(
    z.strictObject({
      supply: CatalogNumber,
      formats: Prefixes,
      structures: Prefixes.optional(),
      functions: Prefixes.optional(),
      reason: Text,
    }),
  ),
  antibiotics: z.strictObject({
    formats: Prefixes,
    reason: Text,
    supplies: z.record(Text, CatalogNumber),
  }),
});
export type KitsBox = z.infer<typeof KitsBox>;
