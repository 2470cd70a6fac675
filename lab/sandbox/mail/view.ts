/** How the HTML part of a mail is shown. */
export interface View {
  /** Of the frame, in CSS pixels. */
  width: "fit" | "390" | "1440";
  /** The color scheme that the mail sees; "device" is that of the browser. */
  colors: "device" | "light" | "dark";
}

/** The choices with their labels, in display order. */
export const WIDTHS: [View["width"], string][] = [
  ["fit", "Fit"],
  ["390", "390 px"],
  ["1440", "1440 px"],
];
export const COLORS: [View["colors"], string][] = [
  ["device", "Device"],
  ["light", "Light"],
  ["dark", "Dark"],
];

/** Reads a view from a query; what it does not know is the default. */
export function readView({ width, colors }: { width?: string; colors?: string }): View {
  return {
    width: width === "390" || width === "1440" ? width : "fit",
    colors: colors === "light" || colors === "dark" ? colors : "device",
  };
}

export const viewQuery = ({ width, colors }: View): string => `?width=${width}&colors=${colors}`;
