import type { DesignState } from "@ligate/contract/design/state-schemas";
import type { ApiError } from "@ligate/platform/api";
import { Head } from "@ligate/platform/head";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import { toStateQuery } from "../shared/design-model/design-address.ts";
import { useDesignDraft } from "../shared/design-model/design-draft-store.ts";
import {
  type DesignSelection,
  selectionFromProduct,
  toDesignQuery,
} from "../shared/design-model/design-selection.ts";
import { FixLinks } from "../shared/fix-links.tsx";
import styles from "./design-summary.module.css";
import type { ProductWithFormats } from "./product.loader.ts";
import { Product } from "./product.tsx";

/** Shows the product of the design draft. */
export function Component() {
  const design = useDesignDraft()?.design;
  const { summary, refusal, error, retry } = useDesignSummary(design);
  if (summary) return <Product {...summary} />;

  return (
    <Page width="reading" className={styles.page}>
      <Head title="Design summary" description="The summary of the vector you are designing." />
      <h1>Design summary</h1>
      {(refusal ?? error) && <Alert kind="error">{(refusal ?? error)?.detail}</Alert>}
      {refusal && <FixLinks fixes={refusal.fixes} />}
      {error && <Button onClick={retry}>Retry</Button>}
      {design?.promoterName === "" && <p>Choose a promoter in the designer to see the summary.</p>}
      {design?.promoterName && !refusal && !error && <p role="status">Loading the summary…</p>}
      <LinkButton variant="outlined" to="/design">
        Go to the designer
      </LinkButton>
    </Page>
  );
}

interface DesignSummary {
  /** `undefined` until both the product and its formats are loaded. */
  summary: ProductWithFormats | undefined;
  /** Why the design cannot be made, with fixes. */
  refusal: DesignState["refusal"];
  error: ApiError | undefined;
  retry: () => void;
}

/** Requests the product of a design, and its delivery formats. */
function useDesignSummary(design: DesignSelection | undefined): DesignSummary {
  const state = useApiQuery(
    "/api/products/get-design-state/",
    design?.promoterName ? { query: toStateQuery({ choices: design }) } : undefined,
  );
  const product = state.data?.product;
  const formats = useApiQuery(
    "/api/products/get-delivery-format-table/",
    product && { query: toDesignQuery(selectionFromProduct(product)) },
  );
  return {
    summary: product && formats.data && { product, formats: formats.data },
    refusal: state.data?.refusal,
    error: state.error ?? formats.error,
    retry: state.error ? state.retry : formats.retry,
  };
}
