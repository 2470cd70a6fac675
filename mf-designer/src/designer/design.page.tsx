import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import { ImportLocalDesigns, LocalDesignList } from "../local-designs/index.ts";
import { useDesignProduct } from "../shared/design-model/use-design-product.ts";
import type { designLoader } from "./design.loader.ts";
import styles from "./design.module.css";
import { DesignerManual } from "./designer-manual.tsx";
import { PreviewPanel } from "./preview/preview-panel.tsx";
import { Stepper } from "./stepper/stepper.tsx";
import { useCurrentStep } from "./stepper/use-current-step.ts";

/** Delay after which a changed design is requested: choices in quick succession send one request. */
const PREVIEW_DEBOUNCE_MS = 150;

export function Component() {
  const { categories, productDraft } = useLoaderData<typeof designLoader>();
  const { step, draft, isLoaded } = useCurrentStep(productDraft);
  const preview = useDesignProduct(draft.design, PREVIEW_DEBOUNCE_MS);

  return (
    <Page>
      <Head
        title="Design a vector"
        description="Design a CRISPR, overexpression or RNAi vector in five steps, with its map, price and lead time while you choose."
      />
      <ImportLocalDesigns />
      <header className={styles.header}>
        <div>
          <p className={styles.eyebrow}>Plasmid Main Function Model Design</p>
          <h1>Design a vector</h1>
        </div>
        <LocalDesignList />
      </header>
      <div className={styles.designer}>
        {isLoaded ? (
          <Stepper step={step} draft={draft} categories={categories} />
        ) : (
          <p className={styles.loading} role="status">
            Opening your design…
          </p>
        )}
        <PreviewPanel design={draft.design} preview={preview} />
      </div>
      <DesignerManual />
    </Page>
  );
}
