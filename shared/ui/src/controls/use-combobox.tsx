import { startTransition, useEffect, useEffectEvent, useState } from "react";

export interface Combobox<Option> {
  /** An existing input. It keeps its text and the focus. `null` until it is rendered. */
  input: HTMLInputElement | null;
  /** The id of the listbox, which `aria-controls` of the input names. */
  listId: string;
  /** The listed options, compared by identity. The list is closed if there are none. */
  options: readonly Option[];
  /** Called with the text to list options for; "" closes the list. */
  onQuery: (text: string) => void;
  /** Called when Enter selects the active option. */
  onSelect: (option: Option) => void;
}

/**
 * Makes an input an editable combobox with manual selection (ARIA 1.2): the focus stays in the input, and
 * `aria-activedescendant` names the active option. Written by hand, see decision 22.
 * @returns the attributes of the option at an index
 */
export function useCombobox<Option>({ input, listId, options, onQuery, onSelect }: Combobox<Option>) {
  const [active, setActive] = useState<Option>();
  const activeIndex = options.indexOf(active as Option);
  const isOpen = options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function listOptions() {
    setActive(undefined);
    onQuery(input?.value ?? "");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isForBrowser(event)) return;
    const { key } = event;
    const selected = key === "Enter" ? options[activeIndex] : undefined;
    const nextIndex = getNextIndex(key, activeIndex, options.length);
    if (!isOpen && key === "ArrowDown") listOptions();
    // Also cancels a pending request, whose response would open the list.
    if (key === "Escape" || key === "Enter") onQuery("");
    if (selected !== undefined) onSelect(selected);
    if (nextIndex !== undefined) setActive(options[nextIndex]);
    if (isOpen && (key === "Escape" || selected !== undefined || nextIndex !== undefined))
      event.preventDefault();
  }

  const onEvent = useEffectEvent((event: Event) => {
    if (event.type === "keydown") onKeyDown(event as KeyboardEvent);
    else if (event.type === "blur") onQuery("");
    // An urgent update is rendered before React's own listener learns the text, which would undo it in a controlled input.
    else startTransition(listOptions);
  });

  useEffect(() => {
    const listener = (event: Event) => onEvent(event);
    const types = ["keydown", "input", "click", "blur"];
    for (const type of types) input?.addEventListener(type, listener);
    return () => {
      for (const type of types) input?.removeEventListener(type, listener);
    };
  }, [input]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id depends on the list and the index
  useEffect(() => {
    input?.setAttribute("aria-expanded", String(isOpen));
    if (activeIndex < 0) input?.removeAttribute("aria-activedescendant");
    else input?.setAttribute("aria-activedescendant", optionId(activeIndex));
    document.getElementById(optionId(activeIndex))?.scrollIntoView?.({ block: "nearest" });
  }, [input, listId, isOpen, activeIndex]);

  return (index: number) => ({
    id: optionId(index),
    role: "option" as const,
    "aria-selected": index === activeIndex,
  });
}

/** Keys of shortcuts, and of an input method. Safari reports the Enter that ends a composition with code 229 only. */
const isForBrowser = ({ isComposing, keyCode, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229 || altKey || ctrlKey || metaKey || shiftKey;

/**
 * The index of the option that a key makes active; -1 for none, `undefined` if the input handles the key. The arrows cycle
 * through the options and the input. Home and End move the caret unless an option is active.
 */
function getNextIndex(key: string, active: number, count: number): number | undefined {
  const positions = count + 1;
  if (key === "ArrowDown") return ((active + 2) % positions) - 1;
  if (key === "ArrowUp") return ((active + positions) % positions) - 1;
  if (active < 0) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
