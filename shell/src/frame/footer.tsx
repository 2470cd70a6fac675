import { company, RESEARCH_USE_ONLY } from "@ligate/contract/settings/company";
import { PaymentMarks } from "@ligate/ui/content/payment-marks";
import styles from "./footer.module.css";
import { type FrameLink, frameLinks } from "./menus/frame-links.ts";
import { useClientSideLink } from "./menus/use-client-side-link.ts";

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
            {frameLinks("customer-service").map(({ to, name }) => (
              <a key={to} href={to} onClick={onClick}>
                {name}
              </a>
            ))}
          </address>
        </section>
        <LinkColumn id="policies" name="Policies" links={frameLinks("policies")} />
        <LinkColumn id="helpful-links" name="Helpful links" links={frameLinks("footer")} />
        <section className={styles.accepted} aria-labelledby="we-accept">
          <h2 id="we-accept">We accept</h2>
          <PaymentMarks />
        </section>
      </div>
      <p className={styles.legal}>
        © {company.name}. {RESEARCH_USE_ONLY}
      </p>
    </footer>
  );
}

function LinkColumn({ id, name, links }: { id: string; name: string; links: FrameLink[] }) {
  const onClick = useClientSideLink();
  if (links.length === 0) return null;
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
