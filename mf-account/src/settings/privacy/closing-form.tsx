import type { ClosingProblem } from "@ligate/contract/account/privacy-schemas";
import type { OwnerConfirmation } from "@ligate/contract/account/second-factor-schemas";
import { ApiError, api } from "@ligate/platform/api";
import { clearDrafts } from "@ligate/platform/drafts";
import { notify } from "@ligate/platform/notices";
import { Link, useNavigateTo } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useState } from "react";
import { CodeField } from "../../shared/forms/code-field.tsx";
import { PasswordField } from "../../shared/forms/password-field.tsx";
import { refreshSessionAndCart } from "../../shared/refresh-session-and-cart.ts";
import { useReauthenticate } from "../../shared/use-reauthenticate.ts";
import styles from "./privacy.module.css";

const loadSchema = () =>
  import("@ligate/contract/account/second-factor-schemas").then(({ OwnerConfirmation }) => OwnerConfirmation);

export interface ClosingFormProps {
  hasSecondFactor: boolean;
  onCancel: () => void;
}

/** Says what closing deletes and what stays, and asks for the password, and for a code if there is a second factor. */
export function ClosingForm({ hasSecondFactor, onCancel }: ClosingFormProps) {
  const navigateTo = useNavigateTo();
  const reauthenticate = useReauthenticate();
  const [reasons, setReasons] = useState<readonly string[]>([]);

  async function close(body: OwnerConfirmation) {
    setReasons([]);
    const { detail } = await api.post("/api/users/close-account/", { body });
    clearDrafts();
    await refreshSessionAndCart();
    notify("success", detail);
    await navigateTo("/", { replace: true });
  }
  const form = useZodForm(loadSchema, (body) =>
    close(body).catch((error: unknown) => {
      const found = getReasons(error);
      return found ? setReasons(found) : reauthenticate(error);
    }),
  );
  const { errors, isSubmitting } = form.formState;

  return (
    <Form onSubmit={form.submit} problem={errors.root} aria-label="Close account">
      <Consequences />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...form.field("currentPassword")}
      />
      {hasSecondFactor && <CodeField {...form.field("code")} />}
      {reasons.length > 0 && <Reasons reasons={reasons} />}
      <div className={styles.buttons}>
        <SubmitButton pending={isSubmitting}>Close account permanently</SubmitButton>
        <Button variant="text" onClick={onCancel}>
          Keep account
        </Button>
      </div>
    </Form>
  );
}

const Consequences = () => (
  <>
    <ul className={styles.list}>
      <li>
        <strong>We delete</strong> your login, name, e-mail address, phone number and addresses, your designs
        and cart, messages, quote requests and unused quotes. Links to your designs and documents stop
        working.
      </li>
      <li>
        <strong>We keep</strong> orders, invoices, purchase orders and the files of orders, as long as tax law
        requires, with the institution and the addresses on them. You can no longer see them here.
      </li>
    </ul>
    <p>
      Download your data first if you want to keep it. The <Link to="/policies/privacy">privacy page</Link>{" "}
      has the details.
    </p>
  </>
);

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <Alert kind="error">
      <p>Your account cannot be closed yet:</p>
      <ul className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Why the API does not close the account yet; `undefined` for another error. */
function getReasons(error: unknown): readonly string[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.body as Partial<ClosingProblem> | undefined)?.reasons;
}
