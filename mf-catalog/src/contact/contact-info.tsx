import { company } from "@ligate/contract/settings/company";
import { Icon } from "@ligate/ui/controls/icon";
import styles from "./contact-info.module.css";

export interface ContactInfoProps {
  className?: string;
}

export function ContactInfo({ className }: ContactInfoProps) {
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
