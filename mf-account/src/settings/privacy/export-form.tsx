import type { OwnerConfirmation } from "@ligate/contract/account/second-factor-schemas";
import { api } from "@ligate/platform/api";
import { Button } from "@ligate/ui/controls/button";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useState } from "react";
import { CodeField } from "../../shared/forms/code-field.tsx";
import { PasswordField } from "../../shared/forms/password-field.tsx";
import { useReauthenticate } from "../../shared/use-reauthenticate.ts";
import styles from "./privacy.module.css";

const loadSchema = () =>
  import("@ligate/contract/account/second-factor-schemas").then(({ OwnerConfirmation }) => OwnerConfirmation);

export interface ExportFormProps {
  hasSecondFactor: boolean;
  onCancel: () => void;
}

/** Asks for the password, and for a code if there is a second factor, and then links to the archive. */
export function ExportForm({ hasSecondFactor, onCancel }: ExportFormProps) {
  const [url, setUrl] = useState<string>();
  const reauthenticate = useReauthenticate();
  const request = async (body: OwnerConfirmation) =>
    setUrl((await api.post("/api/users/account-export/", { body })).url);
  const form = useZodForm(loadSchema, (body) => request(body).catch(reauthenticate));
  const { errors, isSubmitting } = form.formState;

  if (url)
    return (
      <p role="status">
        Your archive is ready:{" "}
        <a href={url} download>
          download it
        </a>
        . The link works once, within an hour.
      </p>
    );
  return (
    <Form onSubmit={form.submit} problem={errors.root} aria-label="Download your data">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...form.field("currentPassword")}
      />
      {hasSecondFactor && <CodeField {...form.field("code")} />}
      <div className={styles.buttons}>
        <SubmitButton pending={isSubmitting}>Prepare the archive</SubmitButton>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
