/**
 * `npm test`: every gate in order, a summary, and `N passed, N failed` as the last line. `--quick`: no browser, and
 * no gate that was green on the very files that it looks at now.
 */
import { browserGate, type Counts, type Gate, quickGates } from "./gates.ts";
import { LastGreen } from "./last-green.ts";

const AT_A_TIME = 2;
const isQuick = process.argv.includes("--quick");

const results: Counts[] = [];
const lastGreen = new LastGreen();
const all = quickGates();
const waiting = isQuick ? all.filter(({ name, dir }) => !lastGreen.isUnchanged(name, dir)) : all;
const spared = all.length - waiting.length;
if (spared > 0) console.log(`${spared} gates were green on the same files and are not run again`);
await Promise.all(Array.from({ length: AT_A_TIME }, workOff));
// Browsers need the machine for themselves.
if (!isQuick) await show(browserGate());

const sum = (what: "passed" | "failed" | "skipped") =>
  results.reduce((total, counts) => total + counts[what], 0);
const skipped = sum("skipped");
console.log(skipped > 0 ? `\n${skipped} skipped` : "");
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;

async function workOff(): Promise<void> {
  for (let gate = waiting.shift(); gate; gate = waiting.shift()) await show(gate);
}

async function show(gate: Gate): Promise<void> {
  const start = performance.now();
  const counts = await gate.run();
  results.push(counts);
  lastGreen.remember(gate.name, counts.failed === 0, gate.dir);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const isSkipped = counts.passed === 0 && counts.skipped > 0;
  const verdict = counts.failed > 0 ? "FAILED" : isSkipped ? "skipped" : "ok";
  const tally = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  console.log(`${verdict.padEnd(7)} ${gate.name.padEnd(26)} ${tally} (${seconds} s)`);
  if (counts.failed > 0) console.log(counts.output);
}
