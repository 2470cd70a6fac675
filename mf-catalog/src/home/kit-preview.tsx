import { DESIGN_PICTURE_SIZE } from "@ligate/contract/content/link-preview";
import { Link } from "@ligate/platform/router";
import { useState } from "react";
import styles from "./kit-preview.module.css";

/** The labels of the options, by their codes in SKUs. */
const METHODS = { KO: "Knock-out", CA: "Activation", OE: "Overexpression" };
const DELIVERIES = { SP: "Plasmid", LV: "Lentivirus" };
const MARKERS = { G: "EGFP", R: "mCherry", X: "None" };

/** The plasmids of a kit for TP53, drawn by the API, which change with three choices. */
export function KitPreview() {
  const [method, setMethod] = useState<keyof typeof METHODS>("KO");
  const [delivery, setDelivery] = useState<keyof typeof DELIVERIES>("LV");
  const [marker, setMarker] = useState<keyof typeof MARKERS>("G");
  // All choices are offered with the promoter PEFS.
  const sku = `${method}-${delivery}-ESX${marker}PA-H00001`;
  const parts = [METHODS[method].toLowerCase(), DELIVERIES[delivery].toLowerCase()];
  if (marker !== "X") parts.push(MARKERS[marker]);

  return (
    <div>
      <Link className={styles.kit} to={`/products/item/${sku}`}>
        <img className={styles.picture} src={`/media/designs/${sku}.svg`} alt="" {...DESIGN_PICTURE_SIZE} />
        <span className={styles.name} aria-live="polite">
          <span className={styles.words}>TP53 {parts.join(", ")}</span>
          <span className={styles.sku}>{sku}</span>
        </span>
      </Link>
      <div className={styles.choices}>
        <Chips legend="Method" labels={METHODS} selected={method} onSelect={setMethod} />
        <Chips legend="Delivery" labels={DELIVERIES} selected={delivery} onSelect={setDelivery} />
        <Chips legend="Marker" labels={MARKERS} selected={marker} onSelect={setMarker} />
      </div>
    </div>
  );
}

interface ChipsProps<Code extends string> {
  legend: string;
  labels: Record<Code, string>;
  selected: Code;
  onSelect: (code: Code) => void;
}

function Chips<Code extends string>({ legend, labels, selected, onSelect }: ChipsProps<Code>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {(Object.keys(labels) as Code[]).map((code) => (
        <button
          key={code}
          type="button"
          className={styles.chip}
          aria-pressed={code === selected}
          onClick={() => onSelect(code)}
        >
          {labels[code]}
        </button>
      ))}
    </fieldset>
  );
}
