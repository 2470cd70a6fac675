import { parseSku } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../../testing/designs.ts";
import { canBeMade } from "../can-be-made.ts";
import type { Design } from "../design.ts";
import { designFromCodes } from "../resolve-design.ts";
import { formatTable } from "./format-table.ts";

const findOffer = (catalog_number: string) => ({ catalog_number, name: "", unit_size: "", price: 1 });
const options = (design: Design) => Object.values(formatTable(design, findOffer)).flat();
const read = (sku: string): Design => {
  const [parts = "", format] = sku.split(/-(?=[A-Z]{2}\d\d$)/);
  const codes = parseSku(parts);
  if (!codes) throw new Error(`${format ?? parts} cannot be parsed.`);
  return designFromCodes(codes, aGene());
};
const fixes = (sku: string) =>
  Object.fromEntries(
    options(read(sku)).flatMap(({ product_sku, fix }) => (fix ? [[product_sku.slice(-4), fix]] : [])),
  );

it("names the change that gives particles a price, as the same amount of another design", () => {
  expect(fixes("KO-LA-CMXGPC-H00001")).toMatchObject({
    LP07: { label: "Use PEFS instead of PCMV", product_sku: "KO-LA-ESXGPC-H00001-LP07" },
    LP08: { label: "Drop EGFP", product_sku: "KO-LA-CMXXPC-H00001-LP08" },
  });
});

it("names two vectors or piggyBac where no part makes one vector short enough", () => {
  expect(fixes("CA-LA-CMXXPC-H00001")).toMatchObject({
    LP07: {
      label: "Use Lenti instead of Lenti-AIO and PEFS instead of PCMV",
      product_sku: "CA-LV-ESXXPA-H00001-LP07",
    },
    LP08: { label: "Use piggyBac instead of Lenti-AIO", product_sku: "CA-PB-CMXXPK-H00001" },
  });
});

it("property: a change that is named gives a price to the same amount, or to the cell line of a piggyBac", () => {
  const lenti = anyDesign.filter((design) => /^L[VA]$/.test(design.structure.symbol) && canBeMade(design));
  fc.assert(
    fc.property(lenti, (design) => {
      for (const { product_sku, reason = "", fix } of options(design)) {
        expect(fix !== undefined).toBe(/from LTR to LTR/.test(reason));
        if (!fix) continue;
        const fixed = options({ ...read(fix.product_sku), target: design.target });
        const [same, line] = [product_sku.slice(-4), "CL01"].map((code) =>
          fixed.find((each) => each.product_sku.endsWith(code)),
        );
        expect((same ?? line)?.reason ?? "").not.toMatch(/from LTR to LTR/);
      }
    }),
    { numRuns: 60 },
  );
});
