import { company } from "@ligate/contract/settings/company";
import { Head } from "@ligate/platform/head";
import { Page } from "@ligate/ui/layout/page";
import { ContactForm } from "../contact-form/index.ts";
import { AboutUs } from "./about-us.tsx";
import styles from "./contact.module.css";
import { ContactInfo } from "./contact-info.tsx";
import { OfficeMap } from "./office-map.tsx";

export function Component() {
  return (
    <Page>
      <Head
        title="Contact"
        description={`Write to ${company.name}, call us or visit us: who we are, and how to reach us.`}
      />
      <h1 className={styles.title}>Contact</h1>
      <div className={styles.columns}>
        <AboutUs className={styles.about} />
        <ContactInfo className={styles.info} />
        <section className={styles.form} aria-labelledby="contact-form">
          <h2 id="contact-form">Write to us</h2>
          <ContactForm />
        </section>
        <OfficeMap className={styles.map} />
      </div>
    </Page>
  );
}
