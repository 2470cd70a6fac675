import { Tile } from "../tile.tsx";
import styles from "./offer-tile.module.css";
import type { Offer } from "./offers.ts";

export interface OfferTileProps {
  offer: Offer;
  lying?: boolean;
}

export function OfferTile({ offer: { name, description, link, image }, lying }: OfferTileProps) {
  return (
    <Tile to={link} title={name} image={image} lying={lying}>
      <span className={styles.description}>{description}</span>
    </Tile>
  );
}
