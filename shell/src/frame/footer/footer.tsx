import { company } from "@ligate/contract/settings/company";
import { menuLinks } from "@ligate/platform/settings";
import { POLICIES, type SiteLink } from "../links/site-links.ts";
import { useClientSideLink } from "../links/use-client-side-link.ts";
import { CardIcons } from "./card-icons.tsx";
import styles from "./footer.module.css";

export function Footer() {
  const onClick = useClientSideLink();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section aria-labelledby="customer-service">
          <h2 id="customer-service">Customer service</h2>
          <address className={styles.address}>
            <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, "")}`}>{company.phone}</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <span>{company.hours}</span>
            <a href="/contact" onClick={onClick}>
              Contact us
            </a>
          </address>
        </section>
        <LinkColumn id="policies" name="Policies" links={POLICIES} />
        <LinkColumn id="helpful-links" name="Helpful links" links={menuLinks("footer")} />
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

function LinkColumn({ id, name, links }: { id: string; name: string; links: SiteLink[] }) {
  const onClick = useClientSideLink();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul className={styles.links}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <a href={to} onClick={onClick}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
