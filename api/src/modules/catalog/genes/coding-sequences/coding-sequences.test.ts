import { translate } from "@ligate/contract/sequences/bases";
import {
  codingRecord,
  importFasta,
  KRAS_4A,
  KRAS_4B,
  KRAS_FASTA,
} from "../../../../testing/coding-sequences/sample.ts";
import { addSpecified, getCart } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";

const { app, browser, db } = testApp();

const SKU = "OE-LV-EFXXPA-H00003";
const TAGGED = "OE-LV-EFFXPA-H00003";
const OWN = { value: "own", label: "Your own" };
const transcript = (name: string) => ({ orf: { source: "transcript", transcript: name } });

const bodyOf = async (url: string) => (await browser().get(url)).body;
const summary = (sku = SKU) => bodyOf(`/api/products/get-product-summary/${sku}/`);
const kit = (sku = SKU) => bodyOf(`/api/products/get-kit-sequences/${sku}/`);
const check = async (specification: object, sku = `${SKU}-PD10`) =>
  (await browser().post("/api/products/check-specification/", { product_sku: sku, specification })).body;
const frameOf = ({ plasmids }: { plasmids: { parts: { name: string; known_bp: number }[] }[] }) =>
  plasmids.flatMap(({ parts }) => parts).find(({ name }) => name.startsWith("KRAS ORF"));
async function asked(sku: string, name: string) {
  const query = new URLSearchParams({
    function_type_name: sku.startsWith("KT") ? "CRISPR KI-Tag" : "Overexpression",
    structure_type_name: sku.startsWith("KT") ? "Standard" : "Lenti",
    promoter_name: sku.startsWith("KT") ? "Endogenous" : "PEF1A",
    protein_tag_name: "None",
    fluorescene_marker_name: sku.startsWith("KT") ? "EGFP" : "None",
    selection_marker_name: sku.startsWith("KT") ? "None" : "Puro",
    bacterial_marker_name: "Amp",
    target_sequence: "H00003",
  });
  const table = await bodyOf(`/api/products/get-delivery-format-table/?${query}`);
  return table["Plasmid DNA"][0].asks.find(({ field }: { field: string }) => field === name);
}

it("draws a gene by the length of its frame until its sequence is imported", async () => {
  expect(frameOf(await summary())).toMatchObject({ name: "KRAS ORF", length_bp: 567, known_bp: 0 });
  expect((await kit()).plasmids[0].bases).toContain("N".repeat(567));
  expect((await asked(SKU, "orf")).options).toEqual([
    { value: "NM_004985", label: "NM_004985 (canonical), 567 bp" },
    OWN,
  ]);

  await importFasta(db(), KRAS_FASTA);

  expect(frameOf(await summary())).toMatchObject({
    name: "KRAS ORF (NM_004985.5)",
    length_bp: 567,
    known_bp: 567,
    source: "The coding sequence of NM_004985.5.",
  });
  expect((await kit()).plasmids[0].bases).toContain(`GCCACC${KRAS_4B}`);
});

/** The GenBank file without its line breaks. */
const genbank = async (sku: string) =>
  (await app().inject(`/api/products/get-sequence/${sku}/`)).body.replace(/\s+/g, "");

it("exports the frame with its translation", async () => {
  await importFasta(db(), KRAS_FASTA);
  expect(await genbank(SKU)).toContain(`="${translate(KRAS_4B).slice(0, -1)}`);
});

it("fuses the sequence to the tag before it in frame, without its start codon", async () => {
  await importFasta(db(), KRAS_FASTA);
  const { bases } = (await kit(TAGGED)).plasmids[0];

  expect(bases).toContain(KRAS_4B.slice(3));
  expect(bases).not.toContain(KRAS_4B);
  expect(await genbank(TAGGED)).toMatch(new RegExp(`="MDYKDDDDK[A-Z]*${translate(KRAS_4B).slice(1, -1)}"`));
});

it("offers the transcripts on file, the canonical one first", async () => {
  await importFasta(
    db(),
    KRAS_FASTA + codingRecord("ENST00000311936.8 cds gene:ENSG00000133703.14", KRAS_4B),
  );

  expect(await asked(SKU, "orf")).toMatchObject({
    required: false,
    default: "NM_004985.5",
    options: [
      { value: "NM_004985.5", label: "NM_004985.5 (canonical), 567 bp" },
      { value: "NM_033360.4", label: "NM_033360.4, 570 bp" },
      { value: "ENST00000311936.8", label: "ENST00000311936.8, 567 bp" },
      OWN,
    ],
  });
});

it("offers the canonical transcript by its length where only another one is on file", async () => {
  await importFasta(db(), codingRecord("NM_033360.4 (KRAS), mRNA", KRAS_4A));

  expect(await asked(SKU, "orf")).toMatchObject({
    default: "NM_004985",
    options: [{ label: "NM_004985 (canonical), 567 bp" }, { label: "NM_033360.4, 570 bp" }, OWN],
  });
  expect(frameOf(await summary())).toMatchObject({ name: "KRAS ORF", known_bp: 0 });
});

it("sizes and prices a line by the transcript that it names", async () => {
  const long = `ATG${"GCC".repeat(900)}TAA`;
  await importFasta(db(), KRAS_FASTA + codingRecord("NM_000009.1 (KRAS), mRNA", long));
  const byDefault = await check({});

  const isoform = await check(transcript("NM_033360.4"));
  expect(isoform).toMatchObject({ problems: [], unit_price: byDefault.unit_price });
  expect(isoform.cargo.insert_bp - byDefault.cargo.insert_bp).toBe(3);
  const longer = await check(transcript("NM_000009.1"));
  expect(longer.list_price - byDefault.list_price).toBe(250);
  expect(await check(transcript("NM_004985"))).toEqual(byDefault);
});

it("draws the bases of the frame also once something is specified", async () => {
  await importFasta(db(), KRAS_FASTA);

  expect(frameOf(await check({ marker: "IRES" }))).toMatchObject({ known_bp: 567 });
  expect(frameOf(await check(transcript("NM_033360.4")))).toMatchObject({ known_bp: 570 });
});

it("refuses a transcript that is not on file", async () => {
  await importFasta(db(), KRAS_FASTA);

  expect((await check(transcript("NM_000546.6"))).problems).toEqual([
    {
      field: "orf",
      message: "We have no coding sequence NM_000546.6 of KRAS on file. Please choose another one.",
    },
  ]);
});

it("names the vector of a line by its transcript, also in a former version", async () => {
  await importFasta(db(), KRAS_FASTA);
  await importFasta(db(), KRAS_FASTA.replaceAll("NM_033360.4", "NM_033360.5"));
  const shopper = browser();
  await addSpecified(shopper, transcript("NM_033360.4"), `${SKU}-PD10`);
  await addSpecified(shopper, transcript("NM_004985.5"), `${SKU}-PD10`);

  const lines = (await getCart(shopper)).data;

  expect(lines.map(({ design }) => design?.vector_name)).toEqual([
    "pLV[OE]-EF1A>hKRAS(NM_033360.4)-PGK>Puro",
    "pLV[OE]-EF1A>hKRAS-PGK>Puro",
  ]);
  expect(lines.map(({ specification_problem }) => specification_problem)).toEqual([null, null]);
  expect((await asked(SKU, "orf")).options[1].value).toBe("NM_033360.5");
});

it("says which residues a tag is fused to", async () => {
  const labels = async () =>
    (await asked("KT", "terminus")).options.map(({ label }: { label: string }) => label);
  expect(await labels()).toEqual(["N terminus", "C terminus"]);

  await importFasta(db(), KRAS_FASTA);

  expect(await labels()).toEqual([
    "N terminus (MTEYKLVVVG…, NM_004985.5)",
    "C terminus (…KKSKTKCVIM, NM_004985.5)",
  ]);
});
