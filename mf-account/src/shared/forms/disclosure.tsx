import { Button, type ButtonProps } from "@ligate/ui/controls/button";
import { type ReactNode, Suspense, useRef, useState } from "react";

export interface DisclosureProps extends Pick<ButtonProps, "small" | "wide" | "className"> {
  label: string;
  /** The form, which may be loaded when it is shown. @param close hides it and returns the focus to the button */
  children: (close: () => void) => ReactNode;
}

/** A button that shows a form below it. */
export function Disclosure({ label, className, children, ...size }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div className={className}>
      <div>
        <Button
          ref={button}
          variant="outlined"
          {...size}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </div>
      {isOpen && <Suspense fallback={<p role="status">Loading the form…</p>}>{children(close)}</Suspense>}
    </div>
  );
}
