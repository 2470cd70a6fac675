import { type Customer, signUpMany } from "./customer.ts";
import { forgedRound, payPalRound, webhookRound } from "./double-submit-round.ts";
import { FLOWS, type FlowName } from "./flows.ts";
import { type Kind, killRound } from "./kill-round.ts";
import { PAYPAL_FAULTS } from "./paypal-faults.ts";
import { addKilled, addPressed } from "./rows.ts";
import {
  AT_RANDOM,
  CREATE_STEPS,
  count,
  type Lengths,
  PURCHASE_ORDER_STEPS,
  STEPS,
  type Step,
} from "./steps.ts";
import type { Store } from "./store.ts";
import type { Row } from "./table.ts";
import { WEBHOOK_FAULTS } from "./webhook-faults.ts";

const kindsOf = (flow: FlowName, steps: object): Kind[] =>
  Object.entries(steps).map(([step, { isClaimed }]) => ({ flow, step: step as Step, isClaimed }));
const anyTime = (flow: FlowName): Kind => ({ flow, step: AT_RANDOM, isClaimed: false });

/** Who is hit by the same kill: as many as the API has connections to the database to be held. */
export const KILLED_TOGETHER: Kind[][] = [
  kindsOf("cart", STEPS),
  kindsOf("half", STEPS),
  kindsOf("invoice", STEPS),
  [...kindsOf("purchase order", PURCHASE_ORDER_STEPS), ...kindsOf("opening", CREATE_STEPS)],
  (["cart", "half", "invoice", "purchase order"] as const).map(anyTime),
];

/** Kills the API so many times for every kind of these groups. */
export async function kill(store: Store, groups: Kind[][], times: number, rows: Row[]) {
  const customers = await signUpMany(store, Math.max(...groups.map((kinds) => kinds.length)), "killed");
  const lengths = await lengthsOf(store, customers);
  for (const kinds of groups) {
    for (let n = 0; n < times; n++) {
      const { outcomes, mismatches } = await killRound(store, kinds, customers, { n, lengths });
      addKilled(rows, outcomes, mismatches);
    }
    console.log(`killed ${times} times: ${kinds[0]?.flow}, ${kinds[0]?.step} …`);
  }
}

/** Has so many customers pay through every fault of PayPal's and of its webhooks. */
export async function misbehave(store: Store, times: number, rows: Row[]) {
  const customers = await signUpMany(store, times, "faulty");
  for (const fault of PAYPAL_FAULTS) {
    addPressed(
      rows,
      `PayPal answers the ${fault.on}`,
      fault.name,
      await payPalRound(store, fault, customers),
    );
    console.log(`${fault.on}: ${fault.name}`);
  }
  for (const fault of WEBHOOK_FAULTS) {
    addPressed(rows, "A webhook", fault.name, await webhookRound(store, fault, customers));
  }
  const made = await forgedRound(store, customers);
  addPressed(rows, "A webhook", "is made up, of a payment that was never asked for", made);
}

/** Pays once in every way, undisturbed, and counts the statements of the transactions. */
async function lengthsOf(store: Store, [customer]: Customer[]): Promise<Record<FlowName, Lengths>> {
  if (!customer) throw new Error("Nobody is there to pay");
  const lengthOf = async (flow: FlowName, ...names: (keyof Lengths)[]): Promise<Lengths> => {
    const button = await FLOWS[flow](store, customer, true);
    const counted = await Promise.all(names.map((name) => count(store, button, name)));
    const { status } = await button.press();
    if (status !== 200) throw new Error(`${flow} cannot be paid: ${status}`);
    const found = Object.fromEntries(names.map((name, i) => [name, counted[i]?.statements ?? 0]));
    return { claim: 0, settle: 0, "purchase order": 0, ...found };
  };
  const cart = await lengthOf("cart", "claim", "settle");
  const half = await lengthOf("half", "claim", "settle");
  const invoice = await lengthOf("invoice", "claim", "settle");
  const alone = await lengthOf("purchase order", "purchase order");
  return { cart, opening: cart, half, invoice, "purchase order": alone };
}
