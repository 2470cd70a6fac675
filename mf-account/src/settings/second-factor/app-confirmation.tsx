import type { SecondFactorSetup } from "@ligate/contract/account/second-factor-schemas";
import { api } from "@ligate/platform/api";
import { useRevalidator } from "@ligate/platform/router";
import { useQuery } from "@ligate/platform/use-api-query";
import { Button } from "@ligate/ui/controls/button";
import { copyText } from "@ligate/ui/controls/copy-text";
import { Field } from "@ligate/ui/forms/field";
import { Form } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useReauthenticate } from "../../shared/use-reauthenticate.ts";
import styles from "./second-factor.module.css";
import type { OnStep } from "./second-factor-step.tsx";
import { StepButtons } from "./second-factor-step.tsx";

const loadSchema = () =>
  import("@ligate/contract/account/second-factor-schemas").then(({ SecondFactorConfirmation }) =>
    SecondFactorConfirmation.pick({ code: true }),
  );

export interface AppConfirmationProps {
  setup: SecondFactorSetup;
  onStep: OnStep;
}

/** Shows the new secret, and turns the second factor on with a code that the app generates. */
export function AppConfirmation({ setup: { secret, otpauth_url }, onStep }: AppConfirmationProps) {
  const { revalidate } = useRevalidator();
  const reauthenticate = useReauthenticate();
  const confirm = async (body: { code: string }) => {
    const { recovery_codes } = await api.post("/api/users/second-factor/confirm/", { body });
    onStep({ name: "show codes", codes: recovery_codes });
    await revalidate();
  };
  const form = useZodForm(loadSchema, (body) => confirm(body).catch(reauthenticate));
  const { errors, isSubmitting } = form.formState;

  return (
    <Form onSubmit={form.submit} problem={errors.root} aria-label="Confirm your authenticator app">
      <p>1. Scan this code with your authenticator app, or enter the key there.</p>
      <div className={styles.secret}>
        <QrCode text={otpauth_url} />
        <div className={styles.key}>
          <p>
            Key: <code className={styles.code}>{formatInGroups(secret)}</code>
          </p>
          <div className={styles.buttons}>
            <Button variant="outlined" small onClick={() => copyText("key", secret)}>
              Copy key
            </Button>
            <a href={otpauth_url}>Open in an app on this device</a>
          </div>
        </div>
      </div>
      <Field
        label="2. Code that the app shows"
        hint="6 digits. A new code appears every 30 seconds."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        {...form.field("code")}
      />
      <StepButtons submit="Turn on" isPending={isSubmitting} onStep={onStep} />
    </Form>
  );
}

const formatInGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

interface QrCodeProps {
  text: string;
}

/** A QR code, black on white in both color schemes, because scanners expect it. The encoder is loaded on demand. */
function QrCode({ text }: QrCodeProps) {
  const { data: shape } = useQuery(text, () =>
    import(/* webpackChunkName: "qr-code" */ "./create-qr-code-shape.ts").then(
      ({ createQrCodeShape }) => createQrCodeShape(text),
      () => "failed" as const,
    ),
  );

  if (shape === "failed")
    return <p className={styles.placeholder}>The QR code could not be loaded. Please enter the key.</p>;
  if (!shape) return <p className={styles.placeholder}>Loading the QR code…</p>;
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${shape.size} ${shape.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code for your authenticator app"
    >
      <rect width={shape.size} height={shape.size} fill="#fff" />
      <path d={shape.path} fill="#000" />
    </svg>
  );
}
