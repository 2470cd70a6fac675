import type { QuotedWork as Work } from "@ligate/contract/kit-tables";
import { LinkButton } from "@ligate/ui/button";
import styles from "./kit-table.module.css";

export interface QuotedWorkProps {
  work: readonly Work[];
}

/** Work that no SKU says, each with its way to a quote. */
export function QuotedWork({ work }: QuotedWorkProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {work.map(({ name, holds }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={styles.holds}>{holds}</span>
            </th>
            <td>
              <LinkButton
                to={`/message?product=${encodeURIComponent(name)}`}
                manner="quiet"
                small
                aria-label={`Quote for ${name}`}
              >
                Quote
              </LinkButton>
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
