import { eq, sql } from "drizzle-orm";
import { outbox } from "../../../jobs/outbox.table.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signUpVerified } from "../../../testing/customers.ts";
import {
  invoice,
  invoiced,
  newestOrder,
  payByCheck,
  payByOrder,
  shopping,
} from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { ADDRESS } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";
import { documentLinks } from "./document-links.table.ts";
import { deleteEndedDocumentLinks } from "./document-links.ts";

const { app, db, browser } = testApp(sandboxProviders().settings);
const HALF_A_YEAR = sql`now() - interval '181 days'`;

const pathOf = (url: string) => new URL(url).pathname;
async function createLink(by: Browser, number: string, kind = "invoice") {
  const { body } = await by.post(`/api/users/order-document/${number}/${kind}/link/`);
  return pathOf(body.url);
}

it("opens its document without a login, and changes nothing", async () => {
  const ada = browser();
  const number = await invoiced(db(), ada);
  const path = await createLink(ada, number);
  const stored = await db().select().from(documentLinks);

  for (const visitor of [browser(), browser()]) {
    const { status, headers } = await visitor.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    expect(headers["set-cookie"]).toBeUndefined();
  }
  expect(await db().select().from(documentLinks)).toEqual(stored);
  expect(JSON.stringify(stored)).not.toContain(path.split("/")[3]);
});

it("opens no other document", async () => {
  const ada = browser();
  const number = await invoiced(db(), ada);
  const path = await createLink(ada, number, "confirmation");

  const { headers } = await browser().get(path);
  expect(headers["content-disposition"]).toContain(`Order confirmation ${number}.pdf`);
  for (const other of [path.replace(/.\/$/, "x/"), "/api/documents/x/"])
    expect((await browser().get(other)).status).toBe(404);
  expect((await browser().get(`/api/users/order-document/${number}/invoice/`)).status).toBe(401);
});

it("stops working when its owner revokes it; other customers cannot revoke it", async () => {
  const ada = browser();
  const number = await invoiced(db(), ada);
  const eve = browser();
  await signUpVerified(db(), eve, "eve@lab.example");
  const path = await createLink(ada, number);
  const links = `/api/users/order-document/${number}/invoice/link/`;

  expect((await eve.delete(links)).status).toBe(404);
  expect((await eve.post(links)).status).toBe(404);
  expect((await browser().get(path)).status).toBe(200);

  expect((await ada.delete(links)).body).toEqual({ revoked: 1 });
  expect(await browser().get(path)).toMatchObject({
    status: 404,
    body: { detail: expect.stringContaining("revoked") },
  });
});

it("ends after 180 days, but an invoice's not before it is paid", async () => {
  const ada = browser();
  const number = await invoiced(db(), ada);
  const unpaid = await createLink(ada, number);
  const confirmation = await createLink(ada, number, "confirmation");
  await db().update(documentLinks).set({ createdAt: HALF_A_YEAR });

  expect((await browser().get(confirmation)).status).toBe(404);
  expect((await browser().get(unpaid)).status).toBe(200);
  await deleteEndedDocumentLinks(db());
  expect(await db().select().from(documentLinks)).toMatchObject([{ kind: "invoice" }]);
  await payByCheck(db(), number, 472_00);
  expect((await browser().get(unpaid)).status).toBe(404);
});

it("is mailed to accounts payable, and to a buyer whose address is not verified", async () => {
  const ada = browser();
  const references = JSON.stringify({ invoices_to: "ap@institute.example" });
  await payByOrder(ada, await shopping(db(), ada), { references, address: JSON.stringify(ADDRESS) });
  await db().update(users).set({ emailVerifiedAt: null });

  await invoice(db(), await newestOrder(db()));

  for (const recipient of ["ap@institute.example", "ada@lab.example"]) {
    const mails = await db().select().from(outbox).where(eq(outbox.recipient, recipient));
    const last = mails.findLast(({ subject }) => subject.startsWith("Invoice IV-"));
    expect(last?.attachments).toEqual([]);
    const [url = ""] = /https:\/\/store\.example\/api\/documents\/\S+/.exec(last?.text ?? "") ?? [];
    const { status, headers } = await browser().get(pathOf(url));
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toContain("Invoice IV-");
  }
});

it("is not needed by a verified buyer, who has the invoice attached", async () => {
  const number = await invoiced(db(), browser());

  const mails = await db().select().from(outbox).where(eq(outbox.recipient, "ada@lab.example"));

  expect(mails.at(-1)?.attachments).toEqual([{ kind: "invoice", number }]);
});

it("explains to a person that it has ended", async () => {
  const request = { method: "GET", url: "/api/documents/x/", headers: { accept: "text/html,*/*" } } as const;
  const { statusCode, headers, body } = await app().inject(request);

  expect(statusCode).toBe(404);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain("it has expired or was revoked");
});
