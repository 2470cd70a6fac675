import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { Button } from "@ligate/ui/controls/button";
import { type RefObject, useState } from "react";
import styles from "./map-downloads.module.css";

export interface MapDownloadsProps {
  plasmid: Plasmid;
  /** Elements that contain the maps. */
  maps: readonly RefObject<HTMLElement | null>[];
}

/** Buttons that save the maps of a plasmid as a picture. The code that draws the picture is loaded on click. */
export function MapDownloads({ plasmid, maps }: MapDownloadsProps) {
  const [error, setError] = useState("");

  async function save(format: "svg" | "png") {
    setError("");
    try {
      const { saveMaps } = await import(/* webpackChunkName: "save-maps" */ "./save-maps.ts");
      await saveMaps(
        plasmid,
        maps.flatMap(({ current }) => current ?? []),
        format,
      );
    } catch {
      setError("The picture could not be saved. Try again.");
    }
  }

  return (
    <div className={styles.downloads}>
      <Button variant="outlined" small onClick={() => save("svg")}>
        Download SVG
      </Button>
      <Button variant="outlined" small onClick={() => save("png")}>
        Download PNG
      </Button>
      <p role="status">{error}</p>
    </div>
  );
}
