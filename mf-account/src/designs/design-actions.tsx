import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { notify } from "@ligate/platform/notices";
import { Button } from "@ligate/ui/controls/button";
import { type RefObject, useState } from "react";
import { DeleteDialog } from "./delete-dialog.tsx";

export interface DesignActionsProps {
  design: SavedDesign;
  /** The id of the element with the design's name. */
  nameId: string;
  renameButton: RefObject<HTMLButtonElement | null>;
  onRename: () => void;
}

export function DesignActions({ design, nameId, renameButton, onRename }: DesignActionsProps) {
  const [isDeleting, setDeleting] = useState(false);
  const buttonProps = { variant: "text", small: true, "aria-describedby": nameId } as const;

  return (
    <>
      <Button {...buttonProps} ref={renameButton} onClick={onRename}>
        Rename
      </Button>
      <Button {...buttonProps} onClick={() => copyLink(design.id)}>
        Copy link
      </Button>
      <Button {...buttonProps} onClick={() => setDeleting(true)}>
        Delete
      </Button>
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
