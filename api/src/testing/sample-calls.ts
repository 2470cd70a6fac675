import type { Contract } from "@ligate/contract/contract";
import type { PathParams } from "@ligate/contract/endpoint";
import type { z } from "zod";
import type { Browser } from "./browser.ts";
import { sampleCustomerCalls } from "./sample-customer-calls.ts";
import { sampleOrderCalls } from "./sample-order-calls.ts";
import { samplePublicCalls } from "./sample-public-calls.ts";
import type { TestApp } from "./test-app.ts";

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** A call that is answered 200; by a newcomer where nobody is named. */
export interface SampleCall<E extends Contract[keyof Contract]> {
  by?: Browser;
  params?: PathParams<E["path"]>;
  query?: E extends { query?: infer Query } ? InputOf<Query> : undefined;
  body?: E extends { body?: infer Body } ? InputOf<Body> : undefined;
}

/** Prepares what the call is about, and says what is asked. */
export type Sample<Name extends keyof Contract> = (
  shop: TestApp,
) => SampleCall<Contract[Name]> | Promise<SampleCall<Contract[Name]>>;

/** One call to every endpoint of the contract: a new one does not compile without. */
export const sampleCalls: { [Name in keyof Contract]: Sample<Name> } = {
  ...samplePublicCalls,
  ...sampleCustomerCalls,
  ...sampleOrderCalls,
};
