import { Alert } from "../feedback/alert.tsx";

/** Says that the store does not have all genes yet. */
export const MoreGenesComing = ({ className = "" }: { className?: string | undefined }) => (
  <div className={className}>
    <Alert kind="notice">
      <strong>More genes are coming.</strong> The catalog is being filled: please search again in a minute.
    </Alert>
  </div>
);
