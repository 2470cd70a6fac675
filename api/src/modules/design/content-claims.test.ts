import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSku } from "@ligate/contract/design/sku";
import { CONTENT_FOLDER } from "../../content-files/content-folder.ts";
import { aGene } from "../../testing/designs.ts";
import { adviseDesign } from "./advise-design.ts";
import { matrix, sequences } from "./data/design-data.ts";
import { buildAssemblies } from "./plasmids/build-assemblies.ts";
import { totalLength } from "./plasmids/features/pieces.ts";
import { formatKb, insertBp } from "./plasmids/insert-size.ts";
import { buildPlasmids } from "./plasmids/plasmids.ts";
import { formatRows } from "./pricing/format-rows.ts";
import { designFromCodes, structureBySymbol } from "./resolve-design.ts";

const read = (sku: string, codingBp = 1) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return designFromCodes(codes, aGene({ codingBp }));
};
const sizeOf = (sku: string) => insertBp(read(sku));
const readContent = (file: string) => readFileSync(join(CONTENT_FOLDER, file), "utf8");
const readContentText = (file: string) => readContent(file).replaceAll(/\s+/g, " ");
const withComma = (bp: number) => bp.toLocaleString("en-US");
const bpOf = (sequence: string) => sequences[sequence]?.bases.length ?? 0;

/** The limits of a structure, in base pairs. */
function limitsOf(symbol: string) {
  const { cargo } = structureBySymbol(symbol);
  if (!cargo) throw new Error(`${symbol} has no limits.`);
  return cargo;
}

/** The room for a reading frame in a vector with these parts, up to the length that packages well. */
const roomFor = (sku: string) => limitsOf(sku.slice(3, 5)).recommendedMax - (sizeOf(sku) - 1);

/** The length between the ends of the first vector of a kit without its cassettes. */
const fixedBp = (sku: string) => buildAssemblies(read(sku))[0]?.ends.bp ?? 0;

const TITER_POST = "blog/titre-and-cargo-size.md";

/** The designs of the figure with lengths, from top to bottom. */
const FIGURE = [
  "KD-LA-ESXXPC-H00001",
  "KO-LA-ESXXPC-H00001",
  "CI-LA-ESXXPC-H00001",
  "KO-LA-ESXGPC-H00001",
  "KO-LA-EFXXPC-H00001",
  "CA-LA-ESXXPC-H00001",
];

it("gives the lengths of the designs in the blog post about titer", () => {
  const post = readContentText(TITER_POST);
  const figure = readContentText("media/blog/lengths-of-designs.svg");
  const sizes = FIGURE.map(sizeOf);
  const { recommendedMax, max } = limitsOf("LA");

  for (const size of sizes) expect(figure).toContain(`>${withComma(size)}<`);
  expect(post).toContain(`at ${withComma(sizes[0] ?? 0)} bp`);
  expect(post).toContain(`at ${withComma(sizes[5] ?? 0)} bp`);
  expect(post).toContain(
    `the first three lie below ${formatKb(recommendedMax)}, the next two below ${formatKb(max)}, and CRISPRa beyond`,
  );
  expect(sizes.filter((bp) => bp <= recommendedMax)).toEqual(sizes.slice(0, 3));
  expect(sizes.filter((bp) => bp > max)).toEqual(sizes.slice(5));
});

it("draws the designs in the blog post about titer to scale", () => {
  const figure = readContent("media/blog/lengths-of-designs.svg");
  // The axis begins at 24 and has 43.4 units for a kilobase; each bar ends 0.6 units before its part does.
  const toBp = (x: number) => ((x - 24) / 43.4) * 1000;
  const bars = [...figure.matchAll(/class="f-\w" x="([\d.]+)" y="(\d+)" width="([\d.]+)" height="18"/g)];
  const rows = Map.groupBy(bars, ([, , y]) => y);
  const drawn = [...rows.values()].map((row) =>
    Math.max(...row.map(([, x, , width]) => toBp(Number(x) + Number(width) + 0.6))),
  );
  const [, x, width] = /class="w-n" x="([\d.]+)" y="34" width="([\d.]+)"/.exec(figure) ?? [];

  expect(drawn.map((bp, i) => Math.abs(bp - sizeOf(FIGURE[i] ?? "")) < 5)).toEqual(FIGURE.map(() => true));
  expect(toBp(Number(x))).toBeCloseTo(limitsOf("LA").recommendedMax, -1);
  expect(toBp(Number(x) + Number(width))).toBeCloseTo(limitsOf("LA").max, -1);
});

it("gives the share of fixed part and effector in those designs", () => {
  const shares = FIGURE.map((sku) => {
    const [{ insert } = { insert: [] }] = buildAssemblies(read(sku));
    const effector = insert.filter(({ kind, name }) => kind === "effector" || name === "NLS");
    return (fixedBp(sku) + totalLength(effector)) / sizeOf(sku);
  });

  expect(readContentText(TITER_POST)).toContain("Fixed part and effector are three quarters or more of each");
  expect(Math.min(...shares)).toBeGreaterThan(0.75);
});

it("gives the rows of the example in the blog post about titer as they add up", () => {
  const post = readContentText(TITER_POST);
  const rows = [...post.matchAll(/\| [^|*]+ \| (\d+) (?=\|)/g)].map(([, bp]) => Number(bp));
  const size = sizeOf("KO-LA-EFXXPC-H00001");

  expect(rows).toHaveLength(5);
  expect(rows[0]).toBe(fixedBp("KO-LA-EFXXPC-H00001"));
  expect(rows.reduce((sum, bp) => sum + bp, 0)).toBe(size);
  expect(post).toContain(`| **LTR to LTR** | **${size}** |`);
  expect(post).toContain(`With EFS in place of EF1A it comes to ${sizeOf("KO-LA-ESXXPC-H00001")},`);
  expect(post).toContain(`With EGFP as well as EF1A it comes to ${sizeOf("KO-LA-EFXGPC-H00001")}:`);
});

it("gives the lengths of CRISPRa on two vectors", () => {
  const post = readContentText(TITER_POST);
  const vectors = buildAssemblies(read("CA-LV-ESXXPA-H00001"));
  const [effector = 0, guide = 0] = vectors.map(({ ends, insert }) => ends.bp + totalLength(insert));
  const features = vectors.flatMap(({ insert }) => insert);
  const protein = totalLength(features.filter(({ kind }) => kind === "effector"));

  expect(post).toContain(`dCas9-VPR alone has ${withComma(protein)} bp`);
  expect(post).toContain(
    `${withComma(effector)} bp with EFS and a marker for dCas9-VPR, and ${withComma(guide)} bp with Puro for the guide`,
  );
  expect(post).toContain(`that vector is ${(guide / 1000).toFixed(1)} kb long with its marker`);
  expect(effector).toBeLessThan(limitsOf("LV").max);
});

it("gives the fixed parts of lentivirus and AAV", () => {
  const lentivirus = withComma(fixedBp("OE-LV-EFXXPA-H00001"));

  expect(readContentText(TITER_POST)).toContain(`Our vectors spend ${lentivirus} bp`);
  expect(readContentText(TITER_POST)).toContain(`the two ITRs take ${fixedBp("OE-AV-ESXXXA-H00001")} bp`);
  expect(readContentText("pages/services/lentivirus-package.md")).toContain(
    `our vectors take ${lentivirus} bp themselves`,
  );
});

it("gives the lengths to which particles have a price", () => {
  const { recommendedMax, max } = limitsOf("LV");
  const isPriced = (sku: string) =>
    ["LP07", "LP08"].map((code) =>
      formatRows(read(sku)).some(({ option, unitCents }) => option.code === code && unitCents !== null),
    );

  expect(isPriced("KO-LA-ESXXPC-H00001")).toEqual([true, true]);
  expect(isPriced("KO-LA-EFXXPC-H00001")).toEqual([true, false]);
  expect(isPriced("KO-LA-EFXGPC-H00001")).toEqual([false, false]);
  for (const file of [TITER_POST, "pages/services/lentivirus-package.md"]) {
    expect(readContentText(file)).toMatch(
      new RegExp(
        `\\| up to ${formatKb(recommendedMax)} \\| list price \\| list price \\| ` +
          `\\| up to ${formatKb(max)}[^|]* \\| list price, lower titer expected \\| by quote \\| ` +
          String.raw`\| longer \| by quote \| by quote \|`,
        "i",
      ),
    );
  }
  for (const file of ["manuals/LV-6001-protocol.md", "protocols/31-package-lentivirus.md"]) {
    expect(readContentText(file)).toContain(`Above ${formatKb(recommendedMax)} from LTR to LTR`);
  }
  expect(readContentText("manuals/LV-6001-protocol.md")).toContain(`LTR to LTR up to ${formatKb(max)}`);
});

it("gives the limits of AAV", () => {
  const { recommendedMax, max } = limitsOf("AV");
  const [good, most] = [recommendedMax, max].map(formatKb);

  expect(readContentText(TITER_POST)).toContain(
    `Between ${good?.slice(0, 3)} and ${most} the designer warns that a part of the genomes is truncated. Above ${most} it refuses`,
  );
  expect(readContentText("supplies.yaml")).toContain(`Genomes of up to ${good} from ITR to ITR`);
  expect(readContentText("manuals/AV-6201-protocol.md")).toContain(`ITR to ITR up to ${good}`);
  expect(readContentText("protocols/35-produce-aav.md")).toContain(`Genome above ${good}`);
});

it("gives titers of LV-6001 that fall semi-logarithmically, the same in chart, tables and picture", () => {
  const [, points = "[]"] = /Titer at 48 h\s+points: (.+)/.exec(readContent("supplies.yaml")) ?? [];
  const chart: [kb: number, titer: number][] = JSON.parse(points);
  const slopes = chart.slice(1).map(([kb, titer]) => (7 - Math.log10(titer)) / (kb - 5));
  const picture = readContent("media/blog/titre-and-cargo-size.svg");
  // The axes have 48 units for a kilobase and 54 for a tenfold titer.
  const drawn = [...picture.matchAll(/"f-su s-e" cx="([\d.]+)" cy="([\d.]+)" r="5"/g)].map(([, x, y]) => [
    5 + (Number(x) - 128) / 48,
    7 - (Number(y) - 114) / 54,
  ]);

  expect([chart[0], chart.at(-1)]).toEqual([
    [5, 1e7],
    [9, 5e5],
  ]);
  expect(readContentText(TITER_POST)).toContain(
    "5 kb typically gives 1×10⁷ TU/mL in the supernatant, one of 9 kb 5×10⁵",
  );
  for (const slope of slopes) expect(slope).toBeCloseTo(slopes.at(-1) ?? 0, 2);
  for (const file of ["supplies.yaml", "manuals/LV-6001-protocol.md"]) {
    const rows = [...readContent(file).matchAll(/\| ([\d.]+) kb \| (\d)×10([⁵⁶⁷])/g)];
    expect(rows).toHaveLength(4);
    for (const [, kb, digit, power] of rows) {
      const [, titer = 0] = chart.find(([each]) => each === Number(kb)) ?? [];
      expect(Number(titer.toPrecision(1))).toBe(Number(digit) * 10 ** ("⁵⁶⁷".indexOf(power ?? "") + 5));
    }
  }
  expect(drawn).toEqual(chart.map(([kb, titer]) => [kb, expect.closeTo(Math.log10(titer), 1)]));
});

it("gives the length of the vector on the map, and of what recombination leaves of one", () => {
  const post = readContentText("blog/reading-a-vector-map.md");
  const left = ["KO-LA-CMXXPA-H00001", "KO-LA-CMXXPC-H00001"].map(
    (sku) => (buildPlasmids(read(sku))[0]?.total_bp ?? 0) - sizeOf(sku) + bpOf("5' LTR"),
  );
  const [total = 0] = buildPlasmids(read("KO-LA-CMXXPA-H00001")).map(({ total_bp }) => total_bp);
  const toKb = (bp: number) => (bp / 1000).toFixed(1);

  expect(readContent("media/blog/reading-a-vector-map.svg")).toContain(`>${withComma(total)} bp<`);
  expect(post).toContain(`a band of ${toKb(Math.min(...left))} to ${toKb(Math.max(...left))} kb`);
});

it("gives the room in vectors on the pages about promoters and expression", () => {
  const cas = sizeOf("KO-AV-ESXXXA-H00001") - bpOf("EFS");
  const promoters = readContentText("blog/choosing-a-promoter.md");
  const page = readContentText("pages/products/overexpression.md");
  const aav = limitsOf("AV");
  const inducible = roomFor("IE-AV-T3XXXA-H00001");

  expect(promoters).toContain(`some ${Math.floor((aav.recommendedMax - cas) / 10) * 10} bp`);
  expect(promoters).toContain(
    `with Cas9, EF1A and Puro has ${withComma(sizeOf("KO-LA-EFXXPC-H00001"))} bp from LTR to LTR`,
  );
  expect(promoters).toContain(
    `makes it ${withComma(sizeOf("KO-LA-ESXXPC-H00001"))} bp and is the default of these designs`,
  );
  for (const fn of ["KO", "CA", "CI", "KD", "DL"]) expect(matrix[fn]?.offered.LA?.[0]).toBe("ES");
  expect(page).toContain(`has room for ${withComma(roomFor("OE-LV-EFXXPA-H00001"))} bp of reading frame`);
  expect(page).toContain(
    `AAV carries ${withComma(roomFor("OE-AV-ESXXXA-H00001"))} bp behind EFS, and ${withComma(inducible)} bp with`,
  );
  expect(page).toContain(`with up to ${aav.max - aav.recommendedMax} bp more`);
  expect(readContentText("kits.yaml")).toContain(
    `for reading frames to ${Math.floor(inducible / 100) / 10} kb`,
  );
});

it("advises CRISPRa on two lentiviral vectors that can be packaged", () => {
  const advice = adviseDesign({
    species: "Human",
    cells: "cell_line",
    effect: "raise_expression",
    duration: "permanent",
    delivery: "in_vitro",
    biosafety: "2",
  });
  const size = sizeOf("CA-LV-ESXXPA-H00001");

  expect(advice).toMatchObject({ structure_type_name: "Lenti", promoter_name: "PEFS" });
  expect(advice.warnings.join(" ")).toContain(`The vector with dCas9-VPR is ${formatKb(size)} long`);
  expect(size).toBeLessThan(limitsOf("LV").max);
});

it("gives the lengths of parts as their sequences have them", () => {
  const promoters = readContentText("blog/choosing-a-promoter.md");
  const titer = readContentText("blog/titre-and-cargo-size.md");

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
  const ratios = ["KO", "CA", "CI", "KD", "DL"].flatMap((fn) =>
    ["ESXXXA", "CMXXXA", "CGXOHA"].map((parts) => {
      const [effector, guide] = buildPlasmids(read(`${fn}-SP-${parts}-H00001`));
      return (effector?.total_bp ?? 0) / (guide?.total_bp ?? 1);
    }),
  );

  expect(readContentText("protocols/20-mix-two-plasmids.md")).toContain("about two to four times as long");
  expect(Math.round(Math.min(...ratios))).toBe(2);
  expect(Math.round(Math.max(...ratios))).toBe(4);
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
