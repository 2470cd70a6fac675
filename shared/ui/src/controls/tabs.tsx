import { type KeyboardEvent, type ReactNode, useId } from "react";
import styles from "./tabs.module.css";

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Tabs by the ARIA pattern with automatic activation: arrow keys, Home and End select a tab; the list is one tab stop. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const current = tabs.find(({ id }) => id === selected) ?? tabs[0];

  function selectByKey(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex(({ id }) => id === current?.id);
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = tabs[((targets[event.key] ?? Number.NaN) + tabs.length) % tabs.length];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${base}-tab-${target.id}`)?.focus();
  }

  if (!current) return null;
  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={selectByKey}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            className={styles.tab}
            aria-selected={id === current.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        className={styles.panel}
        aria-labelledby={`${base}-tab-${current.id}`}
      >
        {current.panel}
      </div>
    </div>
  );
}
