import { parseSku } from "@ligate/contract/design/sku";
import { aGene } from "../../../testing/designs.ts";
import { designFromCodes } from "../resolve-design.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { CONTROL, TEMPLATE } from "../target.ts";
import { buildPlasmids } from "./plasmids.ts";

const mouse = aGene({ number: "M00001", symbol: "Trp53", species: "Mouse" });

it.each([
  ["KO-LA-EFXGPC-H00001", ["pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)"]],
  ["KO-SP-CMFXXA-M00001", ["pSP[KO]-CMV>FLAG:SpCas9", "pSP[KO]-U6>gRNA(mTrp53)"]],
  ["KO-LV-CMFGPA-H00001", ["pLV[KO]-Blast-CMV>FLAG:SpCas9", "pLV[KO]-PGK>EGFP:P2A:Puro-U6>gRNA(hTP53)"]],
  ["KO-LV-CMXXBA-H00001", ["pLV[KO]-Puro-CMV>SpCas9", "pLV[KO]-PGK>Blast-U6>gRNA(hTP53)"]],
  ["CA-LA-CMXXPC-XXXXXX", ["pLV-AIO[CA]-Puro-CMV>dCas9:VPR-U6>gRNA(Template)"]],
  ["DL-AV-ESXXXA-H00001", ["pAAV[DL]-EFS>SaCas9-U6>gRNA1(hTP53)-7SK>gRNA2(hTP53)"]],
  ["OE-LV-CMFXPA-H00001", ["pLV[OE]-Puro-CMV>FLAG:hTP53"]],
  ["OE-LV-CMXGPA-000000", ["pLV[OE]-Puro-CMV>Luc:P2A:EGFP"]],
  ["OE-AV-SYXXXA-XXXXXX", ["pAAV[OE]-hSyn>MCS"]],
  ["RI-LV-U6XGPA-H00001", ["pLV[RI]-PGK>EGFP:P2A:Puro-U6>shRNA(hTP53)"]],
  ["RI-LV-H1XXPA-H00001", ["pLV[RI]-PGK>Puro-H1>shRNA(hTP53)"]],
  ["IE-PB-T3XXHK-H00001", ["pPB[IE]-Hygro-TRE3G>hTP53-PGK>rtTA"]],
  ["IE-LA-T3XGXC-H00001", ["pLV-AIO[IE]-TRE3G>hTP53-PGK>rtTA:P2A:EGFP"]],
  ["IE-LV-T3XGPA-H00001", ["pLV[IE]-TRE3G>hTP53-PGK>EGFP:P2A:Puro", "pLV[IE]-Blast-PGK>rtTA"]],
  ["IE-AV-T3HXXA-H00001", ["pAAV[IE]-TRE3G>HA:hTP53-PGK>rtTA"]],
  ["KI-AV-PGXGXA-H00001", ["pAAV[KI]-HDR(hTP53)-PGK>Insert:P2A:EGFP", "pSP[KI]-CMV>SpCas9-U6>gRNA(hTP53)"]],
  ["KI-SP-ENXXXA-H00001", ["pSP[KI]-HDR(hTP53)>P2A:Insert", "pSP[KI]-CMV>SpCas9-U6>gRNA(hTP53)"]],
  [
    "KI-SP-PGXXPA-000000",
    ["pSP[KI]-Puro-HDR(AAVS1/Rosa26)-PGK>EGFP", "pSP[KI]-CMV>SpCas9-U6>gRNA(AAVS1/Rosa26)"],
  ],
  ["KT-SP-ENFXXA-H00001", ["pSP[KT]-HDR(hTP53)>FLAG", "pSP[KT]-CMV>SpCas9-U6>gRNA(hTP53)"]],
  ["KT-SP-ENFGPA-000000", ["pSP[KT]-Puro-HDR(ACTB/Actb)>FLAG:EGFP", "pSP[KT]-CMV>SpCas9-U6>gRNA(ACTB/Actb)"]],
  ["KT-SP-PGFGPA-H00001", ["pSP[KT]-HDR(hTP53)>FLAG-PGK>EGFP:P2A:Puro", "pSP[KT]-CMV>SpCas9-U6>gRNA(hTP53)"]],
  ["KT-SP-PGXGPA-H00001", ["pSP[KT]-HDR(hTP53)>EGFP-PGK>Puro", "pSP[KT]-CMV>SpCas9-U6>gRNA(hTP53)"]],
])("names the plasmids of %s %j", (sku, names) => {
  expect(namesOf(sku)).toEqual(names);
});

it.each([
  ["KT-SP-ENFGPA-H00001", "pSP[KT]-HDR(hTP53)>Puro:P2A:FLAG:EGFP:hTP53"],
  ["KT-SP-ENFXXA-H00001", "pSP[KT]-HDR(hTP53)>FLAG:hTP53"],
  ["KT-AV-ENXGXA-M00001", "pAAV[KT]-HDR(mTrp53)>EGFP:mTrp53"],
  ["KT-SP-ENFXXA-000000", "pSP[KT]-HDR(ACTB/Actb)>FLAG:ACTB/Actb"],
])("names the gene behind the tags of %s at the N terminus: %s", (sku, name) => {
  expect(namesOf(sku, { terminus: "N" })[0]).toBe(name);
  expect(namesOf(sku, { terminus: "C" })).toEqual(namesOf(sku));
});

const FRAME = { name: "KRAS G12V, codon-optimized", bases: "ATGGCCTAA" };

it.each<[string, SpecifiedParts, string]>([
  ["OE-LV-EFXXPA-H00001", { marker: "promoter" }, "pLV[OE]-EF1A>hTP53-PGK>Puro"],
  ["OE-LV-EFXGPA-H00001", { marker: "promoter" }, "pLV[OE]-EF1A>hTP53-PGK>EGFP:P2A:Puro"],
  ["OE-LV-PGXXPA-H00001", { marker: "promoter" }, "pLV[OE]-PGK>hTP53-EFS>Puro"],
  ["OE-LV-EFFXPA-H00001", { terminus: "C" }, "pLV[OE]-Puro-EF1A>hTP53:FLAG"],
  ["OE-LV-EFXGPA-H00001", { marker: "IRES" }, "pLV[OE]-Puro-EF1A>hTP53:IRES:EGFP"],
  ["OE-LV-EFXXPA-H00001", { marker: "IRES" }, "pLV[OE]-EF1A>hTP53:IRES:Puro"],
  ["IE-LV-T3XGPA-H00001", { reporter: "gene" }, "pLV[IE]-TRE3G>hTP53:P2A:EGFP-PGK>Puro"],
  [
    "IE-PB-T3XGPA-H00001",
    { reporter: "gene", marker: "IRES" },
    "pPB[IE]-Puro-TRE3G>hTP53:IRES:EGFP-PGK>rtTA",
  ],
  ["IR-LA-T3XGPC-H00001", { reporter: "gene" }, "pLV-AIO[IR]-Puro-PGK>rtTA-TRE3G>EGFP:miR30-shRNA(hTP53)"],
  ["OE-LV-EFXXPA-H00001", { orf: FRAME }, "pLV[OE]-Puro-EF1A>KRAS_G12V_codon_optimized"],
])("names what is chosen of %s with %j: %s", (sku, specified, name) => {
  expect(namesOf(sku, specified)[0]).toBe(name);
});

it("gives the markers of a gene with a lipid at its C terminus a promoter of their own", () => {
  const KRAS = aGene({ number: "H00002", symbol: "KRAS", locusId: 3845, codingBp: 567 });

  expect(namesOf("OE-LV-EFXXPA-H00002", {}, KRAS)).toEqual(["pLV[OE]-EF1A>hKRAS-PGK>Puro"]);
  expect(namesOf("OE-LV-EFXXPA-H00002", { marker: "2A" }, KRAS)).toEqual(["pLV[OE]-Puro-EF1A>hKRAS"]);
});

function namesOf(sku: string, specified?: SpecifiedParts, gene = aGene()): string[] {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  const targets = { M00001: mouse, XXXXXX: TEMPLATE, "000000": CONTROL };
  const target = targets[codes.target as keyof typeof targets] ?? gene;

  return buildPlasmids(designFromCodes(codes, target), specified).map(({ name }) => name);
}
