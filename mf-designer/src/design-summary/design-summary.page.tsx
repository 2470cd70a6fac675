import { Head } from "@ligate/platform/head";
import { Alert } from "@ligate/ui/alert";
import { Button, LinkButton } from "@ligate/ui/button";
import { Page } from "@ligate/ui/page";
import { useDesignInProgress } from "../design-in-progress.ts";
import { Product } from "../product/product.tsx";
import styles from "./design-summary.module.css";
import { useSummary } from "./use-summary.ts";

/** The product that the design in progress would be. */
export function Component() {
  const design = useDesignInProgress()?.design;
  const { loaded, problem, retry } = useSummary(design);
  if (loaded) return <Product {...loaded} />;

  return (
    <Page width="reading" className={styles.page}>
      <Head title="Design summary" description="The summary of the vector that you are designing." />
      <h1>Design summary</h1>
      {problem && <Alert kind="error">{problem.detail}</Alert>}
      {problem && problem.status !== 422 && <Button onClick={retry}>Retry</Button>}
      {design?.promoterName === "" && <p>No design has got as far as its promoter yet.</p>}
      {design?.promoterName && !problem && <p role="status">Drawing up the summary…</p>}
      <LinkButton manner="quiet" to="/design">
        Go to the designer
      </LinkButton>
    </Page>
  );
}
