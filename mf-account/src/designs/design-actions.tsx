import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useRevalidator } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { Dialog } from "@ligate/ui/feedback/dialog";
import { type RefObject, useState } from "react";
import styles from "./designs.module.css";

export interface DesignActionsProps {
  design: SavedDesign;
  /** The id of the element with the design's name. */
  nameId: string;
  renameButton: RefObject<HTMLButtonElement | null>;
  onRename: () => void;
}

export function DesignActions({ design, nameId, renameButton, onRename }: DesignActionsProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { revalidate } = useRevalidator();
  const { run, isPending, error } = useApiAction();
  const duplicate = ignoreDoubleClick(() =>
    run(async () => {
      const copy = await api.post("/api/users/designs/:id/duplicate/", { params: { id: design.id } });
      notify("success", `“${copy.name}” has been saved.`);
      await revalidate();
    }),
  );
  const buttonProps = { variant: "text", small: true, "aria-describedby": nameId } as const;

  return (
    <>
      <Button {...buttonProps} ref={renameButton} onClick={onRename}>
        Rename
      </Button>
      <Button {...buttonProps} aria-busy={isPending} onClick={duplicate}>
        Duplicate
      </Button>
      <Button {...buttonProps} onClick={() => copyLink(design.id)}>
        Copy link
      </Button>
      <Button {...buttonProps} onClick={() => setDeleting(true)}>
        Delete
      </Button>
      {error && (
        <div className={styles.error}>
          <Alert kind="error">{error.message}</Alert>
        </div>
      )}
      {isDeleting && <DeleteDialog design={design} onClose={() => setDeleting(false)} />}
    </>
  );
}

/** Copies the address of the shared design, which is readable without a login. */
async function copyLink(id: string): Promise<void> {
  const url = `${window.location.origin}/design/shared/${id}`;
  try {
    await navigator.clipboard.writeText(url);
    notify("success", "The link was copied. Anyone with the link can view the design, but not change it.");
  } catch {
    notify("error", `Your browser could not copy the link. Here it is: ${url}`);
  }
}

interface DeleteDialogProps {
  design: SavedDesign;
  onClose: () => void;
}

/** Asks for confirmation, because deleting a design also disables its shared links. */
function DeleteDialog({ design: { id, name }, onClose }: DeleteDialogProps) {
  const { revalidate } = useRevalidator();
  const { run, error } = useApiAction();

  const deleteDesign = () =>
    run(async () => {
      const { detail } = await api.delete("/api/users/designs/:id/", { params: { id } });
      notify("success", detail);
      // Removes the design's card, and this dialog with it.
      await revalidate();
    });

  return (
    <Dialog
      heading={`Delete “${name}”?`}
      onClose={onClose}
      actions={(close) => (
        <>
          <Button onClick={ignoreDoubleClick(deleteDesign)}>Delete design</Button>
          <Button variant="outlined" onClick={close}>
            Keep it
          </Button>
        </>
      )}
    >
      <p>Links to it that you have shared will stop working. Your orders are not affected.</p>
      {error && <Alert kind="error">{error.message}</Alert>}
    </Dialog>
  );
}
