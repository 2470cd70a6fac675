import { Head } from "@ligate/platform/head";
import { COMPONENT_GALLERY } from "@ligate/ui/gallery/component-gallery";
import styles from "./parts.module.css";

const SCHEMES = ["light", "dark"] as const;

/** The design system's parts in their states, light beside dark. In development only. */
export function Component() {
  return (
    <div className={styles.parts}>
      <Head title="Parts" description="The design system's parts in their states." />
      <h1>Parts of the design system</h1>
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
