import { type KeyboardEvent, useEffect, useState } from "react";

interface ListActions<Option> {
  onSelect: (option: Option) => void;
  onClose: () => void;
  onOpen: () => void;
}

export interface OpenList<Option> {
  /** The index of the active option. */
  active: number | undefined;
  select: (option: Option) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keys of an editable combobox with manual selection (ARIA 1.2): the arrow keys move the active option, Enter selects
 * it, Escape closes the list, and ArrowDown opens it again.
 */
export function useOpenList<Option>(
  options: readonly Option[],
  { onSelect, onClose, onOpen }: ListActions<Option>,
): OpenList<Option> {
  const [active, setActive] = useState<number>();
  const count = options.length;
  const key = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options deactivate the active one
  useEffect(() => setActive(undefined), [key]);
  const activeOption = active === undefined ? undefined : options[active];

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (count === 0) {
      if (event.key === "ArrowDown") onOpen();
      return;
    }
    const next = { ArrowDown: (active ?? -1) + 1, ArrowUp: (active ?? count) - 1 }[event.key];
    if (next !== undefined) setActive((next + count) % count);
    if (event.key === "Escape") onClose();
    if (event.key === "Enter" && activeOption) onSelect(activeOption);
    else if (event.key === "Enter") onClose();
    const isHandled = next !== undefined || event.key === "Escape" || (event.key === "Enter" && activeOption);
    if (isHandled) event.preventDefault();
  }

  return { active: activeOption && active, select: onSelect, onKeyDown };
}
