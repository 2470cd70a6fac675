import { company } from "@ligate/contract/settings/company";
import { Button } from "@ligate/ui/controls/button";
import { copyText } from "@ligate/ui/controls/copy-text";
import { saveBlob } from "@ligate/ui/controls/save-blob";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "./second-factor.module.css";
import type { OnStep } from "./second-factor-step.tsx";

export interface RecoveryCodeListProps {
  email: string;
  codes: readonly string[];
  onStep: OnStep;
}

/** The recovery codes, which the API returns only once. */
export function RecoveryCodeList({ email, codes, onStep }: RecoveryCodeListProps) {
  const text = codes.join("\n");
  const content = `Recovery codes for ${email} at ${company.name}. Each code works once.\n\n${text}\n`;
  const file = new Blob([content], { type: "text/plain" });

  return (
    <>
      <Alert kind="notice">
        Keep these recovery codes in a safe place. They are shown only once. If you lose your device, you can
        log in once with each of them instead of a code from your app.
      </Alert>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="outlined" small onClick={() => copyText("recovery codes", text)}>
          Copy codes
        </Button>
        <Button
          variant="outlined"
          small
          onClick={() => saveBlob(file, `${company.name.toLowerCase()}-recovery-codes.txt`)}
        >
          Download codes
        </Button>
        <Button small onClick={() => onStep({ name: "status" })}>
          I have saved them
        </Button>
      </div>
    </>
  );
}
