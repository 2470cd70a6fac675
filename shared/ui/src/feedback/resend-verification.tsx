import { api } from "@ligate/platform/api";
import { useState } from "react";
import { Button } from "../controls/button.tsx";
import { ignoreDoubleClick } from "../controls/ignore-double-click.tsx";
import { useApiAction } from "../controls/use-api-action.tsx";
import { Alert } from "./alert.tsx";

export interface ResendVerificationProps {
  /** The address of the account, which is not verified yet. */
  email: string;
  small?: boolean;
}

/** A button that sends the verification link again, below the outcome. */
export function ResendVerification({ email, small }: ResendVerificationProps) {
  const { run, isPending, error } = useApiAction();
  const [sent, setSent] = useState<string>();

  const resend = () =>
    run(async () => {
      setSent(undefined);
      const { detail } = await api.post("/api/resend-verification/", { body: { email } });
      setSent(detail);
    });

  return (
    <>
      {sent && <Alert kind="success">{sent}</Alert>}
      {error && <Alert kind="error">{error.message}</Alert>}
      <Button
        variant="outlined"
        small={small}
        aria-disabled={isPending || undefined}
        onClick={ignoreDoubleClick(resend)}
      >
        {isPending ? "Sending…" : "Send the link again"}
      </Button>
    </>
  );
}
