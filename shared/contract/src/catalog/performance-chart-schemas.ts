import * as z from "../common/zod.ts";

const text = (max: number) => z.string().min(1).max(max);

/** One to three series, each with the name that the legend shows and its points. */
const seriesOf = <P extends z.ZodType>(point: P, max: number) =>
  z
    .array(z.strictObject({ name: text(40), points: z.array(point).min(1).max(max) }))
    .min(1)
    .max(3);

const title = text(80);
const axes = {
  title,
  /** Unit of the y axis: "%", "Ct", "TU/mL". */
  unit: text(30),
  /** Label of the x axis, with its unit after a comma: "Puromycin, µg/mL". */
  x: text(60),
  /** Whether the y axis is logarithmic. */
  log: z.boolean().default(false),
};

const NEEDS_POSITIVE_VALUES = { path: ["log"], error: "needs values above 0" };

/** Grouped bars. A point is [group, value in `unit`]; all series have the same groups in the same order. */
const Bars = z
  .strictObject({
    kind: z.literal("bars"),
    ...axes,
    series: seriesOf(z.tuple([text(30), z.number().min(0)]), 12),
  })
  .refine(fitsAxisScale, NEEDS_POSITIVE_VALUES)
  .refine(
    ({ series }) => new Set(series.map(({ points }) => points.map(([group]) => group).join("\n"))).size === 1,
    {
      path: ["series"],
      error: "have the same groups in the same order",
    },
  );

/** Lines. A point is [x, value in `unit`]; points are sorted by x. */
const Line = z
  .strictObject({
    kind: z.literal("line"),
    ...axes,
    /** Whether the x axis is logarithmic. */
    xLog: z.boolean().default(false),
    series: seriesOf(z.tuple([z.number().min(0), z.number().min(0)]), 12),
  })
  .refine(fitsAxisScale, NEEDS_POSITIVE_VALUES)
  .refine(({ xLog, series }) => !xLog || series.every(({ points }) => points.every(([x]) => x > 0)), {
    path: ["xLog"],
    error: "needs an x above 0 in every point",
  })
  .refine(({ series }) => series.every(({ points }) => isAscending(points.map(([x]) => x))), {
    path: ["series"],
    error: "have points in the order of x",
  });

/**
 * Lanes of a gel; each series is a lane. A point is [band label, size in `unit`, mass in ng], sorted from the largest
 * size. A band's position follows the logarithm of its size, its intensity follows its mass.
 */
const Ladder = z
  .strictObject({
    kind: z.literal("ladder"),
    title,
    /** Unit of the sizes. */
    unit: z.enum(["bp", "kDa"]),
    series: seriesOf(z.tuple([text(30), z.number().positive(), z.number().positive()]), 16),
  })
  .refine(({ series }) => series.every(({ points }) => isAscending(points.map(([, size]) => -size))), {
    path: ["series"],
    error: "have the largest band first",
  });

/** A chart of typical performance data on a supply's page. Staff write it in `api/content/supplies.yaml`. */
export const PerformanceChart = z.discriminatedUnion("kind", [Bars, Line, Ladder]);
export type PerformanceChart = z.infer<typeof PerformanceChart>;

function fitsAxisScale({
  log,
  series,
}: {
  log: boolean;
  series: { points: [unknown, number][] }[];
}): boolean {
  return !log || series.every(({ points }) => points.every(([, value]) => value > 0));
}

const isAscending = (numbers: number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));
