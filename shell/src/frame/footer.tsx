import { company } from "@ligate/contract/settings/company";
import { CardIcons } from "./card-icons.tsx";
import styles from "./footer.module.css";
import { HELPFUL, type Place, POLICIES } from "./links.ts";
import { useFollowLink } from "./use-follow-link.ts";

export function Footer() {
  const follow = useFollowLink();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section aria-labelledby="customer-service">
          <h2 id="customer-service">Customer service</h2>
          <address className={styles.address}>
            <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, "")}`}>{company.phone}</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <span>{company.hours}</span>
            <a href="/contact" onClick={follow}>
              Contact us
            </a>
          </address>
        </section>
        <Column id="policies" name="Policies" places={POLICIES} />
        <Column id="helpful-links" name="Helpful links" places={HELPFUL} />
        <section aria-labelledby="we-accept">
          <h2 id="we-accept">We accept</h2>
          <CardIcons />
        </section>
      </div>
      <p className={styles.legal}>
        © {company.name}. For research use only, not for use in humans or for diagnostics.
      </p>
    </footer>
  );
}

function Column({ id, name, places }: { id: string; name: string; places: Place[] }) {
  const follow = useFollowLink();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul className={styles.places}>
        {places.map(({ to, name }) => (
          <li key={to}>
            <a href={to} onClick={follow}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
