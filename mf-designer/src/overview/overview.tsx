import type { DesignSelection } from "../design-selection.ts";
import { FactList, type FactListProps } from "./fact-list.tsx";
import { overviewRows } from "./overview-rows.ts";

export interface OverviewProps {
  label: string;
  design: DesignSelection;
  /** Rows before those of the design. */
  before?: FactListProps["rows"];
}

/** A design, choice by choice. */
export function Overview({ label, design, before = [] }: OverviewProps) {
  return <FactList label={label} rows={[...before, ...overviewRows(design)]} />;
}
