import type { AxisScale } from "./axis-scale.ts";

/** Size of the view box and edges of the plot area, in units of the view box. */
export const PLOT_AREA = { width: 480, height: 330, left: 58, right: 456, top: 34, bottom: 266 } as const;

/** The x coordinate of a position on the x axis, 0 to 1. */
export const toX = (position: number) => PLOT_AREA.left + position * (PLOT_AREA.right - PLOT_AREA.left);

/** The y coordinate of a value. */
export const toY = (scale: AxisScale, value: number) =>
  PLOT_AREA.bottom - scale.position(value) * (PLOT_AREA.bottom - PLOT_AREA.top);
