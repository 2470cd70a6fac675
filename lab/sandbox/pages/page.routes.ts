import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { cardTable } from "../paypal/control/payments-page.ts";
import { BUCKET_KEY_ID, BUCKET_SECRET, SPECIAL_BUCKETS } from "../services/bucket.routes.ts";
import { SPECIAL_ZIP_CODES } from "../services/sales-tax.routes.ts";
import { html, page } from "./html.ts";

const styles = readFileSync(join(import.meta.dirname, "sandbox.css"), "utf8");

export function pageRoutes(app: FastifyInstance) {
  app.get("/", async (_request, reply) => reply.type("text/html; charset=utf-8").send(indexPage()));
  app.get("/sandbox.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(styles));
}

/** The index page: links to the inbox and the payments, and the test cards, ZIP codes and buckets for manual tests of the store. */
function indexPage(): string {
  const zips = SPECIAL_ZIP_CODES.map(
    ({ zip, effect }) => html`<tr><td><code>${zip}</code></td><td>${effect}</td></tr>\n`,
  );

  const buckets = SPECIAL_BUCKETS.map(
    ({ bucket, effect }) => html`<tr><td><code>bucket/${bucket}</code></td><td>${effect}</td></tr>\n`,
  );

  return page({
    title: "Stand-ins for third parties",
    root: "./",
    body: html`<h1>Sandbox</h1>
<p>Local stand-ins for PayPal, the sales-tax service, an S3-compatible bucket and a mail server. No money moves and no mail leaves
this machine. Mails and objects of buckets are lost when the sandbox stops; payments are kept if it has a data folder.</p>
<h2>PayPal</h2>
<p>Complete or deny payments under review, refund them, open disputes: <a href="paypal/">the payments</a>.</p>
<h2>Mail</h2>
<p>Every mail the store sends is in <a href="mail/">the inbox</a>.</p>
${cardTable()}
<h2>Sales tax</h2>
<p>Each ZIP code has the rate of its state.</p>
<table><thead><tr><th>ZIP code</th><th>Effect</th></tr></thead><tbody>
${zips}</tbody></table>
<h2>Buckets</h2>
<p>Every bucket <code>bucket/…</code> exists, with the access key id <code>${BUCKET_KEY_ID}</code> and the secret
<code>${BUCKET_SECRET}</code>, except for these:</p>
<table><thead><tr><th>Bucket</th><th>Effect</th></tr></thead><tbody>
${buckets}</tbody></table>`,
  });
}
