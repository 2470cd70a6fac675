import { setTimeout } from "node:timers/promises";
import type { PageToCheck, Visits } from "./pages-to-check.ts";
import type { TemporaryGateway } from "./temporary-gateway.ts";

/** The first renderings can exceed the gateway's time limit; then the same page is rendered by a later request. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 250;
/** The element with the data of a server-rendered page. */
const RENDERED = 'id="ligate-data"';

/**
 * Requests the documents of pages, as a stranger: status 200, or a redirect within the store; and rendered on the server,
 * where the remote's pages are. Only a page that is rendered at its own address is visited.
 */
export async function checkServerPages(
  gateway: TemporaryGateway,
  pages: PageToCheck[],
  patienceMs = PATIENCE_MS,
): Promise<Visits> {
  const visits: Visits = { problems: [], notVisited: {} };
  for (const page of pages) {
    const { problem, reason } = await checkPage(gateway, page, patienceMs);
    if (problem) visits.problems.push(problem);
    if (reason) visits.notVisited[page.name] = reason;
  }
  return visits;
}

interface Answer {
  /** A sentence, if the answer is not as expected. */
  problem?: string;
  /** Why the page was not visited. */
  reason?: string;
}

async function checkPage(gateway: TemporaryGateway, page: PageToCheck, patienceMs: number): Promise<Answer> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await requestPage(gateway, page);
    if (!answer.problem || Date.now() > deadline) return answer;
    await setTimeout(PAUSE_MS);
  }
}

async function requestPage(
  { address: gateway, log }: TemporaryGateway,
  { title, name, address, isRendered }: PageToCheck,
): Promise<Answer> {
  const url = new URL(address, gateway);
  const response = await fetch(url, { redirect: "manual" });
  const text = await response.text();
  const location = response.headers.get("location");
  if (location && response.status >= 300 && response.status < 400) {
    const target = new URL(location, url);
    if (target.origin === url.origin) return { reason: `redirects to ${target.pathname}` };
    return {
      problem: `${title} redirects from ${address} to ${location}, outside the store. Redirect to an address of the store.`,
    };
  }
  if (response.status !== 200) {
    return {
      problem:
        `${title} answers ${address} with the status ${response.status}. ` +
        `Correct its loader, or the handle.example of its route${reasonIn(log, name)}.`,
    };
  }
  if (!isRendered) return { reason: "is not rendered on the server" };
  if (text.includes(RENDERED)) return {};
  return {
    problem:
      `${title} is not rendered on the server: the document of ${address} contains no page. ` +
      `Its loader and components have to run in Node${reasonIn(log, name)}.`,
  };
}

/** The gateway's reason for not rendering a page, as the end of a sentence. @param name `<remote>/<id of the route>` */
function reasonIn(log: string[], name: string): string {
  const marker = `"msg":"${name} is rendered in the browser: `;
  const line = log.findLast((line) => line.includes(marker));
  const reason = line?.split(marker)[1]?.split(/\\n|"/)[0];
  return reason ? `; the gateway says: ${reason.replace(/\.$/, "")}` : "";
}
