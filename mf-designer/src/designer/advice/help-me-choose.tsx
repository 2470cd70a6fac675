import { Button } from "@ligate/ui/controls/button";
import { lazy, Suspense, useState } from "react";
import type { AdviceUse } from "./advice-dialog.tsx";

const AdviceDialog = lazy(async () => {
  const { AdviceDialog } = await import(/* webpackChunkName: "design-advice" */ "./advice-dialog.tsx");
  return { default: AdviceDialog };
});

/** Opens the questions that recommend a design. */
export function HelpMeChoose(use: AdviceUse) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" small onClick={() => setOpen(true)}>
        Help me choose
      </Button>
      {isOpen && (
        <Suspense>
          <AdviceDialog {...use} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
