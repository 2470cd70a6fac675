import type { PartKind } from "@ligate/contract/catalog/constants";
import { PDF_COLORS } from "../printing/pdf-colors.ts";

/** The colors of the light theme in `shared/ui/src/styles/tokens.css`. */
export const PREVIEW_COLORS = { ...PDF_COLORS, ground: "#fbfcfa" } as const;

export const KIND_COLORS: Record<PartKind, string> = {
  promoter: "#d9731a",
  effector: "#2f62ad",
  tag: "#7a4fb5",
  fluorescence: "#2f9149",
  selection: "#8a6a1f",
  bacterial: "#5b6770",
  guide: "#b8327f",
  regulatory: "#6f8f86",
  repeat: "#3f4a45",
};
