import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSku } from "@ligate/contract/design/sku";
import * as contentFolder from "../../content-files/content-folder.ts";
import { replaceModules } from "../../testing/replace-modules.ts";

/** A promoter as staff add one: a part in parts.yaml, and its code in the rows of matrix.yaml that offer it. */
const PROMOTER = `promoters:
  - code: QQ
    name: PNEW
    label: New
    length: 777
    schematic: Its sequence has not been published.
    description: A promoter that exists in this test only.
`;

const folder = mkdtempSync(join(tmpdir(), "ligate-content-"));
cpSync(contentFolder.CONTENT_FOLDER, folder, { recursive: true });
edit("design/parts.yaml", "promoters:\n", PROMOTER);
edit("design/matrix.yaml", "LV: [CM, EF,", "LV: [CM, QQ, EF,");
replaceModules({ "content-files/content-folder.ts": { ...contentFolder, CONTENT_FOLDER: folder } });
afterAll(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string, to: string) {
  const text = readFileSync(join(folder, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(join(folder, file), text.replace(from, to));
}

it("offers a promoter that exists in the content files only, with its SKU, price and plasmid", async () => {
  const design = await import("./index.ts");
  const { promoters } = design.partOptions("CRISPR KO", "Lenti");
  expect(promoters[1]).toMatchObject({ promoter_code: "QQ", promoter_name: "PNEW" });

  const withNewPromoter = design.defaultDesignOfPair("KO", "LV", "QQ", design.TEMPLATE);
  const sku = design.toSku(withNewPromoter);
  expect(sku).toMatch(/^KO-LV-QQXXP[AKCS]-XXXXXX$/);

  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed`);
  const summary = design.productSummary(design.designFromCodes(codes, design.TEMPLATE));
  expect(summary).toMatchObject({ promoter_name: "PNEW", from_price: expect.any(Number) });
  expect(summary?.vector_name).toContain("New");
  const drawn = summary?.plasmids.flatMap(({ parts }) => parts).find(({ name }) => name === "PNEW");
  expect(drawn).toMatchObject({
    kind: "promoter",
    length_bp: 777,
    known_bp: 0,
    source: "Its sequence has not been published.",
  });
  expect(design.formatRows(withNewPromoter).some(({ unitCents }) => unitCents !== null)).toBe(true);
});
