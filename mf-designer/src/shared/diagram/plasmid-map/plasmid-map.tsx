import { useRef } from "react";
import { FeatureTable } from "../features/feature-table.tsx";
import type { SelectableFeatures } from "../features/use-feature-options.ts";
import { PlasmidLine } from "./plasmid-line.tsx";
import { PlasmidRing } from "./plasmid-ring.tsx";

export interface PlasmidMapProps extends SelectableFeatures {
  caption: string;
  isAnimated?: boolean;
}

/** A plasmid as a ring, as a line, and as a table of its features. A highlighted feature is highlighted in all three. */
export function PlasmidMap({ plasmid, features, selection, caption, isAnimated }: PlasmidMapProps) {
  const ring = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div ref={ring}>
        <PlasmidRing
          plasmid={plasmid}
          features={features}
          selection={selection}
          caption={caption}
          isAnimated={isAnimated}
        />
      </div>
      <PlasmidLine plasmid={plasmid} features={features} selection={selection} ring={ring} />
      <FeatureTable features={features} selection={selection} />
    </div>
  );
}
