import type { PasswordConfirmation } from "@ligate/contract/account/second-factor-schemas";
import { api } from "@ligate/platform/api";
import { Button } from "@ligate/ui/controls/button";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useState } from "react";
import { PasswordField } from "../../shared/forms/password-field.tsx";
import { useReauthenticate } from "../../shared/use-reauthenticate.ts";
import styles from "./privacy.module.css";

const loadSchema = () =>
  import("@ligate/contract/account/second-factor-schemas").then(
    ({ PasswordConfirmation }) => PasswordConfirmation,
  );

export interface ExportFormProps {
  onCancel: () => void;
}

/** Asks for the password, and then links to the archive. */
export function ExportForm({ onCancel }: ExportFormProps) {
  const [url, setUrl] = useState<string>();
  const reauthenticate = useReauthenticate();
  const request = async (body: PasswordConfirmation) =>
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
      <div className={styles.buttons}>
        <SubmitButton pending={isSubmitting}>Prepare the archive</SubmitButton>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
