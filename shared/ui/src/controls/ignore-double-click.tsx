import type { MouseEvent } from "react";

/**
 * Creates a click handler that ignores the second click of a double click. Disabling the button while a request is
 * pending does not cover this: a fast response can change what the button does before the second click arrives.
 */
export const ignoreDoubleClick =
  (handle: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) handle();
  };

/**
 * A click handler of a submit button whose form stays after the response: the second click of a double click must not
 * submit it again.
 */
export function preventSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
