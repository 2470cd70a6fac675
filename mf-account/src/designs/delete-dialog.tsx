import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useRevalidator } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { useTransientError } from "@ligate/ui/forms/use-transient-error";
import { useEffect, useId, useRef, useState } from "react";
import styles from "./delete-dialog.module.css";

export interface DeleteDialogProps {
  design: SavedDesign;
  onClose: () => void;
}

/** Asks for confirmation: deleting a design also breaks the links that share it. */
export function DeleteDialog({ design: { id, name }, onClose }: DeleteDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [problem, remove] = useDeleteDesign(id);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        Delete “{name}”?
      </h2>
      <p>Links that you have shared to it stop working. Orders of it stay as they are.</p>
      {problem && <Alert kind="error">{problem.message}</Alert>}
      <div className={styles.buttons}>
        <Button onClick={remove}>Delete design</Button>
        <Button variant="outlined" onClick={() => dialog.current?.close()}>
          Keep it
        </Button>
      </div>
    </dialog>
  );
}

/** Deletes the design and reloads the list, which removes the design's card and this dialog with it. */
function useDeleteDesign(id: string) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useTransientError();
  const [isDeleting, setDeleting] = useState(false);

  async function remove() {
    if (isDeleting) return;
    setDeleting(true);
    try {
      const { detail } = await api.delete("/api/users/designs/:id/", { params: { id } });
      notify("success", detail);
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.detail);
      setDeleting(false);
    }
  }
  return [problem, remove] as const;
}
