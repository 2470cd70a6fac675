import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { type KeyboardEvent, useMemo, useState } from "react";
import { describeFeature, type MapFeature, mapFeatures } from "./map-feature.ts";

/** The feature that is highlighted, and the one that stays highlighted. */
export interface FeatureSelection {
  /** Index of the highlighted feature: the one below the pointer or with the focus, otherwise the pinned one. */
  active: number | undefined;
  pinned: number | undefined;
  onActive: (index: number | undefined) => void;
  onPin: (index: number | undefined) => void;
}

/** A plasmid with its features, and those of them that are highlighted on all its maps. */
export interface SelectableFeatures {
  plasmid: Plasmid;
  features: MapFeature[];
  selection: FeatureSelection;
}

/** The features of the plasmids of a kit. One of them is highlighted at a time. */
export function useKitFeatures(plasmids: Plasmid[]): SelectableFeatures[] {
  const [hovered, setHovered] = useState<KitFeature>();
  const [pinned, setPinned] = useState<KitFeature>();
  const features = useMemo(() => plasmids.map(mapFeatures), [plasmids]);

  return plasmids.map((plasmid, i) => {
    const indexIn = (feature: KitFeature | undefined) => (feature?.plasmid === i ? feature.index : undefined);
    const at = (index: number | undefined) => (index === undefined ? undefined : { plasmid: i, index });
    return {
      plasmid,
      features: features[i] ?? [],
      selection: {
        active: indexIn(hovered) ?? indexIn(pinned),
        pinned: indexIn(pinned),
        onActive: (index) => setHovered(at(index)),
        onPin: (index) => setPinned(at(index)),
      },
    };
  });
}

/** Indexes of a plasmid of a kit, and of its feature. */
interface KitFeature {
  plasmid: number;
  index: number;
}

/**
 * Makes the features of a map options of a listbox, which is one tab stop. The arrow keys, Home and End move the focus;
 * Enter, Space and a click pin a feature, and Escape releases it.
 * @returns the props of the option of a feature, and those of its label, which is another element
 */
export function useFeatureOptions({ pinned, onPin, onActive }: FeatureSelection) {
  const [stop, setStop] = useState(0);

  function handleKey(event: KeyboardEvent<SVGGElement>, { index }: MapFeature) {
    const options = [
      ...(event.currentTarget.ownerSVGElement?.querySelectorAll<SVGGElement>("[role=option]") ?? []),
    ];
    const position = options.indexOf(event.currentTarget);
    const targets: Record<string, number> = {
      ArrowRight: position + 1,
      ArrowDown: position + 1,
      ArrowLeft: position - 1,
      ArrowUp: position - 1,
      Home: 0,
      End: options.length - 1,
    };
    const target = options[((targets[event.key] ?? Number.NaN) + options.length) % options.length];
    if (target) target.focus();
    else if (event.key === "Enter" || event.key === " ") onPin(pinned === index ? undefined : index);
    else if (event.key === "Escape" && pinned !== undefined) onPin(undefined);
    else return;
    event.preventDefault();
  }

  const pointerProps = ({ index }: MapFeature) => ({
    onClick: () => onPin(pinned === index ? undefined : index),
    onPointerEnter: () => onActive(index),
    onPointerLeave: () => onActive(undefined),
  });
  const optionProps = (feature: MapFeature, count: number) => ({
    ...pointerProps(feature),
    role: "option",
    tabIndex: feature.index === Math.min(stop, count - 1) ? 0 : -1,
    "aria-label": describeFeature(feature),
    "aria-selected": feature.index === pinned,
    onKeyDown: (event: KeyboardEvent<SVGGElement>) => handleKey(event, feature),
    onFocus: () => {
      setStop(feature.index);
      onActive(feature.index);
    },
    onBlur: () => onActive(undefined),
  });
  return { optionProps, pointerProps };
}
