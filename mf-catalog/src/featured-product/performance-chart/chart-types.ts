import type { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";

export type BarChartData = Extract<PerformanceChart, { kind: "bars" }>;
export type LineChartData = Extract<PerformanceChart, { kind: "line" }>;
export type GelLadderData = Extract<PerformanceChart, { kind: "ladder" }>;
