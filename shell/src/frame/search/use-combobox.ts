import { useEffect, useEffectEvent, useState } from "react";

/** No option is active. */
export const NO_OPTION = -1;

export interface Combobox<Option> {
  /** An existing input. It keeps its text and the focus. */
  input: HTMLInputElement;
  optionId: (index: number) => string;
  /** The listed options. The list is closed if there are none. */
  options: Option[];
  /** Called with the text to list options for; "" closes the list. */
  onQuery: (text: string) => void;
  /** Called when Enter selects the active option. */
  onSelect: (option: Option) => void;
}

/**
 * Makes an input an editable combobox with manual selection (ARIA 1.2): the focus stays in the input, and
 * `aria-activedescendant` names the active option. Written by hand, see decision 22.
 * @returns the index of the active option, or NO_OPTION
 */
export function useCombobox<Option>(combobox: Combobox<Option>): number {
  const { input, optionId, options, onQuery, onSelect } = combobox;
  const [activeIndex, setActiveIndex] = useState(NO_OPTION);
  const option = options[activeIndex];

  // biome-ignore lint/correctness/useExhaustiveDependencies: new options deactivate the active one
  useEffect(() => setActiveIndex(NO_OPTION), [options]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (options.length === 0) {
      if (event.key === "ArrowDown") onQuery(input.value);
      return;
    }
    if (event.key === "Enter" && option !== undefined) onSelect(option);
    const nextIndex = optionAfter(event.key, activeIndex, options.length);
    if (nextIndex !== undefined) setActiveIndex(nextIndex);
    const closesList = event.key === "Escape" || event.key === "Enter";
    if (closesList) onQuery("");
    if (nextIndex !== undefined || event.key === "Escape" || (closesList && option !== undefined))
      event.preventDefault();
  });

  const listOptions = useEffectEvent(() => onQuery(input.value));
  const closeList = useEffectEvent(() => onQuery(""));

  useEffect(() => {
    const listeners: [string, (event: Event) => void][] = [
      ["keydown", (event) => onKeyDown(event as KeyboardEvent)],
      ["input", () => listOptions()],
      ["click", () => listOptions()],
      ["blur", () => closeList()],
    ];
    for (const [type, listener] of listeners) input.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) input.removeEventListener(type, listener);
    };
  }, [input]);

  useEffect(() => {
    input.setAttribute("aria-expanded", String(options.length > 0));
    if (option === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", optionId(activeIndex));
  });

  return option === undefined ? NO_OPTION : activeIndex;
}

/**
 * The index of the option that a key makes active; `undefined` if the input handles the key. The arrows cycle through the
 * options and the input. Home and End move the caret unless an option is active.
 */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  const positions = count + 1;
  if (key === "ArrowDown") return ((active + 2) % positions) - 1;
  if (key === "ArrowUp") return ((active + positions) % positions) - 1;
  if (active === NO_OPTION) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
