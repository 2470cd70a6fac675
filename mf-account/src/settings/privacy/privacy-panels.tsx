import { Button } from "@ligate/ui/controls/button";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
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
        <Disclosure label="Download your data">
          {(close) => <ExportForm hasSecondFactor={hasSecondFactor} onCancel={close} />}
        </Disclosure>
      </Panel>
      <Panel title="Close account" intro="Deletes your account. It cannot be undone.">
        <Disclosure label="Close account">
          {(close) => <ClosingForm hasSecondFactor={hasSecondFactor} onCancel={close} />}
        </Disclosure>
      </Panel>
    </>
  );
}

interface DisclosureProps {
  label: string;
  /** @param close hides the content and returns the focus to the button */
  children: (close: () => void) => ReactNode;
}

/** A button that shows a form. */
function Disclosure({ label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div className={styles.content}>
      <div>
        <Button ref={button} variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </div>
      {isOpen && <Suspense fallback={<p role="status">Loading the form…</p>}>{children(close)}</Suspense>}
    </div>
  );
}
