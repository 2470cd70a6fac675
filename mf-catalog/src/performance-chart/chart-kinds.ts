import type { PerformanceChart } from "@ligate/contract/performance-chart";

export type BarsChart = Extract<PerformanceChart, { kind: "bars" }>;
export type LineChart = Extract<PerformanceChart, { kind: "line" }>;
export type LadderChart = Extract<PerformanceChart, { kind: "ladder" }>;
