import type { Cloning } from "@ligate/contract/catalog/cloning-schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { Button } from "@ligate/ui/controls/button";
import { useState } from "react";
import { selectionFromProduct } from "../../shared/design-model/design-selection.ts";
import { DesignOverview } from "../../shared/design-overview.tsx";
import { Cassette } from "../../shared/diagram/cassette.tsx";
import { FeatureTable } from "../../shared/diagram/features/feature-table.tsx";
import { PlasmidLine } from "../../shared/diagram/plasmid-map/plasmid-line.tsx";
import { LoadLater } from "../../shared/load-later.tsx";
import { DesignSequence } from "../design-sequence.tsx";
import type { MapCardProps } from "../map-card.tsx";
import type { ProductWithFormats } from "../product.loader.ts";
import { TargetFacts } from "../target-facts.tsx";
import { BoxSection } from "./box-section.tsx";
import { DonorGuide, GuideSection, listedGuide } from "./guide-section.tsx";
import styles from "./kit-sections.module.css";
import { NeedsSection } from "./needs-section.tsx";
import { PageSections, type Section } from "./page-sections.tsx";
import { ProtocolSection } from "./protocol-section.tsx";

const loadCloning = async () =>
  (await import(/* webpackChunkName: "cloning" */ "./cloning-section.tsx")).CloningSection;

/** The enzymes of a template, and behind a button all about its cloning sites. */
function CloningSites({ cloning }: { cloning: Cloning }) {
  const [isOpen, setOpen] = useState(false);
  const enzymes = [...new Set(cloning.sites.map(({ enzyme }) => enzyme))];
  if (isOpen) return <LoadLater load={loadCloning} props={cloning} />;
  return (
    <>
      <p>
        {enzymes.length > 0 ? `Cut with ${enzymes.join(" and ")}.` : "This template has no cloning site."}
      </p>
      <Button variant="outlined" small onClick={() => setOpen(true)}>
        {enzymes.length > 0 ? "Show overhangs and oligos" : "Show the reason"}
      </Button>
    </>
  );
}

export interface KitSectionsProps extends ProductWithFormats, Pick<MapCardProps, "maps" | "rings"> {
  /** Of the shown product; absent if it is as the SKU says. */
  specification: Specification | undefined;
}

/** All that is known about a kit, in sections. */
export const KitSections = (props: KitSectionsProps) => <PageSections sections={listSections(props)} />;

function listSections({ product, specification, formats, maps, rings }: KitSectionsProps): Section[] {
  const names = [
    ["Product name", product.product_name],
    ["SKU", product.product_sku],
  ] as const;
  const design = selectionFromProduct(product);
  const guide = listedGuide(formats);
  return [
    {
      id: "design",
      title: "Design summary",
      content: (
        <div className={styles.columns}>
          <DesignOverview leadingRows={names} design={design} />
          {product.gene && <TargetFacts product={product} gene={product.gene} />}
        </div>
      ),
    },
    {
      id: "linear-map",
      title: "Linear map",
      content: (
        <>
          <div className={styles.cassette}>
            <Cassette design={design} plasmids={product.plasmids} />
          </div>
          {maps.map((map, i) => (
            <div key={map.plasmid.role}>
              <p className={styles.name}>{map.plasmid.name}</p>
              <PlasmidLine {...map} ring={rings[i] ?? { current: null }} />
            </div>
          ))}
        </>
      ),
    },
    {
      id: "features",
      title: "Features",
      content: maps.map((map) => (
        <div key={map.plasmid.role}>
          {maps.length > 1 && <p className={styles.name}>{map.plasmid.name}</p>}
          <FeatureTable features={map.features} selection={map.selection} />
        </div>
      )),
    },
    {
      id: "sequence",
      title: "Sequence",
      content: <DesignSequence product={product} specification={specification} />,
      hasHeading: true,
    },
    ...(product.donor_guide || guide
      ? [
          {
            id: "guides",
            title: "Guides",
            content: product.donor_guide ? (
              <DonorGuide {...product.donor_guide} />
            ) : (
              guide && <GuideSection {...guide} />
            ),
          },
        ]
      : []),
    ...(product.cloning
      ? [
          {
            id: "cloning",
            title: "Cloning",
            content: <CloningSites cloning={product.cloning} />,
          },
        ]
      : []),
    { id: "protocol", title: "Protocol", content: <ProtocolSection product={product} /> },
    { id: "box", title: "What's in the box", content: <BoxSection product={product} formats={formats} /> },
    {
      id: "what-you-need",
      title: "What you need",
      content: <NeedsSection product={product} formats={formats} />,
    },
  ];
}
