import type { KitSequences } from "@ligate/contract/sequences/schemas";
import fc from "fast-check";
import { toAscii } from "./ascii-lines.ts";
import { locusName, sequenceFileName } from "./names.ts";

const kitNamed = (...names: string[]): KitSequences => ({
  product_sku: "OE-SP-CMXXXA-H00001",
  product_name: "",
  plasmids: names.map((name) => ({ name, role: "", bases: "", known_bp: 0, features: [] })),
});

it("names a file after the vector, in letters that every file system takes", () => {
  const kit = kitNamed("pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)");
  expect(sequenceFileName(kit, "genbank")).toBe("pLV-AIO_KO_-Puro-EF1A_SpCas9_P2A_EGFP-U6_gRNA_hTP53.gb");
  expect(sequenceFileName(kitNamed("pSP[KO]-CMV>SpCas9", "pSP[KO]-U6>gRNA"), "fasta")).toBe(
    "pSP_KO_-CMV_SpCas9_pSP_KO_-U6_gRNA.fasta",
  );
});

it("names the record of a plasmid after the SKU, with its number in the kit in the place of the bacterial marker", () => {
  expect(locusName(kitNamed("pLV"), 0)).toBe("OESPCMXXXAH00001");
  expect([0, 1].map((index) => locusName(kitNamed("pSP", "pSP"), index))).toEqual([
    "OESPCMXXX1H00001",
    "OESPCMXXX2H00001",
  ]);
});

it("keeps a file name short and safe, whatever the vector is called", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary", maxLength: 200 }), { minLength: 1, maxLength: 3 }),
      (names) => {
        expect(sequenceFileName(kitNamed(...names), "genbank")).toMatch(
          /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,119})?\.gb$/,
        );
      },
    ),
  );
});

it("writes Greek letters, accents and signs in ASCII", () => {
  expect(toAscii("β-actin (α–γ), Ünïversal 5′ × ≥ µ")).toBe("beta-actin (alpha-gamma), Universal 5' x >= u");
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => /^[ -~]*$/.test(toAscii(text))));
});
