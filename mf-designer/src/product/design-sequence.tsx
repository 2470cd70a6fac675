import type { SequenceFormat } from "@ligate/contract/sequences/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { SequenceSection } from "@ligate/ui/sequence-view/sequence-section";

export interface DesignSequenceProps {
  product: { product_sku: string; product_name: string };
  /** Absent: the sequence is that of the SKU. */
  specification?: Specification | undefined;
}

const load = async () =>
  (await import(/* webpackChunkName: "kit-sequence" */ "./kit-sequence.tsx")).KitSequence;

/** The sequence of a design, which loads when it is opened, and as files. */
export function DesignSequence({ product, specification }: DesignSequenceProps) {
  const { product_sku: sku, product_name } = product;
  const { run, error } = useApiAction();
  const url = (format: SequenceFormat) =>
    `/api/products/get-sequence/${encodeURIComponent(sku)}/?format=${format}`;
  const save = (format: SequenceFormat) =>
    run(async () => {
      const { saveSequenceFile } = await import(
        /* webpackChunkName: "save-sequence" */ "./save-sequence-file.ts"
      );
      await saveSequenceFile({ product_sku: sku, specification: specification ?? {}, format });
    });
  return (
    <>
      <SequenceSection
        of={product_name}
        files={specification ? { save } : { url }}
        load={load}
        view={{ sku, specification }}
      />
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}
