import { parseSku } from "@ligate/contract/design/sku";
import type { Specification } from "@ligate/contract/specification/schemas";
import { aGene } from "../../../testing/designs.ts";
import { designFromCodes } from "../resolve-design.ts";
import { kitSequences } from "../sequences/kit-sequences.ts";
import { checkSpecification } from "./check-specification.ts";
import type { Terms } from "./field-problem.ts";
import type { GuideListing } from "./guide-listings.ts";

const GUIDE = "GACTTACGATCGATCGATCA";

const listedIn = (library: string, other: Partial<GuideListing> = {}): GuideListing => ({
  bases: GUIDE,
  library,
  symbol: "TP53",
  isOfTarget: true,
  ...other,
});

function messages(library: string, terms: Terms, sku = "KO-SP-CMXXXA-H00001") {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} is not a SKU`);
  const guide = { source: "own" as const, library, sequences: [GUIDE] };
  const { problems } = checkSpecification(designFromCodes(codes, aGene()), "PD10", { guide }, terms);
  return problems.map(({ message }) => message);
}

it("accepts a guide while the list has it", () => {
  expect(messages("Brunello", { guideListings: [listedIn("Brunello")] })).toEqual([]);
  const others = [listedIn("Brie"), listedIn("Brunello", { isOfTarget: false })];
  expect(messages("Brunello", { guideListings: others })).toEqual(messages("Brunello", {}));
  expect(messages("Brunello", {})).toEqual([
    `The guide ${GUIDE} is no longer in the list of Brunello. Please choose another guide, let us choose, or give it as your own.`,
  ]);
});

it("keeps a guide in a quote, whatever the list has by now", () => {
  expect(messages("Brunello", { isQuoted: true })).toEqual([]);
});

it.each(["KO-SP-CMXXXA-H00001", "CA-LA-CMXXPA-H00001", "DL-SP-CMXXXA-H00001"])(
  "refuses a library that was made for another function than that of %s",
  (sku) => {
    const terms = { guideListings: [listedIn("Dolcetto set A")], isQuoted: true };
    expect(messages("Dolcetto set A", terms, sku)).not.toEqual([]);
  },
);

it("stands in the sequence of the line with its bases", () => {
  const codes = parseSku("KO-SP-CMXXXA-H00001");
  if (!codes) throw new Error("no SKU");
  const design = designFromCodes(codes, aGene());
  const basesWith = (specification: Specification | null) =>
    kitSequences(design, specification).plasmids.map(({ bases }) => bases);
  const guide = { source: "own" as const, library: "Brunello", sequences: [GUIDE] };

  expect(basesWith(null).join()).not.toContain(GUIDE);
  expect(basesWith({ guide }).join()).toContain(GUIDE);
});
