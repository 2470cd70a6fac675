import type { DesignAdviceQuery } from "@ligate/contract/design/schemas";

export interface Question<Name extends keyof DesignAdviceQuery = keyof DesignAdviceQuery> {
  name: Name;
  question: string;
  answers: { value: DesignAdviceQuery[Name]; label: string }[];
}

const question = <Name extends keyof DesignAdviceQuery>(
  name: Name,
  text: string,
  labels: Record<DesignAdviceQuery[Name], string>,
): Question => ({
  name,
  question: text,
  answers: Object.entries<string>(labels).map(([value, label]) => ({
    value: value as DesignAdviceQuery[Name],
    label,
  })),
});

/** The questions of "Help me choose". */
export const QUESTIONS: readonly Question[] = [
  question("species", "Which species?", { Human: "Human", Mouse: "Mouse" }),
  question("cells", "Which cells?", {
    cell_line: "A cell line that divides",
    primary_dividing: "Primary cells that divide",
    stem_cell: "Stem cells",
    t_cell: "T cells",
    neuron: "Neurons",
    hepatocyte: "Hepatocytes",
    animal: "A living animal",
  }),
  question("effect", "What should happen?", {
    remove_protein: "Remove a protein",
    lower_expression: "Lower a gene's expression",
    raise_expression: "Raise a gene's own expression",
    express_gene: "Express a gene from the vector",
    insert_sequence: "Insert a sequence into the genome",
    tag_protein: "Tag a protein at its own locus",
    delete_region: "Delete a region of the genome",
  }),
  question("duration", "For how long?", {
    transient: "For days",
    permanent: "Permanently",
    switchable: "Switched on and off",
  }),
  question("delivery", "How do the cells get it?", {
    in_vitro: "In culture (in vitro)",
    in_vivo: "In the animal (in vivo)",
  }),
  question("biosafety", "Highest biosafety level of your lab?", { "1": "BSL-1", "2": "BSL-2" }),
];

export const FIRST_ANSWERS: DesignAdviceQuery = {
  species: "Human",
  cells: "cell_line",
  effect: "remove_protein",
  duration: "permanent",
  delivery: "in_vitro",
  biosafety: "2",
};
