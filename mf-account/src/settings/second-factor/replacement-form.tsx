import type { SecondFactorConfirmation } from "@ligate/contract/account/second-factor-schemas";
import { api } from "@ligate/platform/api";
import { useRevalidator } from "@ligate/platform/router";
import { ConfirmationForm } from "./confirmation-form.tsx";
import type { OnStep } from "./second-factor-step.ts";

/** Replaces the recovery codes. */
export function ReplacementForm({ onStep }: { onStep: OnStep }) {
  const { revalidate } = useRevalidator();

  async function replaceCodes(body: SecondFactorConfirmation) {
    const { recovery_codes } = await api.post("/api/users/second-factor/recovery-codes/", { body });
    onStep({ name: "show codes", codes: recovery_codes });
    await revalidate();
  }

  return (
    <>
      <p>The recovery codes that you have now stop working.</p>
      <ConfirmationForm
        label="New recovery codes"
        submit="Get new codes"
        onSubmit={replaceCodes}
        onStep={onStep}
      />
    </>
  );
}
