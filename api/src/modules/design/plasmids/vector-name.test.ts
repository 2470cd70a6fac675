import { parseSku } from "@ligate/contract/design/sku";
import { aGene } from "../../../testing/designs.ts";
import { designFromCodes } from "../resolve-design.ts";
import { TEMPLATE } from "../target.ts";
import { plasmidsOf } from "./plasmids.ts";

const mouse = aGene({ number: "M00001", symbol: "Trp53", species: "Mouse" });

it.each([
  ["KO-LA-EFXGPC-H00001", ["pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)"]],
  ["KO-SP-CMFXXA-M00001", ["pSP[KO]-CMV>FLAG:SpCas9", "pSP[KO]-U6>gRNA(mTrp53)"]],
  ["CA-LA-CMXXPC-XXXXXX", ["pLV-AIO[CA]-Puro-CMV>dCas9:VPR-U6>gRNA(Template)"]],
  ["OE-LV-CMFXPA-H00001", ["pLV[OE]-Puro-CMV>FLAG:hTP53"]],
  ["OE-AV-SYXXXA-XXXXXX", ["pAAV[OE]-hSyn>MCS"]],
  ["RI-LV-U6XGPA-H00001", ["pLV[RI]-Puro-PGK>EGFP-U6>shRNA(hTP53)"]],
  ["RI-LV-H1XXPA-H00001", ["pLV[RI]-Puro-H1>shRNA(hTP53)"]],
  ["IE-PB-T3XXHK-H00001", ["pPB[IE]-Hygro-TRE3G>hTP53-PGK>rtTA"]],
  ["KI-AV-PGXGXA-H00001", ["pAAV[KI]-HDR(hTP53)-PGK>Insert:P2A:EGFP", "pSP[KI]-CMV>SpCas9-U6>gRNA(hTP53)"]],
  ["KT-SP-ENFXXA-H00001", ["pSP[KT]-HDR(hTP53)>FLAG", "pSP[KT]-CMV>SpCas9-U6>gRNA(hTP53)"]],
])("names the plasmids of %s %j", (sku, names) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  const targets = { M00001: mouse, XXXXXX: TEMPLATE };
  const target = targets[codes.target as keyof typeof targets] ?? aGene();

  expect(plasmidsOf(designFromCodes(codes, target)).map(({ name }) => name)).toEqual(names);
});
