import type { Axis } from "./axis.ts";

/** In units of the drawing, which fills the width there is. */
export const PLOT = { width: 480, height: 330, left: 58, right: 456, top: 34, bottom: 266 } as const;

/** How far from the left a part of the x axis is, 0 to 1. */
export const across = (part: number) => PLOT.left + part * (PLOT.right - PLOT.left);

/** How far from the top a value of the y axis is. */
export const down = (axis: Axis, value: number) => PLOT.bottom - axis.at(value) * (PLOT.bottom - PLOT.top);
