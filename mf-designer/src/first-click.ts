import type { MouseEvent } from "react";

/**
 * A handler for the first click of a double click: the answer may be there before the second one comes, and by
 * then the button may mean something else.
 */
export const firstClick =
  (handle: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) handle();
  };
