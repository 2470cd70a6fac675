import { formatTable } from "../../figures.ts";
import type { ColdStart } from "./cold-start.ts";
import { type Growth, RARE } from "./growth.ts";
import type { Bench, Measured } from "./measure/bench.ts";
import { CLIENTS, type Figures } from "./measure/measure.ts";
import { residentMb, residentTogetherMb } from "./measure/processes.ts";
import type { BenchStore } from "./store/open-store.ts";

/** Text to print, and the names of what costs too much. */
export interface Report {
  text: string;
  missed: string[];
}

/** CPU time of the API's start until it is ready. */
const START_AT_MOST_MS = 1_000;
/** The factor by which the figures of the same request differ on a quiet machine. */
const NOISE = 1.25;

/** The database, the number of genes and the way of measuring, as a sentence. */
export async function describeBench({ database: { name, postgres }, rounds }: Bench): Promise<string> {
  const [genes] = (await postgres?.query<{ n: number }>("select count(*)::int as n from genes")) ?? [];
  const imported = genes ? `, ${genes.n.toLocaleString("en")} genes` : "";
  return `${name}${imported}; ${CLIENTS} connections in a closed loop; medians of ${rounds} rounds, per request.`;
}

/** The resident memory of the processes, as a sentence. Together they share the pages of Node's program. */
export function describeMemory({ api, gateway, sandbox, bare }: BenchStore): string {
  const store = { API: api, ...(gateway ? { gateway } : {}), sandbox };
  const own = Object.entries({ ...store, "bare server": bare }).map(
    ([name, { pid }]) => `${name} ${Math.round(residentMb(pid))} MB`,
  );
  const together = residentTogetherMb(Object.values(store).map(({ pid }) => pid));
  return `Resident memory afterwards: ${own.join(", ")}; the store together ${Math.round(together)} MB.`;
}

/** The figures of every scenario per request, beside the bare server's. */
export function reportRequests({ idle, measured }: Figures): Report {
  const ratios = measured.map((one) => ratioToBare(one, measured));
  const rows = measured.map((one, i) => {
    const { scenario, cpu, statements, p50, p99, bytes } = one;
    const { value, atMost } = ratios[i] ?? {};
    return [
      ...[scenario.name, ms(sumCpu(one)), ms(cpu.process), ms(cpu.database), statements],
      ...[p50.toFixed(1), p99.toFixed(1), Math.round(bytes).toLocaleString("en")],
      ...(scenario.server === "bare" ? [] : [value?.toFixed(1), atMost, judge(value, atMost)]),
    ];
  });
  const idleRow = ["idle, per second", ms(idle.process + idle.database), ms(idle.process), ms(idle.database)];
  const head = ["", "CPU ms", "process", "database", "statements", "p50 ms", "p99 ms", "bytes"];
  return {
    text: formatTable([...head, "× bare", "at most", ""], [...rows, idleRow]),
    missed: measured.flatMap(({ scenario }, i) =>
      judge(ratios[i]?.value, ratios[i]?.atMost) === "missed" ? [scenario.name] : [],
    ),
  };
}

/** The CPU time as a multiple of the bare server's: of the statement that the aim names, or of the select by key. */
function ratioToBare(one: Measured, all: Measured[]) {
  const { aim } = one.scenario;
  const yardstick = all.find(({ scenario }) => scenario.name === (aim?.of ?? "bare, by key"));
  return { value: yardstick && sumCpu(one) / sumCpu(yardstick), atMost: aim?.atMost };
}

export function reportStart({ process, database, wall, afterwards, resident }: ColdStart): Report {
  const total = process + database;
  const cells = [total, START_AT_MOST_MS, process, database, wall, afterwards, resident].map(Math.round);
  const head = [
    "",
    "CPU ms",
    "at most",
    "process",
    "database",
    "wall ms",
    "CPU ms afterwards",
    "resident MB",
  ];
  return {
    text: formatTable(head, [["start with nothing changed", ...cells]]),
    missed: total <= START_AT_MOST_MS ? [] : ["the API's start"],
  };
}

/**
 * The CPU time of every scenario at each size. A search may grow with the logarithm of the number of products that have
 * the rare term, other requests not at all.
 */
export function reportGrowth(growth: Growth): Report {
  const rare = growth.map(({ size }) => Math.log(size.products / RARE));
  const rows = (growth[0]?.figures.measured ?? []).map(({ scenario: { name, fullAnswerFromSize } }, i) => {
    const totals = growth.map(({ figures }) => {
      const one = figures.measured[i];
      return one ? sumCpu(one) : Number.NaN;
    });
    const grown = lastByFirst(totals.slice(fullAnswerFromSize));
    const atMost = name.startsWith("search") ? Math.max(NOISE, lastByFirst(rare)) : NOISE;
    const cells = [...totals, grown, atMost].map((value) => value.toFixed(2));
    return { name, cells, verdict: judge(grown, atMost) };
  });
  const sizes = growth.map(({ size }) => `${size.products} products, ${size.orders} orders`);
  return {
    text: formatTable(
      ["CPU ms per request", ...sizes, "last : first", "at most", ""],
      rows.map(({ name, cells, verdict }) => [name, ...cells, verdict]),
    ),
    missed: rows.filter(({ verdict }) => verdict === "missed").map(({ name }) => name),
  };
}

const judge = (value = Number.NaN, atMost?: number) =>
  atMost === undefined ? "" : value <= atMost ? "met" : "missed";

const lastByFirst = (values: number[]) => (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);
const sumCpu = ({ cpu }: Measured): number => cpu.process + cpu.database;
const ms = (value: number) => value.toFixed(2);
