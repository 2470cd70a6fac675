/** The colors of the light theme in `shared/ui/src/styles/tokens.css`. */
export const PDF_COLORS = {
  ink: "#14201b",
  muted: "#55635c",
  hairline: "#dbe2dd",
  sunken: "#f1f3ef",
  accent: "#0b6b58",
  promoter: "#d9731a",
  effector: "#2f62ad",
} as const;
