import type { KitSequences } from "@ligate/contract/sequences/schemas";
import { Button } from "../controls/button.tsx";
import { Alert } from "../feedback/alert.tsx";
import { SequenceView } from "./sequence-view.tsx";

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
