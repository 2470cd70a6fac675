import { toVectors } from "./vector-parts.ts";

const toKinds = (name: string) => toVectors(name).map((parts) => parts.map(({ kind }) => kind).join(" "));

it.each([
  ["pLV[OE]-Puro-CMV>FLAG:hTP53", ["repeat promoter tag effector selection repeat bacterial"]],
  ["pLV[OE]-EF1A>hKRAS-PGK>Puro", ["repeat promoter effector promoter selection repeat bacterial"]],
  ["pLV[OE]-Puro-CMV>hTP53:IRES:EGFP", ["repeat promoter effector fluorescence selection repeat bacterial"]],
  ["pAAV[OE]-hSyn>MCS", ["repeat promoter effector repeat bacterial"]],
  [
    "pLV[RI]-PGK>EGFP:P2A:Puro-U6>shRNA(hTP53)",
    ["repeat promoter fluorescence selection promoter guide repeat bacterial"],
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
  expect(toKinds(name)).toEqual(kinds);
});

it.each(["pSP[KO]-U6>gRNA(mTrp53)", "pLV-AIO[KO]-Puro-EF1A>3xFLAG:SpCas9:P2A:EGFP-U6>gRNA(hTP53)"])(
  "places the parts of %s one after the other, with the backbone around the last",
  (name) => {
    const [parts = []] = toVectors(name);
    const gaps = parts.map(({ start }, i) => {
      const previous = parts[i - 1];
      return start - (previous ? previous.start + previous.length : 0);
    });
    const last = parts.at(-1);
    const gap = gaps.at(-1) ?? 0;
    expect(gaps.slice(0, -1).every((between) => Math.abs(between) < 1e-9)).toBe(true);
    expect(gap).toBeGreaterThan(5);
    expect(100 - (last?.start ?? 0) - (last?.length ?? 0)).toBeCloseTo(gap);
  },
);

it("draws a backbone for a name that it cannot read", () => {
  expect(toKinds("")).toEqual(["bacterial"]);
  expect(toKinds("Vector of a partner")).toEqual(["bacterial"]);
});
