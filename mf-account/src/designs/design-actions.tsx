import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useRevalidator } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { type RefObject, useState } from "react";
import { DeleteDialog } from "./delete-dialog.tsx";
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
      notify("success", `“${copy.name}” is saved.`);
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
    notify("success", "The link is copied. Anyone who has it can view the design, but not change it.");
  } catch {
    notify("error", `Your browser does not let us copy. The link is ${url}`);
  }
}
