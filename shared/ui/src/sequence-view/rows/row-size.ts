/** Width of a base in pixels. Text is stretched to it, whichever font the browser has. */
export const BASE_WIDTH = 8.4;

/** Heights in pixels. */
export const LINE = { cut: 13, bases: 16, baseline: 12, lane: 17, coding: 32, bar: 14, gap: 8 } as const;
