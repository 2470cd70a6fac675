import { setTimeout } from "node:timers/promises";
import type { PageToCheck } from "./pages-to-check.ts";
import type { TemporaryGateway } from "./temporary-gateway.ts";

/** The first renderings can exceed the gateway's time limit; then the same page is rendered by a later request. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 250;
/** The element with the data of a server-rendered page. */
const RENDERED = 'id="ligate-data"';

/**
 * Requests the documents of pages: status 200, or a redirect within the store; and rendered on the server, where the
 * remote's pages are.
 * @returns one sentence per problem
 */
export async function checkServerPages(
  gateway: TemporaryGateway,
  pages: PageToCheck[],
  patienceMs = PATIENCE_MS,
): Promise<string[]> {
  const problems: string[] = [];
  for (const page of pages) problems.push(...(await checkPage(gateway, page, patienceMs)));
  return problems;
}

async function checkPage(
  gateway: TemporaryGateway,
  page: PageToCheck,
  patienceMs: number,
): Promise<string[]> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const problem = await requestPage(gateway, page);
    if (!problem) return [];
    if (Date.now() > deadline) return [problem];
    await setTimeout(PAUSE_MS);
  }
}

/** @returns a sentence if the answer is not as expected */
async function requestPage(
  { address: gateway, log }: TemporaryGateway,
  { title, address, isRendered }: PageToCheck,
): Promise<string | undefined> {
  const url = new URL(address, gateway);
  const response = await fetch(url, { redirect: "manual" });
  const text = await response.text();
  const location = response.headers.get("location");
  if (location && response.status >= 300 && response.status < 400) {
    if (new URL(location, url).origin === url.origin) return undefined;
    return `${title} redirects from ${address} to ${location}, outside the store. Redirect to an address of the store.`;
  }
  if (response.status !== 200) {
    return (
      `${title} answers ${address} with the status ${response.status}. ` +
      `Correct its loader, or the handle.example of its route${reasonIn(log, url.pathname)}.`
    );
  }
  if (!isRendered || text.includes(RENDERED)) return undefined;
  return (
    `${title} is not rendered on the server: the document of ${address} contains no page. ` +
    `Its loader and components have to run in Node${reasonIn(log, url.pathname)}.`
  );
}

/** The gateway's reason for not rendering a path, as the end of a sentence. */
function reasonIn(log: string[], path: string): string {
  const marker = `"msg":"${path} is rendered in the browser: `;
  const line = log.findLast((line) => line.includes(marker));
  const reason = line?.split(marker)[1]?.split(/\\n|"/)[0];
  return reason ? `; the gateway says: ${reason.replace(/\.$/, "")}` : "";
}
