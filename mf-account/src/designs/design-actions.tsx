import type { SavedDesign } from "@ligate/contract/saved-designs";
import { notify } from "@ligate/platform/notices";
import { Button } from "@ligate/ui/button";
import { type RefObject, useState } from "react";
import { DeleteDialog } from "./delete-dialog.tsx";

export interface DesignActionsProps {
  design: SavedDesign;
  /** The id of the element that names the design. */
  nameId: string;
  renameButton: RefObject<HTMLButtonElement | null>;
  onRename: () => void;
}

export function DesignActions({ design, nameId, renameButton, onRename }: DesignActionsProps) {
  const [isDeleting, setDeleting] = useState(false);
  const plain = { manner: "plain", small: true, "aria-describedby": nameId } as const;

  return (
    <>
      <Button {...plain} ref={renameButton} onClick={onRename}>
        Rename
      </Button>
      <Button {...plain} onClick={() => copyLink(design.id)}>
        Copy link
      </Button>
      <Button {...plain} onClick={() => setDeleting(true)}>
        Delete
      </Button>
      {isDeleting && <DeleteDialog design={design} onClose={() => setDeleting(false)} />}
    </>
  );
}

/** The address at which anybody can read the design. */
async function copyLink(id: string): Promise<void> {
  const address = `${window.location.origin}/design/shared/${id}`;
  try {
    await navigator.clipboard.writeText(address);
    notify("success", "The link is copied. Whoever has it can see the design, and not change it.");
  } catch {
    notify("error", `Your browser does not let us copy. The link is ${address}`);
  }
}
