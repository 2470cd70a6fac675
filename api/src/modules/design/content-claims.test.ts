import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSku } from "@ligate/contract/design/sku";
import { CONTENT_FOLDER } from "../../content-files/content-folder.ts";
import { aGene } from "../../testing/designs.ts";
import { sequences } from "./data/design-data.ts";
import { formatKb, insertBp } from "./plasmids/insert-size.ts";
import { buildPlasmids } from "./plasmids/plasmids.ts";
import { designFromCodes } from "./resolve-design.ts";

const read = (sku: string, codingBp = 1) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return designFromCodes(codes, aGene({ codingBp }));
};
const sizeOf = (sku: string) => insertBp(read(sku));
const readContentText = (file: string) =>
  readFileSync(join(CONTENT_FOLDER, file), "utf8").replaceAll(/\s+/g, " ");
const withComma = (bp: number) => bp.toLocaleString("en-US");

/** The room that an AAV vector with these parts leaves for a reading frame. */
const roomInAav = (sku: string) => 4700 - (sizeOf(sku) - 1);

it("gives the lengths of the designs in the blog post about titer", () => {
  const post = readContentText("blog/titre-and-cargo-size.md");
  const figure = readContentText("media/blog/lengths-of-designs.svg");
  const sizes = [
    "KO-LA-ESXXPC-H00001",
    "KO-LA-EFXXPC-H00001",
    "CI-LA-EFXXPC-H00001",
    "CA-LA-ESXXPC-H00001",
    "CA-LA-CMXXPC-H00001",
    "CA-LA-CMXGPC-H00001",
  ].map(sizeOf);

  for (const size of sizes) expect(figure).toContain(`>${withComma(size)}<`);
  const [shortest = 0, , , , test = 0, longest = 0] = sizes;
  expect(post).toContain(`| **LTR to LTR** | **${test}** |`);
  expect(post).toContain(`it comes to ${longest}, which is too long`);
  expect(post).toContain(`at ${withComma(shortest)} bp`);
  expect(post).toContain(`at ${withComma(longest)} bp`);
});

it("gives the rows of the example in the blog post about titer as they add up", () => {
  const post = readContentText("blog/titre-and-cargo-size.md");
  const rows = [...post.matchAll(/\| [^|*]+ \| (\d+) (?=\|)/g)].map(([, bp]) => Number(bp));

  expect(rows).toHaveLength(5);
  expect(rows.reduce((sum, bp) => sum + bp, 0)).toBe(sizeOf("CA-LA-CMXXPC-H00001"));
});

it("gives the room in AAV on the pages about promoters and expression", () => {
  const cas = sizeOf("KO-AV-ESXXXA-H00001") - 212;

  expect(readContentText("blog/choosing-a-promoter.md")).toContain(
    `some ${Math.floor((4700 - cas) / 10) * 10} bp`,
  );
  expect(readContentText("pages/products/overexpression.md")).toContain(
    `AAV carries ${formatKb(roomInAav("OE-AV-ESXXXA-H00001"))} of reading frame behind EFS, and ${formatKb(roomInAav("IE-AV-T3XXXA-H00001"))} with`,
  );
});

it("gives the lengths of parts as their sequences have them", () => {
  const promoters = readContentText("blog/choosing-a-promoter.md");
  const titer = readContentText("blog/titre-and-cargo-size.md");
  const bpOf = (sequence: string) => sequences[sequence]?.bases.length ?? 0;

  for (const name of ["CMV", "CAG", "SFFV", "EF1A", "EFS", "UbC", "PGK"]) {
    expect(promoters).toContain(`| ${name} | ${bpOf(name)} |`);
  }
  expect(promoters).toContain(`hSyn at ${bpOf("hSyn")} bp`);
  expect(readContentText("design/parts.yaml")).toContain(`moderate expression in ${bpOf("EFS")} bp`);
  expect(titer).toContain(`Blast takes ${bpOf("BlastR")} bp and Hygro ${bpOf("HygroR")}`);
  expect(titer).toContain(`frees only ${bpOf("U6") + 20 + bpOf("SpCas9 scaffold") + 6} bp`);
  expect(readContentText("manuals/AB-5002-protocol.md")).toContain(
    `(Blast in our designs, ${bpOf("BlastR")} bp)`,
  );
});

it("gives the residues that P2A leaves on the protein before it: all but its last", () => {
  const residues = (sequences.P2A?.bases.length ?? 0) / 3 - 1;

  expect(readContentText("blog/reading-a-vector-map.md")).toContain(`${residues} residues stay on the first`);
  expect(readContentText("pages/products/overexpression.md")).toContain(
    `leaves ${residues} residues on the protein`,
  );
});

it("gives the ratio of effector and guide plasmid in the protocol for both", () => {
  const ratios = ["KO", "CA", "CI", "KD", "DL"].map((fn) => {
    const [effector, guide] = buildPlasmids(read(`${fn}-SP-CMXXXA-H00001`));
    return (effector?.total_bp ?? 0) / (guide?.total_bp ?? 1);
  });

  expect(readContentText("protocols/20-mix-two-plasmids.md")).toContain("about three to five times as long");
  expect(Math.round(Math.min(...ratios))).toBe(3);
  expect(Math.max(...ratios)).toBeLessThan(5);
});

it("claims no rate or efficiency without a source in options and on product pages", () => {
  const pages = readdirSync(join(CONTENT_FOLDER, "pages/products")).map((page) => `pages/products/${page}`);
  const options = ["functions", "structures", "parts", "matrix"].map((name) => `design/${name}.yaml`);
  const claims = [...pages, ...options].flatMap((file) =>
    (readContentText(file).match(/[^.]*(\d ?%|\d-fold)[^.]*\./g) ?? []).map((sentence) => sentence.trim()),
  );

  // By the Poisson distribution: at 30 % positive cells, 83 % of these have one copy.
  expect(claims).toEqual([expect.stringMatching(/^Below 30 % positive cells, most carry a single copy\.$/)]);
});
