import { formatTable } from "../../figures.ts";
import { type Growth, RARE } from "./growth.ts";
import { type Bench, CLIENTS, type Measured } from "./measure.ts";

/** Text to print, and the names of what costs too much. */
export interface Report {
  text: string;
  missed: string[];
}

/** The factor by which the figures of the same request differ on a quiet machine. */
const NOISE = 1.25;

/** The database, the number of genes and the way of measuring, as a sentence. */
export async function describeBench({ store: { postgres }, rounds }: Bench): Promise<string> {
  const [about] = await postgres.query<{ version: string; genes: number }>(
    "select current_setting('server_version') as version, count(*)::int as genes from genes",
  );
  const genes = about?.genes.toLocaleString("en");
  return `PostgreSQL ${about?.version}, ${genes} genes; ${CLIENTS} clients in a closed loop; medians of ${rounds} rounds.`;
}

/** The figures of every scenario per request, beside the bare server's. */
export function reportRequests(measured: Measured[]): Report {
  const judged = measured.map((one) => {
    const { scenario, cpu, statements } = one;
    const aim = scenario.aim?.atMost;
    const ratio = timesBare(one, measured);
    const cells = [ms(sumCpu(one)), ms(cpu.process), ms(cpu.database), statements, ratio.toFixed(1), aim];
    return { name: scenario.name, cells, verdict: judge(ratio, aim) };
  });
  return format(["CPU ms per request", "total", "process", "database", "statements", "× bare"], judged);
}

/** The CPU time as a multiple of the bare server's: of the statement that the aim names, or of the select by key. */
function timesBare(one: Measured, all: Measured[]): number {
  const name = one.scenario.aim?.of ?? "bare, by key";
  const yardstick = all.find(({ scenario }) => scenario.name === name);
  return yardstick ? sumCpu(one) / sumCpu(yardstick) : Number.NaN;
}

/**
 * The CPU time of every scenario at each size. A search may grow with the logarithm of the number of products that have
 * the rare term, other requests not at all.
 */
export function reportGrowth(growth: Growth): Report {
  const rare = growth.map(({ size }) => Math.log(size.products / RARE));
  const judged = (growth[0]?.measured ?? []).map(({ scenario: { name, fullAnswerFromSize = 0 } }, i) => {
    const totals = growth.map(({ measured }) => (measured[i] ? sumCpu(measured[i]) : Number.NaN));
    const grown = lastByFirst(totals.slice(fullAnswerFromSize));
    const atMost = name.startsWith("search") ? Math.max(NOISE, lastByFirst(rare)) : NOISE;
    const cells = [...totals, grown, atMost].map((value) => value.toFixed(2));
    return { name, cells, verdict: judge(grown, atMost) };
  });
  const sizes = growth.map(({ size }) => `${size.products} products, ${size.orders} orders`);
  return format(["CPU ms per request", ...sizes, "last : first"], judged);
}

interface Judged {
  name: string;
  cells: (string | number | undefined)[];
  verdict: "" | "met" | "missed";
}

const format = (head: string[], judged: Judged[]): Report => ({
  text: formatTable(
    [...head, "at most", ""],
    judged.map(({ name, cells, verdict }) => [name, ...cells, verdict]),
  ),
  missed: judged.filter(({ verdict }) => verdict === "missed").map(({ name }) => name),
});

function judge(value: number, atMost?: number): Judged["verdict"] {
  if (atMost === undefined) return "";
  return value <= atMost ? "met" : "missed";
}

const lastByFirst = (values: number[]) => (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);
const sumCpu = ({ cpu }: Measured): number => cpu.process + cpu.database;
const ms = (value: number) => value.toFixed(2);
