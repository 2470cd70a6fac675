import type { GeneSearchQuery } from "../../shared/design-model/design-address.ts";
import type { Designer } from "../state/use-designer.ts";
import { GeneSearch, type GeneSearchProps } from "./gene-search.tsx";

export const NO_SEARCH: GeneSearchQuery = { text: "", species: "Human", page: 1, pageSize: 10 };

export interface TargetSearchProps extends Pick<GeneSearchProps, "label" | "functionTypeName"> {
  designer: Designer;
  /** Called before the gene becomes the target. */
  onSelect?: () => void;
}

/** The gene search of the address, whose gene becomes the target. */
export function TargetSearch({ designer, onSelect, ...props }: TargetSearchProps) {
  const { design, genes = NO_SEARCH, dispatch } = designer;
  return (
    <GeneSearch
      query={genes}
      selected={design.targetSequence}
      onSearch={(query) => dispatch({ type: "search", genes: query })}
      onSelect={({ target_sequence, symbol }, query) => {
        const changes = {
          targetSequence: target_sequence,
          geneSymbol: symbol,
          geneOption: "geneSearch",
        } as const;
        onSelect?.();
        dispatch({ type: "choose", changes, genes: query });
      }}
      {...props}
    />
  );
}
