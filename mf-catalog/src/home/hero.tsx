import { Link } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Banner } from "./banner/banner.tsx";
import { serviceSlides } from "./banner/service-slides.ts";
import { GeneFinder } from "./gene-finder.tsx";
import styles from "./hero.module.css";
import { KitPreview } from "./kit-preview.tsx";

/** The headline of the home page beside the preview of a kit, and below them the carousel of services. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>Design the vector. See it before you order it.</h1>
        <p className={styles.lead}>
          Knock-out, activation, interference and overexpression kits for human and mouse genes. Map, price
          and lead time while you choose.
        </p>
        <GeneFinder />
        <div className={styles.actions}>
          <LinkButton to="/design" variant="outlined">
            Start a design
          </LinkButton>
          <LinkButton to="/quote" variant="text">
            Get a quote
          </LinkButton>
        </div>
      </div>
      <KitPreview />
      <div className={styles.wide}>
        <Banner slides={serviceSlides} />
      </div>
      <ul className={styles.facts} aria-label="What you can rely on">
        {FACTS.map(({ text, link, to }) => (
          <li key={to}>
            {text} <Link to={to}>{link}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Statements that the linked pages make. */
const FACTS = [
  {
    text: "Plasmids are sequenced over their inserts and junctions.",
    link: "Terms of Sale",
    to: "/policies/terms",
  },
  {
    text: "A sequence that does not match its map is made again or refunded.",
    link: "Returns",
    to: "/policies/returns",
  },
  {
    text: "Guides that you can choose from are those of published libraries.",
    link: "Their sources",
    to: "/about#guides",
  },
  {
    text: "What you design, and every sequence you send, remains yours.",
    link: "Confidentiality",
    to: "/about#confidentiality",
  },
];
