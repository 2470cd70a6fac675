import type { KitSequences } from "@ligate/contract/sequences/schemas";
import { useState } from "react";
import { Button } from "../controls/button.tsx";
import { Tabs } from "../controls/tabs.tsx";
import { Alert } from "../feedback/alert.tsx";
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

export interface LoadedSequencesProps {
  /** A query of `useApiQuery`. */
  query: { data: KitSequences | undefined; error: { detail: string } | undefined; retry: () => void };
}

/** The sequences of a query; a status while they load, and an error with a retry. */
export function LoadedSequences({ query: { data, error, retry } }: LoadedSequencesProps) {
  if (data) return <SequenceView sequences={data} />;
  if (!error) return <p role="status">Loading the sequence…</p>;
  return (
    <Alert kind="error">
      {error.detail}{" "}
      <Button variant="text" small onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}
