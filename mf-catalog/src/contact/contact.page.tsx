import { company } from "@ligate/contract/settings/company";
import { Head } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { Page } from "@ligate/ui/layout/page";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import { OfficeMap } from "./office-map.tsx";

export function Component() {
  return (
    <Page>
      <Head
        title="Contact"
        description={`Write to, call or visit ${company.name}: who we are, and how to reach us.`}
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

interface AboutUsProps {
  className?: string;
}

function AboutUs({ className }: AboutUsProps) {
  return (
    <section className={className} aria-labelledby="about-us">
      <h2 id="about-us">About Us</h2>
      <p>
        {company.name} makes the tools that edit genes: kits, the vectors they are built on, viruses and cell
        lines. Everything is for research use.
      </p>
      <p>
        Our answers come from scientists at the bench. <Link to="/about">More about us</Link>.
      </p>
    </section>
  );
}

interface ContactInfoProps {
  className?: string;
}

function ContactInfo({ className }: ContactInfoProps) {
  return (
    <section className={className} aria-labelledby="contact-info">
      <h2 id="contact-info">How to reach us</h2>
      <address className={styles.list}>
        <p className={styles.entry}>
          <Icon name="phone" size={20} />
          <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, "")}`}>{company.phone}</a>
        </p>
        <p className={styles.entry}>
          <Icon name="mail" size={20} />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <p className={styles.postal}>
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p className={styles.hours}>{company.hours}</p>
      </address>
    </section>
  );
}
