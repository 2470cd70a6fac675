import type { VisitFacts } from "@ligate/contract/remotes/visit-facts";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orders } from "../modules/ordering/tables.ts";
import { Browser, type Transport } from "./browser.ts";
import { lastToken, PASSWORD, signUp } from "./customers.ts";
import { invoiced } from "./purchase-orders.ts";
import { add } from "./shoppers.ts";
import { ADA, answer, write } from "./threads.ts";

export interface VisitedCustomer {
  /** The customer's session. */
  cookie: { name: string; value: string };
  facts: VisitFacts;
}

/** Signs up the customer as whom the gate visits pages: with a cart, an invoice, a thread, a design and mailed links. */
export async function createVisitedCustomer(app: Transport, db: Database): Promise<VisitedCustomer> {
  const ada = new Browser(app);
  const order_number = await invoiced(db, ada, ADA);
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, order_number));
  await add(ada);
  const message_reference = await write(ada);
  await answer(db, message_reference);
  const design = await ada.post("/api/users/designs/", { product_sku: "CA-LA-CMXXPC-XXXXXX" });
  const change = { email: "ada@new.example", currentPassword: PASSWORD };
  await ada.post("/api/users/reset-user-email/", change);

  const other = new Browser(app);
  await signUp(other, "bob@lab.example");
  await other.post("/api/forgot-password/", { email: "bob@lab.example" });

  const session = [...ada.cookies].find(([name]) => name.endsWith("sessionid"));
  if (!session || !order) throw new Error("The customer of the visits was not created.");
  const [name, value] = session;
  return {
    cookie: { name, value },
    facts: {
      order_number,
      order_token: order.paymentToken,
      message_reference,
      design_id: String(design.body.id),
      change_email_token: await lastToken(db, "profile/email"),
      verify_email_token: await lastToken(db, "verify-email"),
      reset_password_token: await lastToken(db, "reset-password"),
    },
  };
}
