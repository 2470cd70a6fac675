import { useEffect, useEffectEvent, useState } from "react";

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
  /** A click in the input opens the list. */
  opensOnClick?: boolean;
}

/**
 * Makes an input an editable combobox with manual selection (ARIA 1.2): the focus stays in the input, and
 * `aria-activedescendant` names the active option. Written by hand, see decision 22.
 * @returns the attributes of the option at an index
 */
export function useCombobox<Option>(combobox: Combobox<Option>) {
  const { input, listId, options, onQuery, onSelect, opensOnClick = false } = combobox;
  const [active, setActive] = useState<Option>();
  const activeIndex = options.indexOf(active as Option);
  const isOpen = options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isForBrowser(event)) return;
    const { key } = event;
    if (key === "Escape") onQuery("");
    if (!isOpen && key === "ArrowDown") listOptions();
    if (!isOpen) return;
    const option = options[activeIndex];
    const selects = key === "Enter" && option !== undefined;
    const nextIndex = getNextIndex(key, activeIndex, options.length);
    if (nextIndex !== undefined) setActive(options[nextIndex]);
    if (selects) {
      onQuery("");
      onSelect(option);
    }
    if (selects || key === "Escape" || nextIndex !== undefined) event.preventDefault();
  });

  const listOptions = useEffectEvent(() => {
    setActive(undefined);
    onQuery(input?.value ?? "");
  });
  const closeList = useEffectEvent(() => onQuery(""));

  useEffect(() => {
    const form = input?.form;
    const onText = () => listOptions();
    const onClose = () => closeList();
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    input?.addEventListener("keydown", onKey);
    input?.addEventListener("input", onText);
    if (opensOnClick) input?.addEventListener("click", onText);
    input?.addEventListener("blur", onClose);
    // Also cancels a pending request, whose response would open the list.
    form?.addEventListener("submit", onClose);
    return () => {
      input?.removeEventListener("keydown", onKey);
      input?.removeEventListener("input", onText);
      input?.removeEventListener("click", onText);
      input?.removeEventListener("blur", onClose);
      form?.removeEventListener("submit", onClose);
    };
  }, [input, opensOnClick]);

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
