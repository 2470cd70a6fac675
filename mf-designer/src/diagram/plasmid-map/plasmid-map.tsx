import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { useRef, useState } from "react";
import { MapDownloads } from "../download/map-downloads.tsx";
import { FeatureDetails } from "../features/feature-details.tsx";
import { FeatureTable } from "../features/feature-table.tsx";
import { mapFeatures } from "../features/map-feature.ts";
import { MapLegend } from "../features/map-legend.tsx";
import { LinearMap } from "../linear-map/linear-map.tsx";
import { PlasmidRing } from "./plasmid-ring.tsx";

export interface PlasmidMapProps {
  plasmid: Plasmid;
  caption: string;
  isAnimated?: boolean;
}

/** A plasmid as a ring, as a line, and as a table of its features. What is highlighted in one is highlighted in all. */
export function PlasmidMap({ plasmid, caption, isAnimated }: PlasmidMapProps) {
  const [hovered, setHovered] = useState<number>();
  const [pinned, setPinned] = useState<number>();
  const maps = useRef<HTMLDivElement>(null);
  const features = mapFeatures(plasmid);
  const active = hovered ?? pinned;
  const selection = { active, pinned, onActive: setHovered, onPin: setPinned };

  return (
    <div>
      <div ref={maps}>
        <PlasmidRing
          plasmid={plasmid}
          features={features}
          selection={selection}
          caption={caption}
          isAnimated={isAnimated}
        />
        <LinearMap plasmid={plasmid} features={features} selection={selection} />
      </div>
      <MapLegend plasmid={plasmid} />
      <FeatureDetails feature={active === undefined ? undefined : features[active]} />
      <MapDownloads plasmid={plasmid} maps={maps} />
      <FeatureTable features={features} selection={selection} />
    </div>
  );
}
