import { staffWithFiles } from "../../testing/staff-commands.ts";
import { testApp } from "../../testing/test-app.ts";

const { browser, db } = testApp();
const { run, write } = staffWithFiles(db);

const HEAD = "Entry\tReviewed\tGene Names\tGeneID\tSignal peptide\tLipidation";
const EGFR =
  'P00533\treviewed\tEGFR ERBB ERBB1 HER1\t1956;\tSIGNAL 1..24; /evidence="ECO:0000269|PubMed:1"\t';
const EVIDENCE = '/evidence="ECO:0000269|PubMed:2"';
const ROWS = [
  EGFR,
  `P01116\treviewed\tKRAS KRAS2\t3845;\t\tLIPID 186; /note="S-farnesyl cysteine"; ${EVIDENCE}`,
  // Made up: TP53 has none of these.
  `P04637\treviewed\tTP53\t7157;\t\tLIPID 2; /note="N-myristoyl glycine"; ${EVIDENCE}; LIPID 390; /note="S-geranylgeranyl cysteine"`,
  `P55957\treviewed\tBID\t637;\t\tLIPID 60; /note="N-myristoyl glycine"; ${EVIDENCE}`,
  `P01106\treviewed\tMYC\t4609;\tSIGNAL 1..20\tLIPID 400; /note="GPI-anchor amidated serine"`,
  "A0A000\tunreviewed\tPTEN\t5728;\tSIGNAL 1..20\t",
];

const importTable = (...lines: string[]) =>
  run("proteins:import", write("uniprot.tsv", `${lines.join("\n")}\n`));
async function warningsOf(sku: string) {
  const { body } = await browser().get(`/api/products/get-product-summary/${sku}/`);
  const warnings: { message: string; source: string; is_note: boolean }[] = body.gene_warnings ?? [];
  return warnings.filter(({ is_note }) => !is_note).map(({ message, source }) => `${message} ${source}`);
}

it("warns of what UniProt has on a protein, once, and replaces what a gene had", async () => {
  const TAGGED_TP53 = "OE-SP-CMFXXA-H00001";
  expect(await warningsOf(TAGGED_TP53)).toEqual([]);
  const kras = await warningsOf("KT-SP-ENFXXA-H00003");
  expect(kras).toHaveLength(1);

  const { report, problem } = await importTable(HEAD, ...ROWS);

  expect(problem).toBeUndefined();
  expect(report?.rows).toEqual([
    {
      entries: 6,
      unreviewed: 1,
      genes: 4,
      "genes changed": 4,
      "signal peptides": 2,
      "GPI anchors": 1,
      prenylated: 2,
      myristoylated: 1,
    },
  ]);
  expect(await warningsOf(TAGGED_TP53)).toEqual([
    "TP53 gets a lipid at the glycine of its N terminus (UniProt), which a tag there prevents. UniProt, entry P04637",
  ]);
  // The authored source of KRAS, and no warning of the anchored protein about its signal peptide.
  expect(await warningsOf("KT-SP-ENFXXA-H00003")).toEqual(kras);
  expect(await warningsOf("OE-SP-CMFXXA-H00004")).toEqual([expect.stringContaining("GPI anchor")]);

  expect((await importTable(HEAD, ...ROWS)).report?.rows).toMatchObject([{ "genes changed": 0 }]);
  await importTable(HEAD, ROWS[2]?.replace(/LIPID.*/, "") ?? "");

  expect(await warningsOf(TAGGED_TP53)).toEqual([]);
  expect(await warningsOf("OE-SP-CMFXXA-H00004")).toHaveLength(1);
});

it("warns of the terminus that a line specifies", async () => {
  await importTable(HEAD, ...ROWS);
  const check = await browser().post("/api/products/check-specification/", {
    product_sku: "KT-SP-ENFXXA-H00002-PD10",
    specification: { terminus: "N" },
  });

  expect(check.body.gene_warnings).toMatchObject([
    { message: expect.stringContaining("signal peptide"), remedy: { specification: { terminus: "C" } } },
  ]);
});

it.each([
  ["a missing column", ["Entry\tGeneID", EGFR], "uniprot.tsv:1: has no column Signal peptide, Lipidation"],
  ["a row with a missing cell", [HEAD, "P00533\treviewed"], "uniprot.tsv:2: has 2 columns"],
  [
    "an entry that is none",
    [HEAD, EGFR.replace("P00533", "EGFR")],
    'uniprot.tsv:2: has the Entry "EGFR", which is not a UniProt accession',
  ],
  [
    "a gene that is no id",
    [HEAD, EGFR.replace("1956;", "EGFR")],
    'uniprot.tsv:2: has the GeneID "EGFR", which is not a list of NCBI Gene ids',
  ],
])("explains %s, and writes nothing", async (_name, lines, sentence) => {
  const { report, problem } = await importTable(...lines);

  expect(problem).toContain(sentence);
  expect(report).toBeUndefined();
});
