import type { AxisScale } from "./axis-scale.ts";

/** In units of the drawing, which fills the width there is. */
export const PLOT_AREA = { width: 480, height: 330, left: 58, right: 456, top: 34, bottom: 266 } as const;

/** How far from the left a part of the x axis is, 0 to 1. */
export const toX = (part: number) => PLOT_AREA.left + part * (PLOT_AREA.right - PLOT_AREA.left);

/** How far from the top a value of the y axis is. */
export const toY = (axis: AxisScale, value: number) =>
  PLOT_AREA.bottom - axis.position(value) * (PLOT_AREA.bottom - PLOT_AREA.top);
