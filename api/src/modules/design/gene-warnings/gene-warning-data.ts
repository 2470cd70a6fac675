import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDER, ContentError } from "../../../content-files/content-folder.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { functions } from "../data/design-data.ts";
import { requireKnown } from "../data/design-files.ts";
import { specificationData } from "../specification/specification-data.ts";
import type { Target } from "../target.ts";
import { AUTHORED, type GeneProperty, GeneWarningContent, LISTED } from "./gene-warning-schema.ts";

const FILE = "design/gene-warnings.yaml";
const TABLE = "design/gene-properties.csv";

/** A property of a gene, in all cells or in one line. */
export interface PropertyFact {
  property: GeneProperty;
  source: { name: string; citation: string };
  detail: string;
  /** The accession of the line; absent if the property does not depend on it. */
  line?: string;
}

const content = readYaml(FILE, GeneWarningContent);
const codes = functions.map(({ code }) => code);
for (const { property, functions: used } of content.rules) requireKnown(FILE, property, used, codes);
const accessions = specificationData.cellLines.map(({ accession }) => accession);
requireKnown(
  FILE,
  "lines",
  content.lines.map(({ line }) => line),
  accessions,
);

export const { rules, remedies: remedyLabels } = content;

const COLUMNS = "locus_id,symbol,property,source";
const ROW = /^([1-9]\d*),[^,"]+,(\w+),(\w+)$/;

const facts = new Map<number, PropertyFact[]>();
const augLengths = new Map<number, number>();
for (const { locusId, property, source } of readProperties())
  addFact(TABLE, locusId, { property, source: findSource(TABLE, source), detail: "" });
for (const property of AUTHORED) {
  for (const { ids, source: key, entry, augBp, detail = "" } of content.genes[property]) {
    const source = findSource(FILE, key);
    const citation = entry ? `${source.citation}, entry ${entry}` : source.citation;
    for (const [i, id] of ids.entries()) {
      const bp = augBp[i];
      if (bp !== undefined) augLengths.set(id, bp);
      const residues = bp === undefined ? detail : `of ${bp / 3 - 1} residues`;
      addFact(FILE, id, { property, source: { ...source, citation }, detail: residues });
    }
  }
}
for (const { line, gene, property, source, detail } of content.lines)
  addFact(FILE, gene, { property, source: findSource(FILE, source), detail, line });

/**
 * The rows of gene-properties.csv, which has neither quotes nor spaces: csv-parse would take 40 ms of the API's start for them.
 * @throws ContentError with the line of the first error
 */
function readProperties() {
  const [head, ...lines] = readFileSync(join(CONTENT_FOLDER, TABLE), "utf8").trimEnd().split("\n");
  if (head !== COLUMNS) throw new ContentError(TABLE, 1, `the columns have to be ${COLUMNS}`);
  return lines.map((line, i) => {
    const [, id, property, source = ""] = ROW.exec(line) ?? [];
    const listed = LISTED.find((each) => each === property);
    if (listed === undefined)
      throw new ContentError(TABLE, i + 2, "has to be an id, a symbol, a property and a source");
    return { locusId: Number(id), property: listed, source };
  });
}

/** @throws ContentError if the source is not in the table of sources */
function findSource(file: string, key: string): PropertyFact["source"] {
  const source = content.sources[key];
  if (!source) throw new ContentError(file, undefined, `there is no source ${key}`);
  return { name: source.name, citation: source.citation };
}

/** @throws ContentError if the gene has the property already */
function addFact(file: string, locusId: number, fact: PropertyFact): void {
  const others = facts.get(locusId) ?? [];
  if (others.some(({ property, line }) => property === fact.property && line === fact.line))
    throw new ContentError(file, undefined, `${locusId}: ${fact.property} is listed twice`);
  facts.set(locusId, [...others, fact]);
}

/**
 * The coding length from the first AUG of a gene whose reference sequence begins with another start codon; `undefined` for
 * other genes.
 */
export const findAugLength = (locusId: number): number | undefined => augLengths.get(locusId);

const uniprot = findSource(FILE, "uniprot");

/** The properties of a gene: those of the content files, and others that an imported table of UniProt gives. */
export function findPropertyFacts({
  locusId,
  proteinProperties = [],
}: Pick<Target, "locusId" | "proteinProperties">): PropertyFact[] {
  const known = facts.get(locusId ?? 0) ?? [];
  if (proteinProperties.length === 0) return known;
  const isKnown = (name: GeneProperty) => known.some(({ property }) => property === name);
  const isAnchored =
    isKnown("gpi_anchor") || proteinProperties.some(({ property }) => property === "gpi_anchor");
  const imported = proteinProperties
    // The warnings about an anchor are about both ends.
    .filter(({ property }) => !isKnown(property) && !(isAnchored && property === "signal_peptide"))
    .map(({ property, entry }): PropertyFact => {
      const citation = `${uniprot.citation}, entry ${entry}`;
      return { property, source: { ...uniprot, citation }, detail: "" };
    });
  return [...known, ...imported];
}

/** The NCBI Gene ids of all genes with a property. */
export const listLocusIds = (): number[] => [...facts.keys()];
