import type { CustomService } from "@ligate/contract/catalog/kit-table-schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { LinkButton } from "@ligate/ui/controls/button";
import styles from "./kit-table.module.css";

export interface CustomServicesProps {
  services: readonly CustomService[];
}

/** The head and body of a table of services without a SKU, each with a link to request a quote. */
export function CustomServices({ services }: CustomServicesProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ name, holds }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={styles.description}>{holds}</span>
            </th>
            <td>
              <LinkButton to={contactFormUrl(name)} variant="outlined" small aria-label={`Quote for ${name}`}>
                Quote
              </LinkButton>
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
