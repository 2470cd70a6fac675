import { LinkButton } from "@ligate/ui/controls/button";
import { Banner } from "./banner/banner.tsx";
import { serviceSlides } from "./banner/service-slides.ts";
import styles from "./hero.module.css";

/** The headline of the home page, beside the carousel of services. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>Design the vector. See it before you order it.</h1>
        <p className={styles.lead}>
          Knock-out, activation, interference and overexpression kits for human and mouse genes. Map, price
          and lead time while you choose.
        </p>
        <div className={styles.actions}>
          <LinkButton to="/design">Start a design</LinkButton>
          <LinkButton to="/quote" variant="outlined">
            Get a quote
          </LinkButton>
        </div>
      </div>
      <Banner slides={serviceSlides} />
    </div>
  );
}
