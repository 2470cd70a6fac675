import type { Contract } from "@ligate/contract/contract";
import type { PathParams } from "@ligate/contract/endpoint";
import type { z } from "zod";
import type { Browser } from "../browser.ts";
import type { TestApp } from "../test-app.ts";
import { sampleCustomerCalls } from "./sample-customer-calls.ts";
import { sampleMessageCalls } from "./sample-message-calls.ts";
import { sampleOrderCalls } from "./sample-order-calls.ts";
import { samplePublicCalls } from "./sample-public-calls.ts";
import { sampleSecurityCalls } from "./sample-security-calls.ts";

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** Arguments of a call that is answered with 200. `by` defaults to a new visitor. */
export interface SampleCall<E extends Contract[keyof Contract]> {
  by?: Browser;
  params?: PathParams<E["path"]>;
  query?: E extends { query?: infer Query } ? InputOf<Query> : undefined;
  body?: E extends { body?: infer Body } ? InputOf<Body> : undefined;
}

/** Creates the records that a call needs. @returns its arguments */
export type Sample<Name extends keyof Contract> = (
  shop: TestApp,
) => SampleCall<Contract[Name]> | Promise<SampleCall<Contract[Name]>>;

/** One call of every endpoint of the contract. An endpoint without a sample does not compile. */
export const sampleCalls: { [Name in keyof Contract]: Sample<Name> } = {
  ...samplePublicCalls,
  ...sampleCustomerCalls,
  ...sampleSecurityCalls,
  ...sampleOrderCalls,
  ...sampleMessageCalls,
};
