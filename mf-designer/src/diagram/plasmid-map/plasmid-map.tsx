import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { useState } from "react";
import { PartList } from "./part-list.tsx";
import { PlasmidRing } from "./plasmid-ring.tsx";

export interface PlasmidMapProps {
  plasmid: Plasmid;
  caption: string;
  isAnimated?: boolean;
}

/** A plasmid as a ring and a list of its parts. */
export function PlasmidMap({ plasmid, caption, isAnimated }: PlasmidMapProps) {
  const [hovered, setHovered] = useState<number>();
  const [pinned, setPinned] = useState<number>();

  return (
    <div>
      <PlasmidRing
        plasmid={plasmid}
        caption={caption}
        active={hovered ?? pinned}
        onActive={setHovered}
        isAnimated={isAnimated}
      />
      <PartList plasmid={plasmid} pinned={pinned} onPin={setPinned} onActive={setHovered} />
    </div>
  );
}
