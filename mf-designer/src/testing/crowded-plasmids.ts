/** Plasmids with many short features, for tests of the maps. */
import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import fc from "fast-check";
import { placeParts } from "./samples.ts";

type Sample = [name: string, kind: PlasmidPart["kind"], start_bp: number, length_bp: number];

/** A CRISPR KO kit on one lentiviral vector: 31 features, eleven of them in 2,500 bp. */
const LENTIVIRAL: readonly Sample[] = [
  ["RSV", "promoter", 1, 227],
  ["5' LTR", "repeat", 228, 181],
  ["PBS", "regulatory", 410, 18],
  ["5' leader", "regulatory", 428, 27],
  ["psi", "regulatory", 455, 126],
  ["gag fragment", "regulatory", 581, 347],
  ["env fragment 5' of RRE", "regulatory", 928, 145],
  ["RRE", "regulatory", 1073, 234],
  ["env fragment 3' of RRE", "regulatory", 1307, 477],
  ["cPPT", "regulatory", 1802, 118],
  ["U6", "promoter", 1920, 249],
  ["gRNA", "guide", 2169, 96],
  ["T6", "regulatory", 2265, 6],
  ["PEFS", "promoter", 2271, 212],
  ["Kozak and start codon", "regulatory", 2483, 9],
  ["FLAG", "tag", 2492, 24],
  ["SpCas9", "effector", 2516, 4101],
  ["NLS", "regulatory", 6617, 48],
  ["P2A", "regulatory", 6665, 57],
  ["EGFP", "fluorescence", 6722, 717],
  ["T2A", "regulatory", 7439, 54],
  ["Puro", "selection", 7493, 600],
  ["WPRE", "regulatory", 8093, 589],
  ["nef fragment", "regulatory", 8700, 171],
  ["3' PPT", "regulatory", 8871, 16],
  ["3' LTR", "repeat", 8888, 234],
  ["SV40 polyA", "regulatory", 9193, 122],
  ["f1 ori", "regulatory", 9696, 429],
  ["AmpR promoter", "promoter", 10_177, 105],
  ["CAM", "bacterial", 10_282, 660],
  ["ori", "regulatory", 11_112, 589],
];

export const lentiviralPlasmid: Pick<Plasmid, "parts" | "total_bp"> = {
  parts: placeParts(
    LENTIVIRAL.map(([name, kind, start_bp, length_bp]) => ({ name, kind, start_bp, length_bp })),
  ),
  total_bp: 12_168,
};

const part = fc.record({
  sample: fc.constantFrom(...LENTIVIRAL),
  length_bp: fc.oneof(fc.integer({ min: 3, max: 60 }), fc.integer({ min: 3, max: 4500 })),
  gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 })),
  strand: fc.constantFrom(1 as const, -1 as const),
});

/** Up to 35 features in any order, of any length, on either strand, some with bases between them. */
export const crowdedPlasmids: fc.Arbitrary<Pick<Plasmid, "parts" | "total_bp">> = fc
  .array(part, { minLength: 1, maxLength: 35 })
  .map((parts) => {
    let total_bp = 0;
    const placed = parts.map(({ sample: [name, kind], length_bp, gap, strand }) => {
      const start_bp = total_bp + gap + 1;
      total_bp = start_bp + length_bp - 1;
      return { name, kind, start_bp, length_bp, strand };
    });
    return { parts: placeParts(placed), total_bp };
  });
