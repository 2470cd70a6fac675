import type { Plasmid } from "@ligate/contract/product";
import { useState } from "react";
import { PartList } from "./part-list.tsx";
import { PlasmidRing } from "./plasmid-ring.tsx";

export interface PlasmidMapProps {
  plasmid: Plasmid;
  caption: string;
  live?: boolean;
}

/** One plasmid: its ring, and its parts in words. */
export function PlasmidMap({ plasmid, caption, live }: PlasmidMapProps) {
  const [pointed, setPointed] = useState<number>();
  const [pinned, setPinned] = useState<number>();

  return (
    <div>
      <PlasmidRing
        plasmid={plasmid}
        caption={caption}
        active={pointed ?? pinned}
        onActive={setPointed}
        live={live}
      />
      <PartList plasmid={plasmid} pinned={pinned} onPin={setPinned} onActive={setPointed} />
    </div>
  );
}
