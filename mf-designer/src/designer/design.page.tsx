import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Page } from "@ligate/ui/page";
import { OfferKeptDesigns } from "../offer-kept-designs/offer-kept-designs.tsx";
import type { designLoader } from "./design.loader.ts";
import styles from "./design.module.css";
import { KeptDesignList } from "./kept-design-list.tsx";
import { Manual } from "./manual.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { Stepper } from "./stepper.tsx";
import { useCurrentStep } from "./use-current-step.ts";
import { usePreview } from "./use-preview.ts";

export function Component() {
  const { categories, preloaded } = useLoaderData<typeof designLoader>();
  const { step, progress, isKnown } = useCurrentStep(preloaded);
  const preview = usePreview(progress.design);

  return (
    <Page>
      <Head
        title="Design a vector"
        description="Design a CRISPR, overexpression or RNAi vector in five steps, with its map, price and lead time while you choose."
      />
      <OfferKeptDesigns />
      <header className={styles.header}>
        <div>
          <p className={styles.over}>Plasmid Main Function Model Design</p>
          <h1>Design a vector</h1>
        </div>
        <KeptDesignList />
      </header>
      <div className={styles.designer}>
        {isKnown ? (
          <Stepper step={step} progress={progress} categories={categories} />
        ) : (
          <p className={styles.reading} role="status">
            Opening your design…
          </p>
        )}
        <PreviewPanel design={progress.design} preview={preview} />
      </div>
      <Manual />
    </Page>
  );
}
