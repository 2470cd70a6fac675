import { Button } from "@ligate/ui/controls/button";
import { lazy, Suspense, useState } from "react";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import type { StepNumber } from "../../shared/design-model/design-steps.ts";

const AdviceDialog = lazy(async () => {
  const { AdviceDialog } = await import(/* webpackChunkName: "design-advice" */ "./advice-dialog.tsx");
  return { default: AdviceDialog };
});

export interface HelpMeChooseProps {
  /** The design whose target is kept. */
  target: DesignSelection;
  onUse: (design: DesignSelection, step: StepNumber) => void;
}

/** Opens the questions that recommend a design. */
export function HelpMeChoose({ target, onUse }: HelpMeChooseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" small onClick={() => setOpen(true)}>
        Help me choose
      </Button>
      {isOpen && (
        <Suspense>
          <AdviceDialog target={target} onUse={onUse} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
