import { Head } from "@ligate/platform/head";
import { COMPONENT_GALLERY } from "@ligate/ui/gallery/component-gallery";
import styles from "./styleguide.module.css";

const SCHEMES = ["light", "dark"] as const;

/** The components of the design system in their states, in the light and the dark scheme. Development only. */
export function Component() {
  return (
    <div className={styles.page}>
      <Head title="Styleguide" description="The components of the design system in their states." />
      <h1>Components of the design system</h1>
      {Object.entries(COMPONENT_GALLERY).map(([name, states]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <div className={styles.schemes}>
            {SCHEMES.map((scheme) => (
              <dl key={scheme} className={`${styles.states} ${styles[scheme]}`}>
                {Object.entries(states).map(([state, element]) => (
                  <div key={state}>
                    <dt className={styles.state}>{state}</dt>
                    <dd className={styles.example}>{element}</dd>
                  </div>
                ))}
              </dl>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
