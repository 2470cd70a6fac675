import { joinWithAnd } from "@ligate/contract/common/format-list";
import { Button } from "@ligate/ui/controls/button";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { useRef } from "react";
import { TargetSearch } from "../gene-search/target-search.tsx";
import type { Designer } from "../state/use-designer.ts";
import styles from "./gene-first.module.css";

/** Asks for the gene before the first step, and says which functions apply to it. Its choice is that of the last step. */
export function GeneFirst({ designer }: { designer: Designer }) {
  const { answer, design, dispatch } = designer;
  const isChosen = design.geneOption === "geneSearch" && design.targetSequence !== "";
  const box = useRef<HTMLElement>(null);
  const isMoved = useRef(false);
  // The element with the focus is gone after a choice, and after Clear.
  useOnChange(isChosen, () => {
    if (!isMoved.current) return;
    isMoved.current = false;
    box.current?.querySelector<HTMLElement>("[role=combobox], [role=status]")?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: "center" });
  });
  const move = () => {
    isMoved.current = true;
  };
  const functions = answer.categories.flatMap(({ function_names = [] }) => function_names);

  return (
    <section className={styles.box} aria-label="Gene" ref={box}>
      {isChosen ? (
        <div className={styles.chosen} role="status" tabIndex={-1}>
          <p>
            For <b>{design.geneSymbol}</b>
            {functions.length > 0 && ` we offer ${joinWithAnd(functions)}`}.
          </p>
          <Button
            variant="outlined"
            small
            onClick={() => {
              move();
              const changes = { targetSequence: "", geneSymbol: "", geneOption: "none" } as const;
              dispatch({ type: "choose", changes, genes: null });
            }}
          >
            Clear
          </Button>
        </div>
      ) : (
        <TargetSearch
          designer={designer}
          label="Which gene? (optional)"
          functionTypeName=""
          onSelect={move}
        />
      )}
    </section>
  );
}
