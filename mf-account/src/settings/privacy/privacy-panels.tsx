import { lazy } from "react";
import { Disclosure } from "../../shared/forms/disclosure.tsx";
import { Panel } from "../../shared/layout/panel.tsx";
import styles from "./privacy.module.css";

// Most visits to the settings open neither form.
const ExportForm = lazy(() => import("./export-form.tsx").then((loaded) => ({ default: loaded.ExportForm })));
const ClosingForm = lazy(() =>
  import("./closing-form.tsx").then((loaded) => ({ default: loaded.ClosingForm })),
);

export interface PrivacyPanelsProps {
  /** The account has a second factor, whose code both forms require. */
  hasSecondFactor: boolean;
}

/** The download of all data of the account, and its closing. */
export function PrivacyPanels({ hasSecondFactor }: PrivacyPanelsProps) {
  return (
    <>
      <Panel
        title="Your data"
        intro="All that we store about you and your orders as one ZIP archive, with your purchase orders and the files that we have deposited with your orders."
      >
        <Disclosure label="Download your data" className={styles.content}>
          {(close) => <ExportForm hasSecondFactor={hasSecondFactor} onCancel={close} />}
        </Disclosure>
      </Panel>
      <Panel title="Close account" intro="Deletes your account. It cannot be undone.">
        <Disclosure label="Close account" className={styles.content}>
          {(close) => <ClosingForm hasSecondFactor={hasSecondFactor} onCancel={close} />}
        </Disclosure>
      </Panel>
    </>
  );
}
