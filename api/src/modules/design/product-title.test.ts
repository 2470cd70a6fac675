import { parseSku } from "@ligate/contract/design/sku";
import { aGene } from "../../testing/designs.ts";
import { getProductTitle } from "./product-title.ts";
import { designFromCodes } from "./resolve-design.ts";
import { CONTROL, TEMPLATE } from "./target.ts";

it.each([
  ["KO-LA-ESXXPC-H00001", "TP53 knock-out, all-in-one lentiviral vector"],
  ["KO-LV-CMXXPA-H00001", "TP53 knock-out, lentiviral vectors"],
  ["KI-AV-PGXXXA-H00001", "TP53 knock-in, AAV donor and Cas9 plasmid"],
  ["OE-SP-CMXXXA-H00001", "TP53 overexpression, plasmid"],
  ["CA-SP-CMXXXA-000000", "CRISPR activation control, plasmids"],
  ["RI-PB-U6XXPK-XXXXXX", "shRNA knock-down template, piggyBac vector"],
])("calls %s %s", (sku, title) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  const others = { [CONTROL.number]: CONTROL, [TEMPLATE.number]: TEMPLATE };

  expect(getProductTitle(designFromCodes(codes, others[codes.target] ?? aGene()))).toBe(title);
});
