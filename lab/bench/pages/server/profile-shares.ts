import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A CPU profile as V8 writes it. Times are in microseconds of the monotonic clock. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
  startTime: number;
}

/** A span of the monotonic clock, in microseconds. */
export interface Span {
  from: number;
  to: number;
}

export const monotonicMicroseconds = (): number => Number(process.hrtime.bigint() / 1000n);

/**
 * A sample belongs to the first part with a pattern that a frame of its stack matches, as `function url`. Server
 * files of releases contain React, the router and the pages.
 */
const PARTS: [part: string, pattern: RegExp][] = [
  ["", /^\((idle|root)\) /],
  ["garbage collection", /^\(garbage collector\) /],
  ["message passing", /^postMessage /],
  ["React and components", /renderToString /],
  ["compression", /zlib|compressed-document|brotli/i],
  ["data: fetch, JSON", /undici|_http_client|_http_agent|^(json|parse|stringify) |fetch/i],
  ["document", /gateway\/src\/documents/],
  ["router and loaders", /server\/index\.cjs/],
  ["HTTP server", /fastify|gateway\/src|node:(_http|net|internal\/(streams|stream_base))/],
  ["message passing", /internal\/(worker|per_context\/messageport)|event_target/],
];
const OTHER = "other";

/** Part → its share of the time in which the profiled threads were busy. */
export function profileShares(dir: string, spans: Span[]): Record<string, number> {
  const microseconds: Record<string, number> = {};
  for (const file of readdirSync(dir).filter((name) => name.endsWith(".cpuprofile"))) {
    const profile = JSON.parse(readFileSync(join(dir, file), "utf8")) as Profile;
    const partOf = mapParts(profile);
    let now = profile.startTime;
    for (const [index, sample] of profile.samples.entries()) {
      const delta = profile.timeDeltas[index] ?? 0;
      now += delta;
      const part = partOf.get(sample);
      if (!part || !spans.some(({ from, to }) => from <= now && now < to)) continue;
      microseconds[part] = (microseconds[part] ?? 0) + delta;
    }
  }
  const total = Object.values(microseconds).reduce((sum, time) => sum + time, 0);
  return Object.fromEntries(Object.entries(microseconds).map(([part, time]) => [part, time / total]));
}

/** Node of the call tree → its part; `""` if the thread is idle. */
function mapParts({ nodes }: Profile): Map<number, string> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stackOf = (id: number): string[] => {
    const stack: string[] = [];
    for (let node = byId.get(id); node; node = byId.get(parents.get(node.id) ?? -1))
      stack.push(`${node.callFrame.functionName} ${node.callFrame.url}`);
    return stack;
  };
  const partOf = (id: number) => {
    const [leaf = "", ...callers] = stackOf(id);
    const stack = [leaf, ...callers.filter((frame) => !frame.startsWith("(root)"))];
    return PARTS.find(([, pattern]) => stack.some((frame) => pattern.test(frame)))?.[0] ?? OTHER;
  };
  return new Map(nodes.map(({ id }) => [id, partOf(id)]));
}
