import { useEffect, useEffectEvent, useState } from "react";
import { NO_OPTION, optionAfter } from "./active-option.ts";

export interface Combobox<Option> {
  /** The field: it is on the page before what it suggests, and keeps its text and the focus. */
  box: HTMLInputElement;
  optionId: (place: number) => string;
  /** What is listed now; none: the list is closed. */
  options: Option[];
  /** What to list options for; "" closes the list. */
  onQuery: (query: string) => void;
  onChoose: (option: Option) => void;
}

/**
 * Makes a field a combobox whose list is chosen from by hand (ARIA 1.2): the focus stays in the field, which names
 * the active option.
 * @returns the place of the active option
 */
export function useCombobox<Option>(combobox: Combobox<Option>): number {
  const { box, optionId, options, onQuery, onChoose } = combobox;
  const [active, setActive] = useState(NO_OPTION);
  const option = options[active];

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options, so none of them is active
  useEffect(() => setActive(NO_OPTION), [options]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (options.length === 0) {
      if (event.key === "ArrowDown") onQuery(box.value);
      return;
    }
    if (event.key === "Enter" && option !== undefined) onChoose(option);
    const next = optionAfter(event.key, active, options.length);
    if (next !== undefined) setActive(next);
    const isClosing = event.key === "Escape" || event.key === "Enter";
    if (isClosing) onQuery("");
    if (next !== undefined || event.key === "Escape" || (isClosing && option !== undefined))
      event.preventDefault();
  });

  const onText = useEffectEvent(() => onQuery(box.value));
  const onLeave = useEffectEvent(() => onQuery(""));

  useEffect(() => {
    const listeners: [string, (event: Event) => void][] = [
      ["keydown", (event) => onKey(event as KeyboardEvent)],
      ["input", () => onText()],
      ["click", () => onText()],
      ["blur", () => onLeave()],
    ];
    for (const [event, listener] of listeners) box.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) box.removeEventListener(event, listener);
    };
  }, [box]);

  useEffect(() => {
    box.setAttribute("aria-expanded", String(options.length > 0));
    if (option === undefined) box.removeAttribute("aria-activedescendant");
    else box.setAttribute("aria-activedescendant", optionId(active));
  });

  return option === undefined ? NO_OPTION : active;
}
