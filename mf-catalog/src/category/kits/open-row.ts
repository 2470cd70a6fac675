import type { MouseEvent } from "react";

/**
 * Follows the link of a row that is clicked anywhere, so that the whole row is a target of the pointer. Links and controls
 * keep their own clicks, and text can still be selected.
 */
export function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if ((target as Element).closest("a, button, input, select, fieldset")) return;
  if (getSelection()?.isCollapsed === false) return;
  const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  currentTarget.querySelector("a")?.dispatchEvent(new window.MouseEvent("click", init));
}
