import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useRevalidator } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { Dialog } from "@ligate/ui/feedback/dialog";

export interface DeleteDialogProps {
  design: SavedDesign;
  onClose: () => void;
}

/** Asks for confirmation, because deleting a design also disables its shared links. */
export function DeleteDialog({ design: { id, name }, onClose }: DeleteDialogProps) {
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
      <p>Links to it that you have shared stop working. Your orders are not affected.</p>
      {error && <Alert kind="error">{error.message}</Alert>}
    </Dialog>
  );
}
