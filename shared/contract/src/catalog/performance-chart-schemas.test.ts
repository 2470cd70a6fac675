import { PerformanceChart } from "./performance-chart-schemas.ts";

const line = { kind: "line", title: "Ct by input", unit: "Ct", x: "RNA, ng" };
const bars = { kind: "bars", title: "Positive cells", unit: "%", x: "Cell line" };
const ladder = { kind: "ladder", title: "Bands", unit: "bp" };
const seriesOf = (...points: unknown[]) => [{ name: "A", points }];
const errorMessage = (chart: unknown) => PerformanceChart.safeParse(chart).error?.issues[0]?.message;

it("defaults to linear axes", () => {
  expect(PerformanceChart.parse({ ...line, series: seriesOf([0, 1], [1, 2]) })).toMatchObject({
    log: false,
    xLog: false,
  });
});

it("accepts bars, lines and gel bands", () => {
  expect(errorMessage({ ...bars, series: seriesOf(["HeLa", 75]) })).toBeUndefined();
  expect(errorMessage({ ...line, xLog: true, series: seriesOf([1, 24.6], [10, 21.3]) })).toBeUndefined();
  expect(
    errorMessage({ ...ladder, series: seriesOf(["3 kb", 3000, 75], ["1 kb", 1000, 75]) }),
  ).toBeUndefined();
  expect(errorMessage({ ...bars, kind: "pie", series: seriesOf(["HeLa", 75]) })).toBeDefined();
});

it.each([
  [{ ...line, log: true, series: seriesOf([1, 0]) }, "needs values above 0"],
  [{ ...bars, log: true, series: seriesOf(["HeLa", 0]) }, "needs values above 0"],
  [{ ...line, xLog: true, series: seriesOf([0, 1]) }, "needs an x above 0 in every point"],
  [{ ...line, series: seriesOf([2, 1], [1, 1]) }, "have points in the order of x"],
  [{ ...ladder, series: seriesOf(["1", 1, 1], ["2", 2, 1]) }, "have the largest band first"],
  [
    { ...bars, series: [...seriesOf(["HeLa", 1]), { name: "B", points: [["A549", 1]] }] },
    "have the same groups in the same order",
  ],
])("rejects a chart that cannot be drawn: %#", (chart, message) => {
  expect(errorMessage(chart)).toBe(message);
});
