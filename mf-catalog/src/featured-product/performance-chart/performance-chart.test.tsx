import type { PerformanceChart as Chart } from "@ligate/contract/catalog/performance-chart-schemas";
import { render, screen } from "@testing-library/react";
import { PerformanceChart } from "./performance-chart.tsx";

const axes = { title: "A chart", unit: "Ct", x: "RNA, ng", log: false };
const LINE: Chart = {
  kind: "line",
  ...axes,
  xLog: true,
  series: [
    {
      name: "ACTB",
      points: [
        [1, 24.6],
        [1000, 14.7],
      ],
    },
    {
      name: "HPRT1",
      points: [
        [10, 28.4],
        [1000, 21.8],
      ],
    },
  ],
};
const LADDER: Chart = {
  kind: "ladder",
  title: "A gel",
  unit: "kDa",
  series: [
    {
      name: "PM-4001",
      points: [
        ["180 kDa", 180, 120],
        ["70 kDa, orange", 70, 240],
        ["10 kDa", 10, 60],
      ],
    },
  ],
};
const bars = (log: boolean, ...values: number[]): Chart => ({
  kind: "bars",
  ...axes,
  log,
  series: [{ name: "A", points: values.map((value, index) => [`Group ${index}`, value]) }],
});

const renderDrawing = (chart: Chart) => {
  const { container } = render(<PerformanceChart chart={chart} />);
  return container.querySelector("figure > svg") as SVGElement;
};
const numbers = (drawing: Element, selector: string, attribute: string) =>
  [...drawing.querySelectorAll(selector)].map((element) => Number(element.getAttribute(attribute)));
const table = () => screen.getAllByRole("row", { hidden: true }).map(({ textContent }) => textContent);

it("describes a line chart and lists its values, with gaps for missing values", () => {
  expect(renderDrawing(LINE)).toHaveAccessibleName(
    "A chart. Ct by RNA, ng. ACTB: 24.6 at 1; 14.7 at 1,000. HPRT1: 28.4 at 10; 21.8 at 1,000.",
  );
  expect(table()).toEqual([
    "RNA, ngACTB, CtHPRT1, Ct",
    "124.6not measured",
    "10not measured28.4",
    "1,00014.721.8",
  ]);
});

it("draws a line per series, a marker per point, and decades on a logarithmic x axis", () => {
  const drawing = renderDrawing(LINE);
  expect(drawing.querySelectorAll(".firstLine, .secondLine")).toHaveLength(2);
  expect(drawing.querySelectorAll("path[transform]")).toHaveLength(4);
  const labels = [...drawing.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(labels).toEqual([
    "Ct",
    ...["10", "15", "20", "25", "30"],
    ...["1", "10", "100", "1,000"],
    "RNA, ng",
  ]);
});

it("draws bars proportional to their values", () => {
  const [short = 0, long = 0] = numbers(renderDrawing(bars(false, 20, 80)), "rect", "height");
  expect(long / short).toBeCloseTo(4);
});

it("draws bars on a logarithmic scale longer by the same step per decade", () => {
  const [a = 0, b = 0, c = 0] = numbers(renderDrawing(bars(true, 1e6, 1e7, 1e8)), "rect", "height");
  expect(a).toBeGreaterThan(0);
  expect(c - b).toBeCloseTo(b - a);
});

it("draws small bands further down, and heavier bands thicker, in the color of their label", () => {
  const drawing = renderDrawing(LADDER);
  const bands = ".band, .orange";
  const middles = numbers(drawing, bands, "y").map(
    (y, index) => y + (numbers(drawing, bands, "height")[index] ?? 0) / 2,
  );
  const [a = 0, b = 0, c = 0] = middles;
  expect((b - a) / (c - a)).toBeCloseTo(Math.log(180 / 70) / Math.log(18));
  const [first = 0, strong = 0, weak = 0] = numbers(drawing, bands, "height");
  expect([strong > first, first > weak]).toEqual([true, true]);
  expect(drawing.querySelectorAll(".orange")).toHaveLength(1);
  expect(drawing).toHaveAccessibleName(
    "A gel. Bands of a gel. PM-4001: 180 kDa, 120 ng; 70 kDa, orange, 240 ng; 10 kDa, 60 ng.",
  );
  expect(table()).toEqual(["BandSize, kDaMass, ng", "180 kDa180120", "70 kDa, orange70240", "10 kDa1060"]);
});

it("formats large numbers as powers of ten", () => {
  renderDrawing(bars(true, 160000000, 100000, 4500));
  expect(table().slice(1)).toEqual(["Group 01.6×10⁸", "Group 110⁵", "Group 24,500"]);
});
