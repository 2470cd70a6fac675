import type { Measured } from "../measure/bench.ts";
import type { Figures } from "../measure/measure.ts";
import { ratioOf, totalOf } from "./ratios.ts";

const HEAD = [
  "| | CPU ms | process | database | statements | p50 ms | p99 ms | bytes | × bare | at most | |",
  "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|",
];

/** The figures of every scenario per request, beside the bare server's. */
export function table({ idle, measured }: Figures): string {
  const rows = measured.map((one) => row(one, measured));
  const idleRow = `| nothing to do, per second | ${ms(idle.process + idle.database)} | ${ms(idle.process)} | ${ms(idle.database)} | | | | | | | |`;
  return [...HEAD, ...rows, idleRow].join("\n");
}

function row(one: Measured, all: Measured[]): string {
  const { scenario, cpu, statements, p50, p99, bytes } = one;
  const ratio = ratioOf(one, all);
  const isYardstick = scenario.server === "bare";
  const compared =
    isYardstick || !ratio
      ? ["", "", ""]
      : [
          `${ratio.value.toFixed(1)}${ratio.of === "bare, by key" ? "" : " (list)"}`,
          ratio.atMost ?? "",
          ratio.atMost ? (ratio.isMet ? "met" : "**missed**") : "",
        ];
  const cells = [
    ...[scenario.name, ms(totalOf(one)), ms(cpu.process), ms(cpu.database), statements ?? "–"],
    ...[p50.toFixed(1), p99.toFixed(1), Math.round(bytes).toLocaleString("en"), ...compared],
  ];
  return `| ${cells.join(" | ")} |`;
}

const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(1));
