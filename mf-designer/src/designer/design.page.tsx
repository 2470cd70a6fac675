import { Head } from "@ligate/platform/head";
import { Page } from "@ligate/ui/layout/page";
import { ImportLocalDesigns } from "../shared/local-designs/import-local-designs.tsx";
import { LocalDesignList } from "../shared/local-designs/local-design-list.tsx";
import { HelpMeChoose } from "./advice/help-me-choose.tsx";
import styles from "./design.module.css";
import { DesignFigures } from "./design-figures.tsx";
import { DesignerManual } from "./designer-manual.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { useDesigner } from "./state/use-designer.ts";
import { Stepper } from "./steps/stepper.tsx";
import { useSubmitStep } from "./steps/use-submit-step.ts";

export function Component() {
  const designer = useDesigner();
  const submission = useSubmitStep(designer);
  const { design, answers, isLoaded, dispatch } = designer;

  return (
    <Page className={styles.page}>
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
        <div className={styles.tools}>
          <LocalDesignList />
          <HelpMeChoose
            target={design}
            earlier={answers}
            onUse={(recommended, advice) =>
              dispatch({ type: "replace", design: recommended, step: 4, advice })
            }
          />
        </div>
      </header>
      <DesignFigures designer={designer} submission={submission} />
      <div className={styles.designer}>
        {isLoaded ? (
          <Stepper designer={designer} submission={submission} />
        ) : (
          <p className={styles.loading} role="status">
            Opening your design…
          </p>
        )}
        <PreviewPanel designer={designer} />
      </div>
      <DesignerManual />
    </Page>
  );
}
