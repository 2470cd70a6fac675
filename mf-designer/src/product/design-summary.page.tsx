import type { DesignFix, DesignProblem } from "@ligate/contract/design/schemas";
import type { ApiError } from "@ligate/platform/api";
import { Head } from "@ligate/platform/head";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import { useDesignDraft } from "../shared/design-model/design-draft-store.ts";
import {
  type DesignSelection,
  selectionFromProduct,
  toDesignQuery,
} from "../shared/design-model/design-selection.ts";
import { useDesignProduct } from "../shared/design-model/use-design-product.ts";
import styles from "./design-summary.module.css";
import type { ProductWithFormats } from "./product.loader.ts";
import { Product } from "./product.tsx";
import { FixLinks } from "./refused-design.tsx";

/** Shows the product of the design draft. */
export function Component() {
  const design = useDesignDraft()?.design;
  const { summary, error, retry } = useDesignSummary(design);
  if (summary) return <Product {...summary} />;

  return (
    <Page width="reading" className={styles.page}>
      <Head title="Design summary" description="The summary of the vector you are designing." />
      <h1>Design summary</h1>
      {error && <Alert kind="error">{error.detail}</Alert>}
      {error && <FixLinks fixes={findFixes(error)} />}
      {error && error.status !== 422 && <Button onClick={retry}>Retry</Button>}
      {design?.promoterName === "" && <p>Choose a promoter in the designer to see the summary.</p>}
      {design?.promoterName && !error && <p role="status">Loading the summary…</p>}
      <LinkButton variant="outlined" to="/design">
        Go to the designer
      </LinkButton>
    </Page>
  );
}

/** The changes that make a refused design possible, from the body of its 422. */
const findFixes = ({ status, body }: ApiError): readonly DesignFix[] =>
  (status === 422 && (body as Partial<DesignProblem>).fixes) || [];

interface DesignSummary {
  /** `undefined` until both the product and its formats are loaded. */
  summary: ProductWithFormats | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

/** Requests the product of a design, and its delivery formats. */
function useDesignSummary(design: DesignSelection | undefined): DesignSummary {
  const { product, error, retry } = useDesignProduct(design);
  const formats = useApiQuery(
    "/api/products/get-delivery-format-table/",
    product && { query: toDesignQuery(selectionFromProduct(product)) },
  );
  return {
    summary: product && formats.data && { product, formats: formats.data },
    error: error ?? formats.error,
    retry: error ? retry : formats.retry,
  };
}
