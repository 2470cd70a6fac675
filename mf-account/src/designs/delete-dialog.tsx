import type { SavedDesign } from "@ligate/contract/saved-designs";
import { ApiError, api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useRevalidator } from "@ligate/platform/router";
import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import { useProblem } from "@ligate/ui/use-problem";
import { useEffect, useId, useRef, useState } from "react";
import styles from "./delete-dialog.module.css";

export interface DeleteDialogProps {
  design: SavedDesign;
  onClose: () => void;
}

/** Asks before a design is gone: what was shared of it is gone, too. */
export function DeleteDialog({ design: { id, name }, onClose }: DeleteDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [problem, remove] = useDelete(id);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        Delete “{name}”?
      </h2>
      <p>Links that you have shared to it stop working. Orders of it stay as they are.</p>
      {problem && <Alert kind="error">{problem.message}</Alert>}
      <div className={styles.ways}>
        <Button onClick={remove}>Delete design</Button>
        <Button manner="quiet" onClick={() => dialog.current?.close()}>
          Keep it
        </Button>
      </div>
    </dialog>
  );
}

/** Once it is deleted, the list is loaded anew, and the dialog goes with its design. */
function useDelete(id: string) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useProblem();
  const [isUnderWay, setUnderWay] = useState(false);

  async function remove() {
    if (isUnderWay) return;
    setUnderWay(true);
    try {
      const { detail } = await api.delete("/api/users/designs/:id/", { params: { id } });
      notify("success", detail);
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.detail);
      setUnderWay(false);
    }
  }
  return [problem, remove] as const;
}
