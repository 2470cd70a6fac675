import type { KitSequences } from "@ligate/contract/sequences/schemas";
import { useState } from "react";
import { Tabs } from "../controls/tabs.tsx";
import { PlasmidView } from "./plasmid-view.tsx";

export interface SequenceViewProps {
  sequences: KitSequences;
}

/** The sequences of the plasmids of a kit, in tabs if there are several. Needs a browser. */
export function SequenceView({ sequences: { plasmids } }: SequenceViewProps) {
  const [selected, setSelected] = useState("1");
  const tabs = plasmids.map((plasmid, i) => ({
    id: String(i + 1),
    label: plasmid.role,
    panel: <PlasmidView key={plasmid.name} plasmid={plasmid} />,
  }));
  if (tabs.length === 1) return tabs[0]?.panel;
  return <Tabs label="Plasmids" isLazy tabs={tabs} selected={selected} onSelect={setSelected} />;
}
