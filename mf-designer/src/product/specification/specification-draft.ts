import { findOtherStart } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import { type DraftName, useDraft } from "@ligate/ui/forms/use-draft";
import { useState } from "react";

interface FormState {
  draft: SpecificationDraft;
  /** False in the HTML from the server, and until input of an earlier visit has been read: the form cannot be changed. */
  isReady: boolean;
  /** The controls that have lost the focus. */
  left: ReadonlySet<ControlName>;
}

export interface SpecificationFormState extends FormState {
  change: (changes: SpecificationDraft) => void;
  leave: (control: ControlName) => void;
}

/**
 * The input of the form, which the tab saves as it is typed.
 * @param name identifies the form
 * @param initial shown unless the tab has saved other input
 */
export function useSpecificationForm(
  name: DraftName,
  initial: Specification | null = null,
): SpecificationFormState {
  const [state, setState] = useState<FormState>(() => ({
    draft: draftFrom(initial),
    isReady: false,
    left: new Set(),
  }));
  const { save } = useDraft<SpecificationDraft>(name, (saved) =>
    setState((form) => ({ ...form, draft: { ...form.draft, ...saved }, isReady: true })),
  );

  function change(changes: SpecificationDraft) {
    const draft = { ...state.draft, ...changes };
    save(draft);
    setState((form) => ({ ...form, draft }));
  }
  const leave = (control: ControlName) =>
    setState((form) => ({ ...form, left: new Set([...form.left, control]) }));
  return { ...state, change, leave };
}

/** The input of the form as typed, by control. An absent control is empty. */
export type SpecificationDraft = { readonly [Control in ControlName]?: string };

export type ControlName = keyof ReturnType<typeof draftFrom>;

/** The input that results in a specification. */
export function draftFrom(specification: Specification | null) {
  const { insert, orf, site, region, custom_tag, custom_fluorescence, custom_selection, ...rest } =
    specification ?? {};
  const sequence = insert?.source === "sequence" ? insert : undefined;
  const frame = orf?.source === "own" ? orf : undefined;
  const place = site?.at === "coordinates" ? site : undefined;
  const deleted = region?.by === "coordinates" ? region : undefined;
  const exons = region?.by === "exons" ? region : undefined;
  const guide = rest.guide?.source === "own" ? rest.guide : undefined;
  const [guide1 = "", guide2] = guide?.sequences ?? [];
  const library = guide?.library;
  return {
    insertSource: insert?.source,
    insertName: sequence?.name,
    insertSequence: sequence?.sequence,
    orfSource: orf?.source === "transcript" ? orf.transcript : orf?.source,
    orfName: frame?.name,
    orfFile: undefined as string | undefined,
    orfSequence: frame?.sequence,
    /** The start codon that is confirmed, other than ATG. */
    orfStart: frame?.non_atg_start && findOtherStart(frame.sequence),
    insertPromoter: sequence?.has_promoter ? "yes" : undefined,
    siteAt: site?.at,
    siteAssembly: place?.assembly,
    sitePosition: place && positionText(place),
    terminus: rest.terminus,
    marker: rest.marker,
    reporter: rest.reporter,
    regionBy: region?.by,
    regionAssembly: deleted?.assembly,
    regionPosition: deleted && positionText(deleted),
    regionExons: exons?.exons,
    regionLength: exons?.length_bp?.toString(),
    regionUnknown: exons?.length_bp === null ? "yes" : undefined,
    species: rest.species,
    guideSource: library === undefined ? rest.guide?.source : "listed",
    guideListed: library === undefined ? undefined : listedGuideValue({ library, sequence: guide1 }),
    guide1: library === undefined ? guide1 : undefined,
    guide2,
    cellLine: rest.cell_line,
    serotype: rest.serotype,
    tagSequence: custom_tag?.sequence,
    tagNote: custom_tag?.note,
    fluorescenceSequence: custom_fluorescence?.sequence,
    fluorescenceNote: custom_fluorescence?.note,
    selectionSequence: custom_selection?.sequence,
    selectionNote: custom_selection?.note,
  };
}

/** A guide of the list as a control holds it: `Brunello/ACGT…`. */
export const listedGuideValue = ({ library, sequence }: { library: string; sequence: string }): string =>
  `${library}/${sequence}`;

/** The guide of a value of `listedGuideValue`. */
export function parseListedGuide(value: string): { library: string; sequence: string } {
  const end = value.lastIndexOf("/");
  return { library: value.slice(0, end), sequence: value.slice(end + 1) };
}

/** Formats a position as genome browsers do: `chr17:7668421-7687490`. */
const positionText = ({ chromosome, start, end }: { chromosome: string; start: number; end: number }) =>
  `chr${chromosome}:${start}-${end}`;
