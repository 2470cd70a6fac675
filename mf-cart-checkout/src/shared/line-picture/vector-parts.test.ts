import { toVectors } from "./vector-parts.ts";

const kindsOf = (name: string) => toVectors(name).map((parts) => parts.map(({ kind }) => kind).join(" "));

it.each([
  ["pLV[OE]-Puro-CMV>FLAG:hTP53", ["repeat promoter tag effector selection repeat bacterial"]],
  ["pAAV[OE]-hSyn>MCS", ["repeat promoter effector repeat bacterial"]],
  [
    "pLV[RI]-Puro-PGK>EGFP-U6>shRNA(hTP53)",
    ["repeat promoter fluorescence promoter guide selection repeat bacterial"],
  ],
  [
    "pSP[KO]-CMV>FLAG:SpCas9 + pSP[KO]-U6>gRNA(mTrp53)",
    ["promoter tag effector bacterial", "promoter guide bacterial"],
  ],
  [
    "pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)",
    ["repeat promoter effector fluorescence promoter guide selection repeat bacterial"],
  ],
  ["pPB[OE]-Hygro-CAG>hNKX2-1", ["repeat promoter effector selection repeat bacterial"]],
  ["pAAV[KI]-HDR(hTP53)-PGK>Insert", ["repeat repeat promoter effector repeat bacterial"]],
])("reads the parts of %s", (name, kinds) => {
  expect(kindsOf(name)).toEqual(kinds);
});

it("places the parts one after the other, on less than a full turn", () => {
  for (const parts of toVectors("pLV[OE]-Puro-CMV>FLAG:hTP53")) {
    expect(parts[0]?.start).toBe(0);
    parts.forEach(({ start }, i) => {
      const previous = parts[i - 1];
      expect(start).toBe(previous ? previous.start + previous.length : 0);
    });
    const last = parts.at(-1);
    expect((last?.start ?? 0) + (last?.length ?? 0)).toBeLessThan(100);
  }
});

it("draws a backbone for a name that it cannot read", () => {
  expect(kindsOf("")).toEqual(["bacterial"]);
  expect(kindsOf("Vector of a partner")).toEqual(["bacterial"]);
});
