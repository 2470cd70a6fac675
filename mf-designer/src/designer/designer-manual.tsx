import { Link } from "@ligate/platform/router";
import type { ReactNode } from "react";
import styles from "./designer-manual.module.css";

const PARAGRAPHS: [title: string, text: ReactNode][] = [
  [
    "You define the main function",
    "Model design uses AI techniques, and each sequence is verified manually. You only define the main function: what the vector does, how it gets into the cell, and what it is aimed at.",
  ],
  [
    "We generate the accessories",
    "Accessory cassettes, such as the guide RNA cassette and the Tet-On protein expression cassette, are generated from the main function.",
  ],
  [
    "One vector or several",
    "For the Standard and Lenti groups of CRISPR the kit consists of separate vectors: Cas9 variant plasmids and guide RNA plasmids.",
  ],
  [
    "Sequences and changes",
    <>
      Plasmid sequences are deposited in your account after an order is processed: we e-mail you when you can
      download them on the page of the order, under <Link to="/profile/orders/all">your orders</Link>. Ask for
      modifications through your account, or with a quote request.
    </>,
  ],
];

export function DesignerManual() {
  return (
    <section className={styles.manual} aria-labelledby="manual-title">
      <h2 id="manual-title">Plasmid Main Function Model Design Manual</h2>
      <div className={styles.columns}>
        {PARAGRAPHS.map(([title, text]) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
