import type { SecondFactorConfirmation } from "@ligate/contract/account/second-factor-schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useRevalidator } from "@ligate/platform/router";
import { ConfirmationForm } from "./confirmation-form.tsx";
import type { OnStep } from "./second-factor-step.ts";

/** Turns the second factor off. To move to another app, remove it and set it up there. */
export function RemovalForm({ onStep }: { onStep: OnStep }) {
  const { revalidate } = useRevalidator();

  async function remove(body: SecondFactorConfirmation) {
    const { detail } = await api.post("/api/users/second-factor/remove/", { body });
    notify("success", detail);
    await revalidate();
    onStep({ name: "status" });
  }

  return (
    <>
      <p>
        Logging in will need only your password. If you change to another app, remove the second factor here
        and set it up again with that app.
      </p>
      <ConfirmationForm label="Remove second factor" submit="Remove" onSubmit={remove} onStep={onStep} />
    </>
  );
}
