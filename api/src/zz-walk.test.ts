import { Session } from "node:inspector/promises";
import { writeFileSync } from "node:fs";
import { add, getCart, PLASMID } from "./testing/shoppers.ts";
import { testApp } from "./testing/test-app.ts";
async function measure(out: string, run: () => Promise<unknown>) {
  const s = new Session(); s.connect();
  await s.post("Profiler.enable"); await s.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  await s.post("Profiler.takePreciseCoverage");
  await run();
  const { result } = await s.post("Profiler.takePreciseCoverage");
  const lines: string[] = [];
  for (const { url, functions } of result) {
    if (url.includes("node_modules") || !url.includes("/work/main")) continue;
    const called = functions.filter((f) => f.functionName && f.ranges[0]!.count > 0).map((f) => f.functionName);
    const anon = functions.filter((f) => !f.functionName && f.ranges[0]!.count > 0).length;
    if (called.length || anon) lines.push(`${url.split("/work/main/")[1]}  ${called.join(" ")} +${anon}`);
  }
  writeFileSync("/tmp/ligate-hand/mine/" + out, lines.sort().join("\n"));
}
const { browser } = testApp();
it("walks", async () => {
  const guest = browser();
  await add(guest, PLASMID);
  const [line] = (await getCart(guest)).data;
  const set = (quantity: number) => guest.post("/api/orders/cart/", { updateQuantity: true, product_id: line!.id, quantity });
  await set(3);
  await measure("api-walk2.txt", async () => { const r = await set(4); expect(r.status).toBe(200); });
  await guest.get("/api/search/?q=tp53");
  await measure("api-search-walk2.txt", async () => { const r = await guest.get("/api/search/?q=crispr%20kit"); expect(r.status).toBe(200); });
});
