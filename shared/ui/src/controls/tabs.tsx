import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { cx } from "../cx.tsx";
import styles from "./tabs.module.css";

export interface Tab {
  id: string;
  label: string;
  /** The consequence of selecting it. Tabs with notes look like choices. */
  note?: string;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Whether to render the selected panel only: for panels that load data or scripts, and for large drawings. */
  isLazy?: boolean;
}

/**
 * Tabs by the ARIA pattern with automatic activation: arrow keys, Home and End select a tab; the list is one tab stop.
 * All panels are in the HTML: print and browsers without scripts show them below one another, and find-in-page opens them.
 */
export function Tabs({ label, tabs, selected, onSelect, isLazy = false }: TabsProps) {
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
  const panelId = (id: string) => `${base}-panel${isLazy ? "" : `-${id}`}`;
  return (
    <div>
      <div
        className={cx(
          tabs.some(({ note }) => note) ? styles.choices : styles.list,
          !isLazy && styles.interactive,
        )}
        role="tablist"
        aria-label={label}
        onKeyDown={selectByKey}
      >
        {tabs.map(({ id, label, note }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            className={styles.tab}
            aria-selected={id === current.id}
            aria-controls={panelId(id)}
            aria-label={note && label}
            aria-describedby={note && `${base}-note-${id}`}
            // Drawn by the style sheet: the visible text of a button has to be its accessible name.
            data-note={note}
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {label}
            {note && (
              <span hidden id={`${base}-note-${id}`}>
                {note}
              </span>
            )}
          </button>
        ))}
      </div>
      {(isLazy ? [current] : tabs).map(({ id, label, panel }) => (
        <TabPanel
          key={isLazy ? "" : id}
          id={panelId(id)}
          tabId={`${base}-tab-${id}`}
          title={isLazy ? undefined : label}
          isSelected={id === current.id}
          onFound={() => onSelect(id)}
        >
          {panel}
        </TabPanel>
      ))}
    </div>
  );
}

interface TabPanelProps {
  id: string;
  /** Id of the tab that labels the panel. */
  tabId: string;
  /** The heading of the panel where the tabs are not shown: in print and without scripts. */
  title?: string | undefined;
  isSelected: boolean;
  /** Called before the browser reveals a match of find-in-page in the hidden panel. */
  onFound: () => void;
  children: ReactNode;
}

function TabPanel({ id, tabId, title, isSelected, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const reveal = useEffectEvent(onFound);

  useEffect(() => {
    const element = panel.current;
    if (isSelected || !element) return;
    // React writes every value of `hidden` as an empty one.
    element.setAttribute("hidden", "until-found");
    element.addEventListener("beforematch", reveal);
    return () => element.removeEventListener("beforematch", reveal);
  }, [isSelected]);

  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      className={styles.panel}
      aria-labelledby={tabId}
      hidden={!isSelected}
    >
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </div>
  );
}
