import { LinkButton } from "@ligate/ui/button";
import { Banner } from "./banner.tsx";
import { bannerSlides } from "./banner-slides.ts";
import styles from "./hero.module.css";

/** What the store is for, beside the rotating banner of its services. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>Design the vector. See it before you order it.</h1>
        <p className={styles.lead}>
          Knock-out, activation, interference and overexpression kits for human and mouse genes. Map, price
          and lead time while you choose.
        </p>
        <div className={styles.actions}>
          <LinkButton to="/design">Start a design</LinkButton>
          <LinkButton to="/quote" manner="quiet">
            Get a quote
          </LinkButton>
        </div>
      </div>
      <Banner slides={bannerSlides} />
    </div>
  );
}
