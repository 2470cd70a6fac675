import { formatInteger } from "@ligate/contract/common/format-integer";
import { translate } from "@ligate/contract/sequences/bases";
import type { AskedField } from "@ligate/contract/specification/asked-fields";
import type { SpecificationField } from "@ligate/contract/specification/constants";
import {
  MARKER_TEXTS,
  OUR_GUIDE_TEXT,
  REPORTER_TEXTS,
  TEMPLATE_TEXT,
} from "@ligate/contract/specification/specification-rows";
import { defaultTranscript, findCanonicalSequence, listCodingSequences } from "../coding-sequences.ts";
import { type Design, NONE } from "../design.ts";
import type { Target } from "../target.ts";
import { specificationData } from "./specification-data.ts";

type Options = NonNullable<AskedField["options"]>;
const withReason = (value: string, label: string, reason: string | undefined): Options[number] => ({
  value,
  label,
  ...(reason && { reason }),
});

/** The values of a field, refused ones with a reason, others with their warning; `undefined` if the field is typed. */
export function specificationOptions(field: SpecificationField, design: Design): Options | undefined {
  return listOptions(field, design)?.map((option) => {
    const warning = option.reason ? undefined : findWarning(field, option.value, design);
    return { ...option, ...(warning && { warning }) };
  });
}

function listOptions(field: SpecificationField, design: Design): Options | undefined {
  switch (field) {
    case "insert":
      return [
        { value: "sequence", label: "Your insert" },
        { value: "template", label: TEMPLATE_TEXT },
      ];
    case "site":
      return siteOptions(design);
    case "orf":
      return [...listTranscripts(design.target), { value: "own", label: "Your own" }];
    case "terminus":
      return terminusOptions(design);
    case "reporter":
      return reporterOptions(design);
    case "marker":
      return markerOptions(design);
    case "region":
      return [
        { value: "coordinates", label: "Coordinates" },
        withReason("exons", "Exons", exonReason(design)),
      ];
    case "guide":
      return [
        { value: "ligate", label: OUR_GUIDE_TEXT },
        { value: "own", label: "Your own" },
      ];
    case "species":
      return controlOptions(design);
    case "cell_line":
      return cellLineOptions(design);
    case "serotype":
      return specificationData.serotypes.map(({ name, label }) => ({ value: name, label }));
    default:
      return undefined;
  }
}

function findWarning(
  field: SpecificationField,
  value: string,
  { fn, promoter, target }: Design,
): string | undefined {
  const found = specificationData.warnings.find(
    (warning) =>
      warning.field === field &&
      warning.value === value &&
      warning.functions.includes(fn.code) &&
      (warning.promoters?.includes(promoter.code) ?? true) &&
      (warning.species ?? target.species) === target.species,
  );
  return found?.text.replaceAll("{symbol}", target.symbol);
}

/** The transcripts whose frame can be expressed, the canonical one first: also where only its length is on file. */
function listTranscripts(target: Target): Options {
  const onFile = listCodingSequences(target);
  const canonical = findCanonicalSequence(target);
  const other = { transcript: defaultTranscript(target), bp: target.codingBp };
  return (canonical ? onFile : [other, ...onFile]).map((each) => {
    const { transcript, bp } = each;
    const name = each === canonical || each === other ? `${transcript} (canonical)` : transcript;
    return { value: transcript, label: bp === null ? name : `${name}, ${formatInteger(bp)} bp` };
  });
}

const PROTEINS = ["protein_coding", "immune_constant"];

function siteOptions({ target }: Design): Options {
  const makesProtein = PROTEINS.includes(target.targetClass ?? "");
  const reason = makesProtein
    ? undefined
    : specificationData.withoutProtein.replaceAll("{symbol}", target.symbol);
  return [
    withReason("N-terminal", "N-terminal", reason),
    withReason("C-terminal", "C-terminal", reason),
    { value: "coordinates", label: "Coordinates" },
  ];
}

function terminusOptions({ fn, promoter, target }: Design): Options {
  const { functions, promoters, reason } = specificationData.nTerminal;
  const isSilenced = functions.includes(fn.code) && !promoters.includes(promoter.code);
  const { first, last } = describeEnds(target);
  return [
    withReason("N", `N terminus${first}`, isSilenced ? reason : undefined),
    { value: "C", label: `C terminus${last}` },
  ];
}

const END_RESIDUES = 10;

/** The residues that a tag at either end is fused to, such as ` (…KKSKTKCVIM, NM_004985.5)`; empty without the bases. */
function describeEnds(target: Target): { first: string; last: string } {
  const { bases, transcript } = findCanonicalSequence(target) ?? {};
  if (bases === undefined) return { first: "", last: "" };
  // Methionine, also where another codon than ATG starts the frame.
  const protein = `M${translate(bases).replace(/\*$/, "").slice(1)}`;
  return {
    first: ` (${protein.slice(0, END_RESIDUES)}…, ${transcript})`,
    last: ` (…${protein.slice(-END_RESIDUES)}, ${transcript})`,
  };
}

/** Vectors that integrate are kept by a marker, which must not depend on doxycycline. */
function reporterOptions({ structure, promoter, selection }: Design): Options {
  const { pol3, withoutSelection } = specificationData.reporter;
  const needsMarker = structure.formats.includes("CL") && selection.code === NONE;
  const reason = pol3.promoters.includes(promoter.code) ? pol3.reason : needsMarker && withoutSelection;
  return [
    { value: "cell", label: REPORTER_TEXTS.cell },
    withReason("gene", REPORTER_TEXTS.gene, reason || undefined),
  ];
}

function markerOptions({ fn }: Design): Options {
  const { functions, reason } = specificationData.ownPromoter;
  return [
    { value: "2A", label: MARKER_TEXTS["2A"] },
    { value: "IRES", label: MARKER_TEXTS.IRES },
    withReason("promoter", MARKER_TEXTS.promoter, functions.includes(fn.code) ? undefined : reason),
  ];
}

const exonReason = ({ target }: Design): string | undefined =>
  target.targetClass === "locus"
    ? specificationData.withoutExons.replaceAll("{symbol}", target.symbol)
    : undefined;

function controlOptions({ fn }: Design): Options {
  const loci = specificationData.controls[fn.code] ?? {};
  return Object.entries(loci).map(([species, locus]) => ({ value: species, label: `${species} (${locus})` }));
}

function cellLineOptions({ fn, target, selection }: Design): Options {
  const isAnySpecies = specificationData.anyCellLine.includes(fn.code) || target.species === null;
  return specificationData.cellLines.map(({ name, species, resistantTo }) => {
    const isOther = !isAnySpecies && species !== target.species;
    const otherSpecies = isOther
      ? `${name} is a ${species.toLowerCase()} line, and ${target.symbol} is a ${target.species?.toLowerCase()} gene.`
      : undefined;
    return withReason(
      name,
      `${name} (${species.toLowerCase()})`,
      otherSpecies ?? resistantTo[selection.code],
    );
  });
}
